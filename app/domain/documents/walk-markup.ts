/** What is read of markup, one thing after the other. */
export type Visitor = {
  /** An element begins; attributes that nobody asked for are not there, long values are cut. */
  open(name: string, attributes: Record<string, string>): void;
  text(text: string): void;
  close(name: string): void;
  /** Whether nothing more is wanted. */
  isDone?(): boolean;
};

type Heard = {
  onopentagname(name: string): void;
  onattribute(name: string, value: string): void;
  ontext(text: string): void;
  onclosetag(name: string): void;
};
/** Whoever parses markup, piece by piece: on both sides the one of htmlparser2, in time that grows with how deep it is. */
export type MarkupParser = new (heard: Heard, options: { xmlMode: boolean }) => { write(piece: string): void; end(): void };

/** Elements in one another: more is nothing that people wrote, and takes the parser ever longer. */
const DEPTH = 200;
const LONGEST_VALUE = 2048;
/** Characters between two looks at how deep it is. */
const PIECE = 16_384;

export type Asked = { xml?: boolean; attributes: readonly string[] };

/**
 * Walks through HTML or XML of any content, a piece at a time for whoever has others wait meanwhile: in time and memory that grow with its length
 * alone. What stands deeper than 200 elements ends it. No entity of a document's own is ever replaced.
 * @returns whether it was read as far as anything was wanted: not too deep, and in XML not without its end
 */
export function* walkInPieces(
  Parser: MarkupParser,
  markup: string,
  { xml = false, attributes }: Asked,
  visitor: Visitor,
): Generator<undefined, boolean> {
  let depth = 0;
  // An element is told of once its attributes are read.
  let begun: { name: string; attributes: Record<string, string> } | null = null;
  const tell = () => {
    const element = begun;
    begun = null;
    if (element) visitor.open(element.name, element.attributes);
  };
  const parser = new Parser(
    {
      onopentagname(name) {
        tell();
        depth++;
        begun = { name, attributes: {} };
      },
      onattribute(name, value) {
        if (begun && attributes.includes(name)) begun.attributes[name] ??= value.slice(0, LONGEST_VALUE);
      },
      ontext(text) {
        tell();
        visitor.text(text);
      },
      onclosetag(name) {
        tell();
        depth--;
        visitor.close(name);
      },
    },
    { xmlMode: xml },
  );
  for (let at = 0, end = 0; at < markup.length; at = end) {
    end = at + PIECE;
    // A sign of two units stays whole: its halves would come as two texts.
    if (isHighSurrogate(markup.charCodeAt(end - 1))) end++;
    parser.write(markup.slice(at, end));
    if (depth > DEPTH) return false;
    if (visitor.isDone?.()) return true;
    yield;
  }
  // The parser would close what was cut off, as if it were whole.
  if (xml && depth > 0) return false;
  parser.end();
  return true;
}

const isHighSurrogate = (unit: number) => unit >= 0xd800 && unit <= 0xdbff;

/** What comes of something that is done in pieces, all of them one after the other. */
export function atOnce<T>(pieces: Generator<undefined, T>): T {
  let piece = pieces.next();
  while (!piece.done) piece = pieces.next();
  return piece.value;
}
