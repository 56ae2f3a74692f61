/// BibTeX made by hand, with the quirks of what people and programs write.
enum BibTeXFile {
  /// An entry with these fields besides a title and an author, as `name = value`, each value with its braces.
  static func entry(_ fields: String..., type: String = "book", key: String = "key") -> String {
    "@\(type){\(key),\n" + (["title = {T}", "author = {A}"] + fields).joined(separator: ",\n") + "\n}\n"
  }

  /// An entry with no other fields than these.
  static func bare(_ fields: String..., type: String = "book", key: String = "key") -> String {
    "@\(type){\(key),\n" + fields.joined(separator: ",\n") + "\n}\n"
  }

  /// Everything the grammar allows in one file: six entries that are books, two that are not, one string that cannot be read.
  static let quirks = #"""
    % Encoding: UTF-8
    A line of text, with me@home.org in it, and @nothing in particular.

    @comment{jabref-meta: databaseType:bibtex; @book{hidden, title={Not here}, author={Nobody}}}
    @preamble{ "\newcommand{\noopsort}[1]{} " # {\relax} }
    @STRING(gollancz = "Victor " # {Gollancz})
    @string{ omens = "Omens" , }

    @BOOK{pratchett:1990,
      Title     = "Good " # omens # {{:} The {Nice} and Accurate Prophecies},
      AUTHOR    = {Pratchett, Terry and Neil Gaiman and others},
      year      = 1990, month = may,
      publisher = gollancz,
      isbn      = {0-06-085398-0},
      pagetotal = "288", % the hardcover
      keywords  = {funny, end of the world; angels},
      note      = {First
                   line.

                   Second paragraph.},
    }  text behind it @book(paren, title = {In {(Parentheses)}}, author = "M{\"u}ller, J{\"o}rg")
    @book{pratchett:1990, title = {Same Key}, author = {Else, Someone}, year = {1991}}
    @incollection{part, title = {A Part}, author = {Writer, A.}, crossref = {WHOLE}}
    @misc{untitled, author = {Someone}}
    @book{nobody, title = {Without a Name}}
    @string{broken = }
    @book{,
      title = {No Key},
      editor = {von Neumann, Jr, John}
    }
    @collection{whole, title = {The Whole}, editor = {Editor, E.}, date = {2001-02/2001-05}, publisher = {House}, isbn = {978-0-439-55493-0}}

    """#
}
