import { setTimeout as sleep } from "node:timers/promises";
import { mayRead, NO_ROBOTS, type Robots, readRobots } from "#app/domain/documents/robots.ts";
import { siteOf } from "#app/domain/documents/same-site.ts";
import { FetchFailed } from "./fetch-failed.ts";
import type { Fetched, GuardedFetch, MayFollow } from "./guarded-fetch.ts";

/** Whom a robots.txt calls by. */
const AGENT = "handrail";
/** Hosts of a site that pages are read from. */
const MOST_HOSTS = 20;

/** What a fetch has taken so far: characters, and milliseconds. */
export type Spent = { characters: number; milliseconds: number };
export const NOTHING_SPENT: Spent = { characters: 0, milliseconds: 0 };
/** What one fetch of a help centre may take in all. */
export const BUDGET: Spent = { characters: 200_000_000, milliseconds: 45 * 60_000 };
/** Between two answers no more than this counts, in milliseconds: a machine that slept meanwhile has not read. */
const LONGEST_ANSWER = 60_000;

/** Reads one site politely: as its robots.txt asks, and with a pause after each answer. */
export class SiteReader {
  private readonly site: string;
  private readonly robots = new Map<string, Promise<Robots>>();
  private counted = performance.now();

  constructor(
    private readonly fetching: GuardedFetch,
    readonly start: URL,
    private readonly signal: AbortSignal,
    /** Milliseconds. */
    private readonly pause: number,
    /** What was read so far, also before this one. It is added to. */
    readonly spent: Spent,
  ) {
    this.site = siteOf(start.hostname);
  }

  /** Whether as much was read as there may be. */
  get isSpent(): boolean {
    return this.spent.characters >= BUDGET.characters || this.spent.milliseconds >= BUDGET.milliseconds;
  }

  /** What stands at an address. @throws FetchFailed */
  async read(url: URL): Promise<Fetched> {
    if (this.isSpent) throw new FetchFailed("unfinished");
    await this.requireAllowed(url);
    return this.get(url, this.requireAllowed);
  }

  /** Also of where a redirect leads, and of each host by its own robots.txt. */
  private readonly requireAllowed: MayFollow = async (url) => {
    if (!mayRead(await this.robotsOf(url), url.pathname + url.search)) throw new FetchFailed("robots");
  };

  /** What the site's robots.txt says; one without rules where there is none. @throws FetchFailed */
  robotsOf({ origin }: URL): Promise<Robots> {
    const known = this.robots.get(origin);
    if (known) return known;
    if (this.robots.size >= MOST_HOSTS) throw new FetchFailed("other");
    // A robots.txt may always be read, and may stand elsewhere on the site (RFC 9309).
    const asked = this.get(new URL("/robots.txt", origin), async () => undefined).then(
      ({ text }) => readRobots(text.slice(0, 500_000), AGENT),
      (error) => {
        if (!(error instanceof FetchFailed)) throw error;
        // What answers wrongly here may answer well otherwise; who cannot be reached, or must not be, is not asked again.
        if (["not_found", "other", "too_large"].includes(error.problem)) return NO_ROBOTS;
        throw new FetchFailed(error.problem);
      },
    );
    this.robots.set(origin, asked);
    return asked;
  }

  private async get(url: URL, mayFollow: MayFollow, isSecond = false): Promise<Fetched> {
    try {
      const fetched = await this.fetching.get(url, this.site, this.signal, mayFollow);
      this.spent.characters += fetched.text.length;
      return fetched;
    } catch (error) {
      if (isSecond || !(error instanceof FetchFailed) || error.again === null) throw error;
      await sleep(Math.min(error.again, this.pause * 300), undefined, { signal: this.signal });
      return this.get(url, mayFollow, true);
    } finally {
      if (this.pause > 0 && !this.signal.aborted) await sleep(this.pause);
      this.countTime();
    }
  }

  private countTime(): void {
    const now = performance.now();
    this.spent.milliseconds += Math.min(LONGEST_ANSWER, now - this.counted);
    this.counted = now;
  }
}
