import { type Problem, problem } from "#app/contracts/problem.ts";

const STATUS = { upstream_unreachable: 502, upstream_nonsense: 502, upstream_timeout: 504 } as const;

/**
 * A failed call of the upstream: its refusal, or the lack of a usable answer. It is a Response, so that
 * one that nobody catches becomes the failure screen of its status, with `code` and `requestId` as its data.
 */
export class ApiFailure extends Response {
  constructor(
    readonly code: string,
    status: number,
    readonly problem: Problem | null = null,
  ) {
    super(JSON.stringify({ code, requestId: problem?.requestId }), { status, headers: { "content-type": "application/json" } });
  }
}

/** No answer, none within the time-out, or none of the contract's shape. */
export function failure(code: keyof typeof STATUS): ApiFailure {
  return new ApiFailure(code, STATUS[code]);
}

/** The refusal in an answer with an error status. An answer that is not a problem document counts as nonsense. */
export function refusalOf(status: number, text: string): ApiFailure {
  try {
    const parsed = problem.safeParse(JSON.parse(text));
    if (parsed.success) return new ApiFailure(parsed.data.code, status, { ...parsed.data, status });
  } catch {
    // Falls through: not JSON at all.
  }
  return failure("upstream_nonsense");
}

/** The same call, whose refusal names its fields as the dashboard does; `nameOf` turns a path of the sent body into that name. */
export async function withFieldNames<T>(call: Promise<T>, nameOf: (path: string) => string): Promise<T> {
  try {
    return await call;
  } catch (error) {
    if (!(error instanceof ApiFailure) || !error.problem?.fields) throw error;
    const fields = error.problem.fields.map(({ path, code }) => ({ path: nameOf(path), code }));
    throw new ApiFailure(error.code, error.status, { ...error.problem, fields });
  }
}

export type Attempt<T> = { ok: true; answer: T } | { ok: false; failure: ApiFailure };

/** Turns a call into its answer or the failure to show in the form, whether the upstream refused it or could not be reached. */
export async function attempt<T>(call: Promise<T>): Promise<Attempt<T>> {
  try {
    return { ok: true, answer: await call };
  } catch (error) {
    if (error instanceof ApiFailure) return { ok: false, failure: error };
    throw error;
  }
}
