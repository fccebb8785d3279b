import { RateLimiterMemory, RateLimiterRes } from "rate-limiter-flexible";

/** The header in which the server process passes from where a request comes (`web-guard.mjs`); none where limits are off. */
const HANDED_ADDRESS = "x-handrail-address";
/** An office behind one address has many people. */
const limiters = {
  forms: new RateLimiterMemory({ keyPrefix: "forms", points: 200, duration: 60 }),
  pages: new RateLimiterMemory({ keyPrefix: "pages", points: 400, duration: 60 }),
};

/** Counts what anybody may ask for, and says whether its address may yet: 200 forms and 400 pages a minute and instance: well below what a link takes. */
export async function isWithinLimit(request: Request, what: keyof typeof limiters): Promise<boolean> {
  const address = request.headers.get(HANDED_ADDRESS);
  if (address === null) return true;
  try {
    await limiters[what].consume(address);
    return true;
  } catch (rejected) {
    if (rejected instanceof RateLimiterRes) return false;
    throw rejected;
  }
}
