import type { Answer, AsRead, Body, Call, Params, Query } from "#app/contracts/call.ts";
import { BoundedMap } from "#app/domain/bounded-map.ts";
import { env } from "#app/env.server.ts";
import { AnswerTooLarge, type Exchanged, exchange } from "./exchange.server.ts";
import { type ApiFailure, failure, refusalOf } from "./failure.ts";

const TIMEOUT_MILLISECONDS = 10_000;
/**
 * After a time-out, the same reader's next reads get a shorter limit for a while, so that the page of a failed form does not take twice as
 * long.
 */
const AFTER_TIMEOUT = { lasts: 3_000, milliseconds: 1_000 };
// Times are milliseconds of the process, which no change of the machine's clock reaches.
/** When a call of a reader last timed out. */
const timeouts = new BoundedMap<string, number>(5000);
/** Answers that may be reused for a while (`freshFor`), by reader and address; `at` is when each was requested. In all 4 MB of JSON. */
const answers = new BoundedMap<string, { answer: unknown; at: number; bytes: number }>(4_000_000, ({ bytes }) => bytes);
/** When a reader last changed anything: answers from before that are not reused. */
const changes = new BoundedMap<string, number>(5000);

/** Who makes a call: their access or personal token, and the key of the submitted form, which makes its writes take effect only once. */
export type Sender = { accessToken: string; once?: string };

/** The same for the calls of one property. */
export type PropertyReader = Sender & { propertyId: number };

/** The same for the calls of one company. */
export type CompanyReader = Sender & { companyId: number };

type Input<C extends Call> = {
  params: Params<C>;
  query?: Query<C>;
  /**
   * How old an answer may be, in milliseconds, to be reused without asking the upstream; never after a change by the same reader. Left out:
   * always asked. What is reused is frozen.
   */
  freshFor?: number;
} & (
  | { body?: AsRead<Body<C>>; unread?: undefined }
  /** `unread`: why a body without the revision that was read overwrites nothing. */
  | { body: Body<C>; unread: string }
);

/**
 * Makes one call of the contract. Nothing else in the dashboard talks to the upstream, but for files (files.server.ts).
 * @param sender null for public calls
 * @throws ApiFailure for every refusal, time-out (10 s), lost connection and answer that does not match the contract
 */
export async function send<C extends Call>(sender: Sender | null, call: C, input: Input<C>): Promise<Answer<C>> {
  const token = sender?.accessToken ?? null;
  const url = `${env().API_URL}${fill(call.path, input.params)}${queryText(input.query)}`;
  const isRead = call.method === "GET";
  const key = input.freshFor === undefined ? null : `${token} ${url}`;
  const now = performance.now();
  const kept = key && answers.get(key);
  const oldest = Math.max(now - (input.freshFor ?? 0), changes.get(`${token}`) ?? Number.NEGATIVE_INFINITY);
  if (kept && kept.at > oldest) return kept.answer as Answer<C>;
  const headers: Record<string, string> = { accept: "application/json" };
  if (token) headers.authorization = `Bearer ${token}`;
  if (input.body !== undefined) headers["content-type"] = "application/json";
  if (!isRead && sender?.once) headers["idempotency-key"] = sender.once;
  const body = input.body === undefined ? undefined : JSON.stringify(input.body);
  const isSlow = isRead && now - (timeouts.get(`${token}`) ?? Number.NEGATIVE_INFINITY) < AFTER_TIMEOUT.lasts;
  const limit = isSlow ? AFTER_TIMEOUT.milliseconds : TIMEOUT_MILLISECONDS;
  const response = await request(url, { method: call.method, headers, body }, limit)
    .catch((error: ApiFailure) => {
      if (error.code === "upstream_timeout") timeouts.set(`${token}`, performance.now());
      throw error;
    })
    .finally(() => {
      // A write without an answer may still have taken effect.
      if (!isRead) changes.set(`${token}`, performance.now());
    });
  if (response.status < 200 || response.status > 299) throw refusalOf(response.status, response.text);
  const answer = read(call, response.text);
  if (key) answers.set(key, { answer: frozen(answer), at: now, bytes: response.text.length });
  return answer;
}

/** Loaders of several requests hold it at once. */
function frozen<Value>(value: Value): Value {
  if (typeof value === "object" && value !== null) for (const each of Object.values(Object.freeze(value))) frozen(each);
  return value;
}

async function request(...[url, sent, milliseconds]: Parameters<typeof exchange>): Promise<Exchanged> {
  try {
    const answer = await exchange(url, sent, milliseconds);
    if (answer.status >= 300 && answer.status < 400) throw new Error("the upstream leads elsewhere");
    return answer;
  } catch (error) {
    if (error instanceof AnswerTooLarge) throw failure("upstream_nonsense");
    throw failure(error instanceof Error && error.name === "TimeoutError" ? "upstream_timeout" : "upstream_unreachable");
  }
}

export function read<C extends Call>(call: C, text: string): Answer<C> {
  let json: unknown = null;
  try {
    if (text) json = JSON.parse(text);
  } catch {
    throw failure("upstream_nonsense");
  }
  const parsed = call.answer.safeParse(json);
  if (!parsed.success) throw failure("upstream_nonsense");
  return parsed.data as Answer<C>;
}

export function fill(path: string, params: Record<string, string | number>): string {
  return path.replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(String(params[name])));
}

function queryText(query: Record<string, unknown> | undefined): string {
  const search = new URLSearchParams();
  for (const [key, value] of Object.entries(query ?? {})) if (value !== undefined && value !== "") search.set(key, String(value));
  return search.size > 0 ? `?${search}` : "";
}
