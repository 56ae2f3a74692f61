#pragma once

// The parts of libmicrohttpd's interface that are used, declared here since the library is opened when first used: building needs no
// headers of it. Source: microhttpd.h of 0.9.75; all of it is part of the stable interface libmicrohttpd.so.12.

#include <stddef.h>
#include <stdint.h>

/// How a server runs (enum MHD_FLAG).
enum {
  MicroHTTPDRunsThreads = 8,
  MicroHTTPDUsesIPv6 = 16,
  MicroHTTPDUsesEpoll = 512,
  /// Connections are not shut down before their last notification, which may still write to them.
  MicroHTTPDIsTurbo = 4096,
  MicroHTTPDSuspends = 8192 | 1024,
  MicroHTTPDChoosesPolling = 65536,
};

/// What an option sets (enum MHD_OPTION).
enum {
  MicroHTTPDOptionEnd = 0,
  MicroHTTPDOptionMemoryLimit = 1,
  MicroHTTPDOptionConnectionLimit = 2,
  MicroHTTPDOptionNotifyCompleted = 4,
  MicroHTTPDOptionNotifyTarget = 7,
  MicroHTTPDOptionListeningSocket = 12,
  MicroHTTPDOptionThreads = 14,
  MicroHTTPDOptionArray = 15,
  MicroHTTPDOptionMemoryIncrement = 21,
  MicroHTTPDOptionNotifyConnection = 27,
};

/// What can be asked about a connection (enum MHD_ConnectionInfoType).
enum {
  MicroHTTPDInfoAddress = 2,
  MicroHTTPDInfoDescriptor = 6,
  MicroHTTPDInfoContext = 7,
  MicroHTTPDInfoHeadSize = 10,
  MicroHTTPDInfoStatus = 11,
};

/// Where a field stands (enum MHD_ValueKind), and who owns the bytes of an answer (enum MHD_ResponseMemoryMode).
enum {
  MicroHTTPDFieldsOfHead = 1,
  MicroHTTPDCopiesBytes = 2,
};

/// One option of the array (struct MHD_OptionItem); the pointer is the second of two arguments.
typedef struct {
  int option;
  intptr_t value;
  void *pointer;
} MicroHTTPDOption;

/// MHD_AccessHandlerCallback.
typedef int (*MicroHTTPDAnswer)(void *context, void *connection, const char *url, const char *method, const char *version,
                                const char *upload, size_t *uploadSize, void **request);

/// MHD_AcceptPolicyCallback.
typedef int (*MicroHTTPDAccept)(void *context, const void *address, unsigned int length);

/// MHD_start_daemon is variadic, which Swift cannot call.
static inline void *MicroHTTPDStart(uintptr_t function, unsigned int flags, MicroHTTPDAccept accept, MicroHTTPDAnswer answer,
                                    void *context, const MicroHTTPDOption *options) {
  typedef void *(*Start)(unsigned int, uint16_t, MicroHTTPDAccept, void *, MicroHTTPDAnswer, void *, ...);
  return ((Start)function)(flags, 0, accept, context, answer, context, MicroHTTPDOptionArray, options, MicroHTTPDOptionEnd);
}

/// MHD_get_connection_info is variadic, which Swift cannot call; the union it points to begins with what was asked for.
static inline const void *MicroHTTPDInfo(uintptr_t function, void *connection, int kind) {
  typedef const void *(*Info)(void *, int, ...);
  return ((Info)function)(connection, kind);
}
