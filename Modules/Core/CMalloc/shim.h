#pragma once
#if __has_include(<features.h>)
#include <features.h> // says __GLIBC__
#endif
#ifdef __GLIBC__
#include <malloc.h> // mallopt, which Swift's module Glibc leaves out
#endif
