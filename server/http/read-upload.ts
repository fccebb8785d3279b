import { Readable } from "node:stream";
import busboy from "busboy";
import { refuse } from "./refusal.ts";

/** A file on its way, by the name that it has with whoever sends it. */
export type Upload = { name: string; content: AsyncIterable<Uint8Array> };

/**
 * Reads the field `file` of a multipart/form-data body as it comes; the caller consumes the content in `use`.
 * @throws Refusal 415 for another media type, 400 for a body that cannot be read, 422 without a file
 */
export async function readUpload<T>(request: Request, use: (upload: Upload) => Promise<T>): Promise<T> {
  const type = request.headers.get("content-type") ?? "";
  if (!/^multipart\/form-data\s*;/i.test(type) || !request.body) throw refuse.wrongType();
  const parser = parserFor(type);
  const body = Readable.fromWeb(request.body as never);
  try {
    return await new Promise<T>((resolve, reject) => {
      let found = false;
      parser.on("file", (field, content, { filename }) => {
        if (field !== "file" || found || !filename) return void content.resume();
        found = true;
        // Whoever reads it hears its errors; who stops reading it has an answer already.
        content.on("error", () => undefined);
        use({ name: filename, content }).then(resolve, reject);
      });
      parser.on("error", () => reject(refuse.badRequest("form_unreadable")));
      parser.on("finish", () => found || reject(refuse.invalid([{ path: "file", code: "import_no_file" }])));
      body.on("error", () => parser.destroy(new Error("The body ended too early.")));
      body.pipe(parser);
    });
  } finally {
    body.unpipe(parser);
    // What is left of a refused body is read and thrown away, so that the sender hears the answer.
    body.resume();
  }
}

function parserFor(type: string) {
  try {
    return busboy({
      headers: { "content-type": type },
      limits: { fields: 20, files: 1, parts: 22, fieldSize: 10_000 },
      defParamCharset: "utf8",
    });
  } catch {
    throw refuse.badRequest("form_unreadable");
  }
}
