import type { Answer, Body, Call, Params } from "#app/contracts/call.ts";
import { env } from "#app/env.server.ts";
import { failure, refusalOf } from "./failure.ts";
import { fill, read, type Sender } from "./send.server.ts";

/** Until the first byte of an answer. */
const TIMEOUT_MILLISECONDS = 60_000;

/**
 * Makes a call that answers with a file. Its bytes go on to the browser as they come, never held as a whole.
 * @throws ApiFailure for every refusal, time-out and lost connection
 */
export async function fetchFile<C extends Call>(sender: Sender, call: C, input: { params: Params<C>; body: Body<C> }): Promise<Response> {
  const answer = await request(sender, call, input.params, {
    headers: { "content-type": "application/json" },
    body: JSON.stringify(input.body),
  });
  const kept = ["content-type", "content-length", "content-disposition"].flatMap((name) => {
    const value = answer.headers.get(name);
    return value ? [[name, value] as [string, string]] : [];
  });
  return new Response(answer.body, {
    headers: { ...Object.fromEntries(kept), "cache-control": "private, no-store", "x-content-type-options": "nosniff" },
  });
}

/** Makes a call that takes a file. @throws ApiFailure as `send` */
export async function sendFile<C extends Call>(sender: Sender, call: C, input: { params: Params<C>; form: FormData }): Promise<Answer<C>> {
  const answer = await request(sender, call, input.params, {
    headers: sender.once ? { "idempotency-key": sender.once } : {},
    body: input.form,
  });
  return read(call, await answer.text());
}

async function request<C extends Call>(
  { accessToken }: Sender,
  call: C,
  params: Params<C>,
  sent: { headers: Record<string, string>; body: string | FormData },
): Promise<Response> {
  const stop = new AbortController();
  const timer = setTimeout(() => stop.abort(new DOMException("", "TimeoutError")), TIMEOUT_MILLISECONDS);
  let answer: Response;
  try {
    answer = await fetch(`${env().API_URL}${fill(call.path, params)}`, {
      method: call.method,
      redirect: "error",
      signal: stop.signal,
      ...sent,
      headers: { ...sent.headers, authorization: `Bearer ${accessToken}` },
    });
  } catch (error) {
    throw failure(error instanceof Error && error.name === "TimeoutError" ? "upstream_timeout" : "upstream_unreachable");
  } finally {
    clearTimeout(timer);
  }
  if (!answer.ok) throw refusalOf(answer.status, await answer.text());
  return answer;
}
