// The least a server of books can do: libmicrohttpd, one prepared statement, JSON by hand. What `app serve` is measured against.
//
// baseline FILE PORT: answers GET /row?id=… with one book and GET /page with the first hundred, every column a reader sees.
#include <microhttpd.h>
#include <signal.h>
#include <sqlite3.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

static const char *columns =
    "id, title, author, additional_authors, published, isbn, publisher, pages, language, status, rating, date_read, date_added, "
    "tags, notes";
static sqlite3_stmt *row, *page;
static char text[1 << 20];

static char *quoted(char *out, const unsigned char *in) {
  *out++ = '"';
  for (; *in; in++) {
    if (*in == '"' || *in == '\\') *out++ = '\\';
    if (*in < 0x20) {
      out += sprintf(out, "\\u%04x", *in);
    } else {
      *out++ = (char)*in;
    }
  }
  *out++ = '"';
  return out;
}

static char *object(char *out, sqlite3_stmt *statement) {
  *out++ = '{';
  for (int i = 0; i < sqlite3_column_count(statement); i++) {
    if (i) *out++ = ',';
    out = quoted(out, (const unsigned char *)sqlite3_column_name(statement, i));
    *out++ = ':';
    switch (sqlite3_column_type(statement, i)) {
      case SQLITE_NULL: out = stpcpy(out, "null"); break;
      case SQLITE_INTEGER: out += sprintf(out, "%lld", (long long)sqlite3_column_int64(statement, i)); break;
      default: out = quoted(out, sqlite3_column_text(statement, i));
    }
  }
  *out++ = '}';
  return out;
}

static enum MHD_Result answer(void *context, struct MHD_Connection *connection, const char *url, const char *method,
                              const char *version, const char *body, size_t *size, void **request) {
  (void)context, (void)method, (void)version, (void)body, (void)size;
  static int begun;
  if (*request == NULL) {
    *request = &begun;
    return MHD_YES;
  }
  sqlite3_stmt *statement = strcmp(url, "/page") == 0 ? page : row;
  if (statement == row) {
    const char *id = MHD_lookup_connection_value(connection, MHD_GET_ARGUMENT_KIND, "id");
    sqlite3_bind_text(statement, 1, id ? id : "", -1, SQLITE_STATIC);
  }
  char *out = text;
  *out++ = '[';
  while (sqlite3_step(statement) == SQLITE_ROW) {
    if (out > text + 1) *out++ = ',';
    out = object(out, statement);
  }
  *out++ = ']';
  sqlite3_reset(statement);
  struct MHD_Response *response = MHD_create_response_from_buffer((size_t)(out - text), text, MHD_RESPMEM_MUST_COPY);
  MHD_add_response_header(response, "Content-Type", "application/json");
  enum MHD_Result result = MHD_queue_response(connection, 200, response);
  MHD_destroy_response(response);
  return result;
}

int main(int count, char **arguments) {
  if (count != 3) return 64;
  sqlite3 *database;
  if (sqlite3_open_v2(arguments[1], &database, SQLITE_OPEN_READONLY, NULL) != SQLITE_OK) return 74;
  char sql[512];
  snprintf(sql, sizeof sql, "SELECT %s FROM books WHERE id = ?1", columns);
  if (sqlite3_prepare_v2(database, sql, -1, &row, NULL) != SQLITE_OK) return 70;
  snprintf(sql, sizeof sql, "SELECT %s FROM books ORDER BY seq LIMIT 100", columns);
  if (sqlite3_prepare_v2(database, sql, -1, &page, NULL) != SQLITE_OK) return 70;
  signal(SIGPIPE, SIG_IGN);
  struct MHD_Daemon *daemon = MHD_start_daemon(
      MHD_USE_EPOLL_INTERNAL_THREAD, (unsigned short)atoi(arguments[2]), NULL, NULL, answer, NULL, MHD_OPTION_END);
  if (daemon == NULL) return 73;
  pause();
  return 0;
}
