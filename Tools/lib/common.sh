# Shared by the scripts in Tools; sourced, never run. Written for bash 3.2, the one macOS has.
# shellcheck shell=bash disable=SC2034 # the codes are read by who sources this

# Exit codes of sysexits.h that the app itself never uses, so that a caller can tell who failed.
code_usage=64
code_unavailable=69
code_build_failed=70

say() {
  printf '%s: %s\n' "${0##*/}" "$*" >&2
}

# stop CODE SENTENCE
stop() {
  say "${*:2}"
  exit "$1"
}

# Runs a command whose output matters only when it fails.
quietly() {
  local output code=0
  output=$("$@" </dev/null 2>&1) || code=$?
  ((code == 0)) || printf '%s\n' "$output" >&2
  return "$code"
}

# Stops where FEATURES names what is no feature: the manifest would, too, but with a page of SwiftPM's own words around it.
check_features() {
  local root=$1 name known=' ' line
  [[ -n ${FEATURES+set} ]] || return 0
  while IFS= read -r line; do
    [[ $line =~ name:\ \"([A-Za-z0-9]+)\" ]] && known+="${BASH_REMATCH[1]} "
  done < <(sed -n '/^let featureTable = \[/,/^\]/p' "$root/Package.swift")
  local names=()
  IFS=, read -r -a names <<<"$FEATURES"
  for name in ${names[@]+"${names[@]}"}; do
    [[ -z $name || $known == *" $name "* ]] ||
      stop "$code_usage" "FEATURES names '$name', which is no feature; there are:${known% }"
  done
}
