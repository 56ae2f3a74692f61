#pragma once

// The parts of libxml2's interface that are used, declared here since the library is opened when first used: building needs no headers
// of it. Source: libxml/parser.h and libxml/xmlerror.h, whose layout has been the same since libxml2 2.6.

/// The callbacks of a parser (xmlSAXHandler); those that are never set are untyped.
typedef struct {
  void *internalSubset;
  void *isStandalone;
  void *hasInternalSubset;
  void *hasExternalSubset;
  void *resolveEntity;
  void *getEntity;
  void (*entityDecl)(void *context, const unsigned char *name, int type, const unsigned char *publicID,
                     const unsigned char *systemID, unsigned char *content);
  void *notationDecl;
  void *attributeDecl;
  void *elementDecl;
  void *unparsedEntityDecl;
  void *setDocumentLocator;
  void *startDocument;
  void *endDocument;
  void (*startElement)(void *context, const unsigned char *name, const unsigned char **attributes);
  void (*endElement)(void *context, const unsigned char *name);
  void *reference;
  void (*characters)(void *context, const unsigned char *text, int length);
  void (*ignorableWhitespace)(void *context, const unsigned char *text, int length);
  void *processingInstruction;
  void *comment;
  void *warning;
  void *error;
  void *fatalError;
  void *getParameterEntity;
  void (*cdataBlock)(void *context, const unsigned char *text, int length);
  void *externalSubset;
  unsigned int initialized;
  void *reserved;
  void *startElementNs;
  void *endElementNs;
  void *structuredError;
} LibXML2Callbacks;

/// The beginning of a parser (xmlParserCtxt).
typedef struct {
  void *callbacks;
  void *userData;
  void *document;
} LibXML2Parser;

/// The beginning of an error (xmlError).
typedef struct {
  int domain;
  int code;
  char *message;
  int level;
  char *file;
  int line;
} LibXML2Error;
