import { createHash } from "node:crypto";
import { limitedBody } from "./limited-body.server.ts";

const URLENCODED = "application/x-www-form-urlencoded";
const MULTIPART = "multipart/form-data";
const MOST_FIELDS = 200;
/** Room for every field of the editor at its limit, three times over. */
export const MOST_BYTES = 500_000;
/** The field that every form of ours has in addition: see `app/ui/primitives/link/form.tsx`. */
export const ONCE = "once";
/** What the label of a field begins with that came along with it: `app/ui/fields/label-along.tsx`. It is no part of what is sent. */
export const LABEL = "label-";

/** What a form may contain. Names are flat: no brackets, no dots. */
export type FormShape = {
  /** Names that may come once each. */
  fields: readonly string[];
  /** Names that may come several times. */
  lists?: readonly string[];
  /** The field of a file. Where the form is too large because of it, `file_too_large` stands in its place, and what comes before it is kept. */
  file?: string;
  /** 500,000 when left out. */
  mostBytes?: number;
};

/**
 * Who writes because of a form. `once` is the key of the form as it was filled in: however often it is sent, its writes take effect once,
 * and a form changed in between has another key.
 */
type Sender = { once?: string };

/**
 * Reads the fields of a form: the only way for typed input into the dashboard, limited and checked before any parser sees it. Line ends
 * become LF, whatever the browser sent, so that limits count what the person typed.
 * @param sender receives the form's key
 * @throws Response 413 for too many bytes or more than 200 fields, 415 for anything but a form, 400 for one that cannot be read, has a name
 * outside `shape`, or repeats one
 */
export async function readForm(request: Request, shape: FormShape, sender?: Sender): Promise<FormData> {
  const entries = await formEntries(request, shape.mostBytes ?? MOST_BYTES, MOST_FIELDS, shape.file);
  const once = new Set([...shape.fields, ONCE]);
  const lists = new Set(shape.lists);
  const form = new FormData();
  for (const [name, value] of entries) {
    if (isLabel(name, shape)) continue;
    if (!lists.has(name) && !once.delete(name)) throw problem(400);
    form.append(name, typeof value === "string" ? value.replace(/\r\n?/g, "\n") : value);
  }
  const key = form.get(ONCE);
  if (sender && typeof key === "string" && /^[\w-]{8,100}$/.test(key)) sender.once = nameOf(form);
  return form;
}

function isLabel(name: string, { fields, lists = [] }: FormShape): boolean {
  return name.startsWith(LABEL) && [...fields, ...lists].includes(name.slice(LABEL.length));
}

function nameOf(form: FormData): string {
  const held = [...form].map(([name, value]) => [name, typeof value === "string" ? value : [value.name, value.size]]);
  return createHash("sha256").update(JSON.stringify(held.sort())).digest("base64url");
}

/** One of the possible values of a form's buttons and hidden fields. @throws Response 400 for any other */
export function choiceIn<const C extends string>(form: FormData, name: string, choices: readonly C[]): C {
  const choice = choices.find((each) => each === form.get(name));
  if (choice === undefined) throw unreadable();
  return choice;
}

/** The number, from 1 or `least` on, in a field that every page of ours fills, such as a revision. @throws Response 400 for anything else */
export function numberIn(form: FormData, name: string, least: 0 | 1 = 1): number {
  const text = form.get(name);
  const number = typeof text === "string" && /^(0|[1-9]\d{0,14})$/.test(text) ? Number(text) : -1;
  if (number < least) throw unreadable();
  return number;
}

/** The fields of a form, with any names; of one that is too large because of its `file` those before it. @throws Response as `readForm` */
export async function formEntries(
  request: Request,
  mostBytes: number,
  mostFields = MOST_FIELDS,
  file?: string,
): Promise<[string, FormDataEntryValue][]> {
  const type = request.headers.get("content-type") ?? "";
  const kind = type.split(";")[0]?.trim().toLowerCase();
  if (kind !== URLENCODED && kind !== MULTIPART) throw problem(415);
  const { held, isWhole } = await limitedBody(request, mostBytes, kind === URLENCODED ? mostFields - 1 : undefined);
  if (!isWhole && (kind === URLENCODED || file === undefined)) throw problem(413);
  if (kind === URLENCODED) return [...new URLSearchParams(await held.text())];
  const boundary = boundaryOf(type);
  if (countOf(await held.bytes(), `--${boundary}`, mostFields + 2) > mostFields + 1) throw problem(413);
  if (isWhole) return partsOf(held, boundary, 400);
  // What is cut off ends there.
  const parts = await partsOf(new Blob([held, `\r\n--${boundary}--\r\n`]), boundary, 413);
  const at = parts.findIndex(([name, value]) => name === file && typeof value !== "string");
  if (at < 0) throw problem(413);
  return [...parts.slice(0, at), [file as string, "file_too_large"]];
}

async function partsOf(body: Blob, boundary: string, status: 400 | 413): Promise<[string, FormDataEntryValue][]> {
  try {
    // Rebuilt, so that what was counted is what is read.
    return [...(await new Response(body, { headers: { "content-type": `${MULTIPART}; boundary="${boundary}"` } }).formData())];
  } catch {
    throw problem(status);
  }
}

/** The boundary of a multipart body. @throws Response 400 without one */
function boundaryOf(type: string): string {
  const [, quoted, plain] = /;\s*boundary=(?:"([^"\\]{1,70})"|([^\s";]{1,70}))/i.exec(type) ?? [];
  const boundary = quoted ?? plain;
  if (boundary === undefined) throw problem(400);
  return boundary;
}

/** How often a text occurs in some bytes, counted up to `most`. */
function countOf(bytes: Uint8Array, text: string, most: number): number {
  const held = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  let count = 0;
  for (let at = held.indexOf(text); at >= 0 && count < most; at = held.indexOf(text, at + 1)) count++;
  return count;
}

/** The answer to a form that none of our pages can have sent. */
export const unreadable = () => problem(400);

function problem(status: 400 | 413 | 415): Response {
  return new Response(JSON.stringify({ code: status === 413 ? "too_large" : "form_unreadable" }), {
    status,
    headers: { "content-type": "application/json" },
  });
}
