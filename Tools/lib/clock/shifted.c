/* A clock that is wrong by the seconds that stand in the file CLOCK_SHIFT names, for who is started with it in LD_PRELOAD. */
#include <stdio.h>
#include <stdlib.h>
#include <sys/time.h>
#include <time.h>

time_t time(time_t *place) {
  struct timeval now;
  gettimeofday(&now, NULL);
  long shift = 0;
  const char *name = getenv("CLOCK_SHIFT");
  FILE *file = name ? fopen(name, "re") : NULL;
  if (file) {
    if (fscanf(file, "%ld", &shift) != 1) shift = 0;
    fclose(file);
  }
  if (place) *place = now.tv_sec + shift;
  return now.tv_sec + shift;
}
