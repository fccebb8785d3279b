import type { Promotion } from "#app/domain/guides/promotion.ts";
import type { Media, StepShape, StepTexts } from "#app/domain/guides/step.ts";
import { LATER } from "#app/domain/guides/stored-step.ts";
import type { MessageForm, MessageType } from "#app/domain/messages/message.ts";
import type { MessageLink, QuestionTexts } from "#app/domain/messages/message-texts.ts";
import type { SurveyShape } from "#app/domain/messages/survey.ts";
import type { PageSegment } from "#app/domain/targeting/page-facts.ts";
import type { Frequency } from "#app/domain/targeting/showing.ts";
import type { Pointing } from "#app/domain/targets/target.ts";
import type { TooltipShow } from "#app/domain/tooltips/tooltip.ts";
import type { ValidatorRule } from "#app/domain/validators/validator.ts";
import type { AssistantPart, Direction, Host } from "./look.ts";
import type { SpokenTexts } from "./own-words.ts";
import type { BundleRules } from "./rules.ts";
import type { CopilotTexts } from "./texts/copilot-texts.ts";

/** What the player of one property gets, in one language: published versions only. Served at /player/{property}/bundle. */
export type Bundle = {
  property: {
    id: number;
    name: string;
    /** Language of the texts below; chosen from `languages`. */
    language: string;
    languages: string[];
    /** 0: content events only; 1: sessions and pages as well. */
    privacyLevel: number;
    /** Who somebody is counts only with a proof of the host application. */
    needsProof: boolean;
    /** Nothing about a person is said or kept before they consent. */
    needsConsent: boolean;
  };
  style: {
    mainColor: string;
    /** The colours and corners of cards as custom properties of CSS. */
    css: Record<`--${string}`, string>;
    position: "top-left" | "top-right" | "bottom-left" | "bottom-right";
    avatarUrl: string | null;
    /** Leaving a guide asks once more. */
    exitClickTwice: boolean;
    /** Least width of the window, in CSS pixels, in which the assistant shows. */
    minViewWidth: number;
    hideBranding: boolean;
    /** People may move the assistant's button; absent where they may not. */
    draggable?: boolean;
    /** The list has no search; absent where it has. */
    noSearch?: boolean;
    /** The list has no announcements, and its search finds none; absent where it has. Those that show by themselves do so either way. */
    noNews?: boolean;
    /** Colours of the icons and beacons of tooltips; absent for the main colour. */
    tooltipColor?: string;
    beaconColor?: string;
  };
  /** The pages that have the assistant's button; absent for all. */
  pageSegment?: number;
  /** People move the assistant's button, or popups; absent where there is nothing to move. */
  moves?: true;
  /** The assistant has something for everybody beside guides and messages: documents, help, the copilot. Absent where it has not. */
  isHelping?: true;
  /** Whether this is none of them; said by the player itself. */
  isAway?: boolean;
  /** The player's own words in the bundle's language, so that the script itself carries none. */
  texts: SpokenTexts;
  chapters: BundleChapter[];
  guides: BundleGuide[];
  /** A picture and links of a help desk, under the list; absent where there is none. */
  help?: BundleLink[];
  /** What stands where a search finds nothing, with its link; absent where there is none. */
  beyond?: { text: string; link: BundleLink };
  /** The property's own words around its search: what stands there before somebody types, and what kinds are called; absent for none. */
  labels?: { initial?: string; guides?: string; announcements?: string };
  /** There are documents to find, which the API looks for, under this label; absent where there are none. */
  documents?: { label: string };
  /** Questions are answered, for people of a user segment or for all, with a link to people who help; absent where they are not. */
  copilot?: Pick<BundleRules, "segment"> & { texts: CopilotTexts; contact?: string };
  /** Hints beside elements of the page; absent where there is none. */
  tooltips?: BundleTooltip[];
  /** Checks of its fields; absent where there is none. */
  validators?: BundleValidator[];
  /** The welcome slide, if people see one; then announcements, NPS messages and surveys, pinned ones first, then the newest; absent for none. */
  messages?: BundleStanding[];
  /** What the rules of chapters and guides name, and the tags that are reported; absent when there is nothing. */
  targeting?: BundleTargeting;
};

/** A picture, or a link with what it is called. */
export type BundleLink = Extract<Media, { type: "image" | "link" }>;

export type BundleTargeting = {
  pageSegments: ({ id: number } & PageSegment)[];
  tags: BundleTag[];
  /** Absent when nothing limits how often items show by themselves. */
  frequency?: Frequency;
};

/** Elements of a host page, by a selector, on the pages of a rule and of a page segment (0 for all); without a selector the page itself. */
export type BundleTag = { id: number; selector: string; urlRule: string; pageSegment: number };

/** Where a hint or a check stands: as a step points, on the pages of `url` (empty: all). */
/** `version` is that of what it points at; absent for the first. */
type Placed = BundleRules & { id: number; version?: number; language: string; url: string } & Pick<Pointing, "identifier"> &
  Partial<Omit<Pointing, "identifier">>;

/** A tooltip in the bundle's language. `show`: what of it is to be seen beside the element before somebody opens it. */
export type BundleTooltip = Placed & { show: TooltipShow; text: string };

/** A validator in the bundle's language: `text` is what is said beside a field whose value does not meet `rule`. It never blocks. */
export type BundleValidator = Placed & { rule: ValidatorRule; text: string };

/** A live message in the bundle's language. `color` is that of its category; `at` is when it began, as ISO 8601 in UTC. */
export type BundleMessage = BundleRules & {
  id: number;
  version: number;
  language: string;
  form: MessageForm;
  color: string;
  at: string;
  /** How much an announcement is seen, as that of a guide is used. */
  used?: number;
} & (BundleAnnouncement | BundleQuestion);

/** What everybody sees once before anything else shows by itself, in the bundle's language. `guide` is the one that its button starts. */
export type BundleWelcome = Pick<BundleMessage, "id" | "version" | "language" | "showing"> & {
  type: "welcome";
  form: "modal";
  promotion: BundlePromotion;
  /** Stands for an empty headline. */
  title: string;
  guide: number | null;
};
/** What stands before the person at once, one at a time. */
export type BundleStanding = BundleWelcome | BundleMessage;

/** `image` is an address; the guide is one that this bundle has. Links without an address are left out. */
export type BundleAnnouncement = {
  type: "announcement";
  title: string;
  description: string;
  image: string | null;
  links: MessageLink[];
  guide: ({ id: number } & BundleRules) | null;
};

export type BundleQuestion = { type: Exclude<MessageType, "announcement">; shape: SurveyShape; texts: QuestionTexts };

/** Guides in the order they show. Guides outside any chapter come in a last chapter with the id 0 and an empty title. */
export type BundleChapter = BundleRules & {
  id: number;
  title: string;
  subtitle: string;
  guideIds: number[];
};

export type BundleGuide = BundleRules & {
  id: number;
  version: number;
  language: string;
  title: string;
  subtitle: string;
  steps: BundleStep[];
  /** How much it is used, from 1 to 7 (see `usedStep`); absent where it is not. */
  used?: number;
  /** Back leads to the first step; absent where it leads to the one before. */
  restarts?: true;
  /** What people see before it starts by itself; absent where there is none, or it never does. */
  promotion?: BundlePromotion;
};

/** A promotion in one language. Media in the order they show; a button or icon that does not show is null. */
export type BundlePromotion = {
  language: string;
  /** Empty where the guide's title stands for it. */
  headline: string;
  content: string;
  media: Media[];
  start: string | null;
  later: string | null;
  leave: string | null;
};

/** Few steps have any of these: a bundle leaves out those that say nothing. */
export const OCCASIONAL = ["skipIf", ...LATER] as const;
type Occasional = (typeof OCCASIONAL)[number];
type Whole = StepShape & StepTexts;

/** A step with its texts in the bundle's language. Players also meet steps that they kept from before there were any of OCCASIONAL. */
export type BundleStep = Omit<Whole, Occasional> & Partial<Pick<Whole, Occasional>>;

/** A promotion as an author sees it: `title` is that of its guide, which one without a headline carries. */
export type ShownPromotion = {
  promotion: BundlePromotion;
  title: string;
  direction?: Direction | undefined;
  style: Bundle["style"];
  texts: Bundle["texts"];
};

/** A popup as its author types it: `hero` is what its start button says unless a label does, `isGuided` whether it starts a guide. */
export type TypedPromotion = Omit<ShownPromotion, "promotion"> & {
  promotion: Promotion;
  language: string;
  hero: string;
  isGuided: boolean;
};

/** A message as an author sees it, on a page that is light or dark: `guide` is the title of the one that an announcement leads to, and
 * `part` what is shown of what asks (app/domain/messages/preview-parts.ts); its first page when left out. */
export type ShownMessage = {
  message: BundleMessage;
  part?: string | undefined;
  guide: string | null;
  direction?: Direction | undefined;
  host: Host;
  style: Bundle["style"];
  texts: Bundle["texts"];
};

/**
 * The assistant as its owners see it, with what is live: its open panel, also as wide as it gets, or a guide that runs with the step `step`
 * and the title of its guide, does not find it, or was finished just now.
 */
export type ShownAssistant = {
  bundle: Bundle;
  part: AssistantPart;
  step: { step: BundleStep; title: string; count: number };
  /** One that a search finds beside guides and announcements; none where there are no documents. */
  document?: { id: number; language: string; title: string; address: string | null; text: string } | undefined;
  direction?: Direction | undefined;
  host: Host;
};

/** A step as an author sees it before it is played: `index` counts from 0, `count` is how many steps the guide has. */
export type ShownStep = {
  step: BundleStep;
  index: number;
  count: number;
  /** The guide's title, which a step without a heading carries. */
  title: string;
  language: string;
  /** That of the language unless something else is to be seen. */
  direction?: Direction;
  style: Bundle["style"];
  texts: Bundle["texts"];
};
