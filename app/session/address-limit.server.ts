import { RateLimiterMemory, RateLimiterRes } from "rate-limiter-flexible";

/** The header in which the server process passes from where a request comes (`web-guard.mjs`); none where limits are off. */
const HANDED_ADDRESS = "x-handrail-address";
/** An office behind one address has many people. */
const FORMS_PER_MINUTE = 600;

const limiter = new RateLimiterMemory({ points: FORMS_PER_MINUTE, duration: 60 });

/** Counts a form that anybody may send, and says whether its address may send it yet: 600 a minute and instance. */
export async function isWithinLimit(request: Request): Promise<boolean> {
  const address = request.headers.get(HANDED_ADDRESS);
  if (address === null) return true;
  try {
    await limiter.consume(address);
    return true;
  } catch (rejected) {
    if (rejected instanceof RateLimiterRes) return false;
    throw rejected;
  }
}
