import { Parser } from "htmlparser2";
import { expect, test } from "vitest";
import { TEXT_FILES } from "#app/domain/documents/text-file.ts";
import { atOnce, type Visitor, walkInPieces } from "#app/domain/documents/walk-markup.ts";
import { textOfFile } from "./text-of-file.server.ts";

const textOfMarkup = (html: string) => textOfFile(new File([html], "a.html"));

const NOBODY: Visitor = { open: () => undefined, text: () => undefined, close: () => undefined };

test.each([
  ["<h1>Travel</h1><p>Ask <b>first</b>,\n then book.</p>", "Travel\n\nAsk first, then book."],
  ["<ul><li>One<li>Two</ul>After", "One\nTwo\n\nAfter"],
  ["<table><tr><th>Day</th><td>Limit</td></tr><tr><td>1</td><td>50&nbsp;€</td></tr></table>", "Day Limit\n1 50 €"],
  ["a<br>b<br/>c", "a\nb\nc"],
  ["<p>x &lt;b&gt; &amp; y &#8220;z&#8221;</p>", "x <b> & y “z”"],
  ["<title>T</title><script>if (a < b) alert('</p>')</script><style>p{}</style><p>Seen</p><!-- not this -->", "Seen"],
  ["<svg><title>Icon</title><svg></svg></svg><template><p>No</p></template><button>Press</button><p>Seen</p>", "Seen"],
  ["<pre>one\n  two</pre>", "one\ntwo"],
  ["<p>never closed <i>at all", "never closed at all"],
  ["no markup < 3 & more", "no markup < 3 & more"],
])("the text of %j", async (html, text) => {
  expect(await textOfMarkup(html)).toBe(text);
});

/** A file of the largest size that is nothing but this. */
const full = (part: string) => part.repeat(Math.floor(TEXT_FILES.bytes / part.length));

test.each([
  ["paragraphs in bold, never closed", full("<p><b>")],
  ["bold in bold, with what closes nothing", `${"<b>".repeat(60_000)}${"</i>".repeat(55_000)}`],
  ["bold in bold, with what closes nothing each time", full("<b></i>")],
  ["lists in lists", full("<ul><li>")],
  ["blocks in blocks", full("<div>")],
])("a file of %s is refused after its first piece", async (_, html) => {
  let read = 0;
  class Counting extends Parser {
    override write(piece: string) {
      read += piece.length;
      super.write(piece);
    }
  }
  expect(atOnce(walkInPieces(Counting, html, { attributes: [] }, NOBODY))).toBe(false);
  expect(read).toBeLessThanOrEqual(20_000);
  expect(await textOfMarkup(html)).toBeNull();
});

test("a file with much that is closed, or is no element, is read whole", async () => {
  expect((await textOfMarkup(`${full("<p><b>x</b>").slice(0, -11)}<p>end`))?.split("\n\n")).toHaveLength(36_363);
  expect(await textOfMarkup(`${"<i>".repeat(200)}deep`)).toBe("deep");
  expect(await textOfMarkup(`x${"<".repeat(300_000)}`)).toContain("x");
  expect(await textOfMarkup(`x${"<svg ".repeat(60_000)}`)).toContain("x");
  expect(await textOfMarkup(`${"&".repeat(300_000)}`)).toHaveLength(300_000);
  expect(await textOfMarkup(`x${full("</i>").slice(4)}`)).toBe("x");
});

const file = (name: string, ...bytes: (string | Uint8Array<ArrayBuffer>)[]) => new File(bytes, name);

test.each([
  ["plain text, with a mark and the line ends of Windows", file("a.txt", "\ufeffOne\r\nTwo\rThree"), "One\nTwo\nThree"],
  ["Markdown as it is", file("a.md", "# One\n\n- two"), "# One\n\n- two"],
  ["text of old editors", file("a.txt", new Uint8Array([0x4d, 0xfc, 0x6c, 0x6c, 0x20, 0x80])), "Müll €"],
  ["UTF-16", file("a.txt", new Uint8Array([0xff, 0xfe, 0x48, 0, 0x69, 0])), "Hi"],
  ["UTF-16, the other way round", file("a.txt", new Uint8Array([0xfe, 0xff, 0, 0x48, 0, 0x69])), "Hi"],
  ["HTML", file("a.HTML", "<p>Hi</p>"), "Hi"],
  ["nothing but space", file("a.txt", " \n\u200b "), null],
  [
    "a page that was saved, of which its main part is read",
    file("a.html", "<body><nav>Home</nav><main><h1>R</h1>Open.</main>© Us"),
    "R\n\nOpen.",
  ],
  ["a reference to what no text holds", file("a.html", "a&#1;b"), "ab"],
  ["HTML without words", file("a.html", "<script>x</script>"), null],
  ["bytes that are no text", file("a.txt", new Uint8Array([0x50, 0x4b, 0, 1, 2])), null],
  ["a character that no text holds", file("a.html", "a&#1;b\u0007"), null],
  ["HTML without an end to its depth", file("a.html", "<b>".repeat(1000), "text"), null],
  ["another kind of file", file("a.pdf", "text"), null],
])("the text of %s", async (_, of, text) => {
  expect(await textOfFile(of)).toBe(text);
});
