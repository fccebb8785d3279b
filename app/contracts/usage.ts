import { z } from "zod";
import { id } from "./text.ts";

/** Items that use something, with what people call them. */
export const users = z.array(z.object({ id, title: z.string() }));
const content = { tutorials: users, tooltips: users, validators: users, launchers: users, announcements: users };

/** What uses a user segment (specification 2, section 3: Audience segment); `copilot` says whether the assistant's answers do. */
export const segmentUsage = z.object({ ...content, copilot: z.boolean() });
/** What uses a page segment (section 3: Page segment); `assistant` says whether the assistant does. */
export const pageSegmentUsage = z.object({ ...content, tags: users, assistant: z.boolean() });
/** What uses a tag. */
export const tagUsage = z.object({ tutorials: users, launchers: users, journeys: users, segments: users });
export type WireUsers = z.output<typeof users>;
