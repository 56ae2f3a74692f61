#pragma once

// The parts of libcurl's interface that Swift cannot say itself, declared here since the library is opened when first used: building
// needs no headers of it. Source: curl/curl.h and curl/multi.h, whose numbers and layouts are part of the library's binary interface.

#include <stdint.h>

/// A function of the library whose arguments vary; its wrapper below says which they are.
typedef void (*CurlFunction)(void);

/// What ended a transfer (CURLMsg).
typedef struct {
  int kind;
  void *easy;
  union {
    void *unused;
    int code;
  } outcome;
} CurlMessage;

typedef unsigned long (*CurlWriteCallback)(char *bytes, unsigned long size, unsigned long count, void *context);
typedef int (*CurlSocketCallback)(void *context, int socket, int purpose);

// Swift cannot call variadic functions: one wrapper for each type an option (curl_easy_setopt, curl_multi_setopt, curl_share_setopt)
// or a fact (curl_easy_getinfo) has.

static inline int curl_set_int(CurlFunction function, void *handle, int option, int value) {
  return ((int (*)(void *, int, ...))function)(handle, option, value);
}

static inline int curl_set_long(CurlFunction function, void *handle, int option, long value) {
  return ((int (*)(void *, int, ...))function)(handle, option, value);
}

static inline int curl_set_offset(CurlFunction function, void *handle, int option, int64_t value) {
  return ((int (*)(void *, int, ...))function)(handle, option, value);
}

static inline int curl_set_text(CurlFunction function, void *handle, int option, const char *value) {
  return ((int (*)(void *, int, ...))function)(handle, option, value);
}

static inline int curl_set_pointer(CurlFunction function, void *handle, int option, const void *value) {
  return ((int (*)(void *, int, ...))function)(handle, option, value);
}

static inline int curl_set_callback(CurlFunction function, void *handle, int option, CurlWriteCallback value) {
  return ((int (*)(void *, int, ...))function)(handle, option, value);
}

static inline int curl_set_socket_callback(CurlFunction function, void *handle, int option, CurlSocketCallback value) {
  return ((int (*)(void *, int, ...))function)(handle, option, value);
}

static inline int curl_get_long(CurlFunction function, void *handle, int fact, long *value) {
  return ((int (*)(void *, int, ...))function)(handle, fact, value);
}

static inline int curl_get_offset(CurlFunction function, void *handle, int fact, int64_t *value) {
  return ((int (*)(void *, int, ...))function)(handle, fact, value);
}
