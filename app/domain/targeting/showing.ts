/** Days between two showings (specification 1, section 4: Recurrence); 0 is never again. */
export const RECURRENCE_DAYS = [0, 1, 3, 7, 14, 30, 90, 180, 365] as const;
export type RecurrenceDays = (typeof RECURRENCE_DAYS)[number];

/** When an item of content shows (design section 4: Targeting). */
export type Showing = {
  /** It shows by itself, at most one item at a time; else people open it. */
  auto: boolean;
  /** The first moment at which it shows and the first at which it no longer does, as ISO 8601 in UTC; null is open. */
  from: string | null;
  to: string | null;
  /** How many days after it was finished it shows by itself again. */
  recurrence: RecurrenceDays;
  /** How many days after it was shown, and not finished, it shows by itself again. */
  reminder: RecurrenceDays;
  /** 0 to 100: of several items that could show by themselves the highest does. */
  priority: number;
};

export const SHOWING: Showing = { auto: false, from: null, to: null, recurrence: 0, reminder: 0, priority: 50 };
export const MOST_PRIORITY = 100;
/** The welcome slide shows before everything else, and once: nothing reminds anybody of it. */
export const WELCOME_SHOWING: Showing = { ...SHOWING, auto: true, priority: MOST_PRIORITY + 1 };

export const showingOf = (stored: Partial<Showing>): Showing => ({ ...SHOWING, ...stored });

/** Kinds of content that may show by themselves, and of which that may be limited. */
export const CAPPED_KINDS = ["guide", "announcement", "nps", "survey"] as const;
export type CappedKind = (typeof CAPPED_KINDS)[number];
/** Everything that may: the welcome slide does so once to each person anyway, which counts with all kinds together. */
export const SHOWN_KINDS = [...CAPPED_KINDS, "welcome"] as const;
export type ShownKind = (typeof SHOWN_KINDS)[number];

/** At most so many showings within so many days; null is any number. */
export type Cap = { times: number; days: number } | null;

/** How often anything may show by itself in a property: per kind, all kinds together, and how many hours lie between any two. */
export type Frequency = { kinds: Partial<Record<CappedKind, Cap>>; overall: Cap; quietHours: number };

export const NO_LIMITS: Frequency = { kinds: {}, overall: null, quietHours: 0 };
export const FREQUENCY_LIMITS = { times: 1000, days: 365, quietHours: 720 } as const;

/** How often anything may show by itself, as the settings of a property have it. */
export const frequencyOf = (settings: Record<string, unknown>): Frequency => ({
  ...NO_LIMITS,
  ...(settings.frequency as Partial<Frequency>),
});

export const isUnlimited = ({ kinds, overall, quietHours }: Frequency): boolean =>
  !overall && quietHours === 0 && Object.values(kinds).every((cap) => !cap);
