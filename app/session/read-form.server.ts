import { limitedBody } from "./limited-body.server.ts";

const URLENCODED = "application/x-www-form-urlencoded";
const MULTIPART = "multipart/form-data";
const MOST_FIELDS = 200;
const MOST_BYTES = 1_000_000;
/** The field that every form of ours has besides its own: see `once-field.tsx`. */
export const ONCE = "once";

/** What a form may hold. Names are flat: no brackets, no dots. */
export type FormShape = {
  /** Names that may come once each. */
  fields: readonly string[];
  /** Names that may come several times. */
  lists?: readonly string[];
  /** 1,000,000 when left out. */
  mostBytes?: number;
};

/** Who sends on what a form says; `once` names the form, so that its writes have their effect once however often it is sent. */
type Sender = { once?: string };

/**
 * The fields of a form, the only way into the dashboard for what somebody typed: bounded and checked before any parser sees it. Line ends
 * come as LF, whatever the browser sent, so that limits count what the person typed.
 * @param sender is told the form's own key
 * @throws Response 413 for too many bytes or more than 200 fields, 415 for what is no form, 400 for one that cannot be read, that has a
 * name outside of `shape`, or one twice
 */
export async function readForm(request: Request, shape: FormShape, sender?: Sender): Promise<FormData> {
  const entries = await formEntries(request, shape.mostBytes ?? MOST_BYTES);
  const once = new Set([...shape.fields, ONCE]);
  const lists = new Set(shape.lists);
  const form = new FormData();
  for (const [name, value] of entries) {
    if (!lists.has(name) && !once.delete(name)) throw problem(400);
    form.append(name, typeof value === "string" ? value.replace(/\r\n?/g, "\n") : value);
  }
  const key = form.get(ONCE);
  if (sender && typeof key === "string" && /^[\w-]{8,100}$/.test(key)) sender.once = key;
  return form;
}

/** What a form holds, of any names. @throws Response as `readForm` */
export async function formEntries(request: Request, mostBytes: number): Promise<[string, FormDataEntryValue][]> {
  const type = request.headers.get("content-type") ?? "";
  const kind = type.split(";")[0]?.trim().toLowerCase();
  if (kind !== URLENCODED && kind !== MULTIPART) throw problem(415);
  const body = await limitedBody(request, mostBytes, kind === URLENCODED ? MOST_FIELDS - 1 : undefined);
  if (!body) throw problem(413);
  if (kind === URLENCODED) return [...new URLSearchParams(await body.text())];
  if (partsOf(await body.text()) > MOST_FIELDS) throw problem(413);
  try {
    return [...(await new Response(body, { headers: { "content-type": type } }).formData())];
  } catch {
    throw problem(400);
  }
}

/** How many parts a multipart body can have at the most: each begins with a line that names its disposition. */
function partsOf(text: string): number {
  return text.match(/^content-disposition:/gim)?.length ?? 0;
}

function problem(status: 400 | 413 | 415): Response {
  return new Response(JSON.stringify({ code: status === 413 ? "too_large" : "form_unreadable" }), {
    status,
    headers: { "content-type": "application/json" },
  });
}
