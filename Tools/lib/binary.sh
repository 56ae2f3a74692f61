# Where the release binary is and whether it is up to date; sourced after `root` is set. Plain sh, since Tools/run is.
# shellcheck shell=sh disable=SC2154 # root comes from the caller

# A slice builds in a folder of its own: modules left from another one would hide an undeclared import.
scratch=$root/.build
[ -z "${FEATURES+set}" ] || scratch=$scratch-$(printf %s "$FEATURES" | tr -c 'A-Za-z0-9' +)
binary=$scratch/run/app

# True when no source changed since the binary was built. A folder counts as changed when a file in it comes or goes;
# the time of change (c), unlike that of modification, cannot be set back by whoever copies files.
binary_is_fresh() {
  [ -x "$binary" ] || return 1
  newer=$(find "$root/Package.swift" "$root/App" "$root/Modules" -newercm "$binary" -print -quit) && [ -z "$newer" ]
}
