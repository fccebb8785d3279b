import { limitedBody } from "./limited-body.server.ts";

const FORM_TYPES = ["application/x-www-form-urlencoded", "multipart/form-data"];
const LIMIT_BYTES = 5_000_000;

/**
 * The fields of a form. Line ends come as LF, whatever the browser sent, so that limits count what the person typed.
 * @throws Response 413 beyond 5 MB, 415 for what is no form, 400 for one that cannot be read
 */
export async function readForm(request: Request): Promise<FormData> {
  const type = request.headers.get("content-type") ?? "";
  if (!FORM_TYPES.includes(type.split(";")[0]?.trim().toLowerCase() ?? "")) throw problem(415);
  const body = await limitedBody(request, LIMIT_BYTES);
  if (!body) throw problem(413);
  let form: FormData;
  try {
    form = await new Response(body, { headers: { "content-type": type } }).formData();
  } catch {
    throw problem(400);
  }
  const plain = new FormData();
  for (const [name, value] of form) plain.append(name, typeof value === "string" ? value.replace(/\r\n?/g, "\n") : value);
  return plain;
}

function problem(status: 400 | 413 | 415): Response {
  return new Response(JSON.stringify({ code: status === 413 ? "too_large" : "form_unreadable" }), {
    status,
    headers: { "content-type": "application/json" },
  });
}
