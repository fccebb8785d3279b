import { z } from "zod";
import { linkOrNone } from "#app/contracts/link.ts";
import { colour, colourOrNone, pictureAddress } from "#app/contracts/property-settings.ts";
import { revision, text } from "#app/contracts/text.ts";
import { ASSISTANT_POSITIONS, BACK_MODES, LANGUAGE_BEHAVIOURS, MOST_HERO_CHARACTERS, STYLING_LIMITS } from "#app/domain/player/stylings.ts";

const colourOfForm = colourOrNone.default("");
const whole = (most: number, error: string) =>
  z
    .string()
    .regex(/^\d{1,5}$/, error)
    .transform(Number)
    .refine((number) => number <= most, error)
    .default(0);
const box = z.boolean().default(false);
const sent = { revision: z.coerce.number().pipe(revision), intent: z.string().max(40).default("save") };

/** Where the assistant stands and how it behaves (specification 1, section 3: Stylings). */
export const assistantSchema = z.object({
  assistantPosition: z.enum(ASSISTANT_POSITIONS, "text_error_invalid"),
  avatar_img: pictureAddress.default(""),
  min_view_width: whole(STYLING_LIMITS.width, "stylings_error_width"),
  pageSegment: z.coerce.number().int().nonnegative().default(0),
  back_mode: z.enum(BACK_MODES, "text_error_invalid"),
  hero_btn_text: text(MOST_HERO_CHARACTERS).default(""),
  language_behaviour: z.enum(LANGUAGE_BEHAVIOURS, "text_error_invalid"),
  draggableAvatar: box,
  enableInteractiveTours: box,
  enableAnnouncements: box,
  searchEnabled: box,
  exit_click_twice: box,
  hide_branding: box,
  ...sent,
});

/** Its colours and corners. */
export const designSchema = z.object({
  main_color: colour,
  btn_border_radius: whole(STYLING_LIMITS.radius, "stylings_error_radius").transform((pixels) => `${pixels}px`),
  infobox_bg: colourOfForm,
  infobox_color: colourOfForm,
  tooltip_icon_color: colourOfForm,
  beacon_icon_color: colourOfForm,
  announcementCategoryColor1: colour,
  announcementCategoryColor2: colour,
  announcementCategoryColor3: colour,
  announcementCategoryColor4: colour,
  announcementCategoryColor5: colour,
  announcementCategoryColor6: colour,
  ...sent,
});

/** A link that shows leads somewhere. */
const noAddress = (path: string) => ({ path: [path], error: "text_error_missing", when: () => true });

/** The help desk under its list. */
export const helpSchema = z
  .object({
    helpDeskDocsLinkEnabled: box,
    helpDeskDocsLinkURL: linkOrNone.default(""),
    helpDeskSupportLinkEnabled: box,
    helpDeskSupportLinkURL: linkOrNone.default(""),
    helpDeskImageURL: pictureAddress.default(""),
    ...sent,
  })
  .refine((typed) => !typed.helpDeskDocsLinkEnabled || typed.helpDeskDocsLinkURL !== "", noAddress("helpDeskDocsLinkURL"))
  .refine((typed) => !typed.helpDeskSupportLinkEnabled || typed.helpDeskSupportLinkURL !== "", noAddress("helpDeskSupportLinkURL"));

/** Where it leads to once its search finds nothing. */
export const searchSchema = z
  .object({ externalLinkEnabled: box, externalLinkURL: linkOrNone.default(""), ...sent })
  .refine((typed) => !typed.externalLinkEnabled || typed.externalLinkURL !== "", noAddress("externalLinkURL"));
