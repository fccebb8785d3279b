import { z } from "zod";
import { EVENT_LIMITS } from "#app/domain/analytics/event-catalogue.ts";
import { calls } from "./call.ts";
import { id, requiredText, stamp } from "./text.ts";

const companyUsers = "/v2/companyusers/magiclink";

/** How long a link is good for: 15 minutes to seven days, a day unless the call says otherwise. */
const minutes = z.number().int().min(15).max(10_080).default(1440);
/** The property that the link leads to; the first with a main address when left out. */
const propertyId = id.optional();

/**
 * Links by which a company's user is identified in one of its applications without signing in there, once (specification 2, section 7:
 * Users and managers). Whoever may edit the company's users may make them; the company is the caller's own when the call names none.
 */
export const magicLinkCalls = calls({
  generateMagicLink: {
    method: "POST",
    path: `${companyUsers}/generate`,
    summary: "A link that identifies a user of the company in an application, once",
    access: "manager",
    body: z.object({ identifier: requiredText(EVENT_LIMITS.key), companyId: id.optional(), propertyId, minutes }),
    answer: z.object({ link: z.string(), expiresAt: stamp }),
    keyless: true,
  },
  getMagicLink: {
    method: "GET",
    path: companyUsers,
    summary: "How many links of a company are open, and the newest one without its secret",
    access: "manager",
    query: z.object({ c: z.coerce.number().pipe(id).optional() }),
    answer: z.object({
      open: z.number().int(),
      newest: z
        .object({
          identifier: z.string(),
          propertyId: id,
          isOpen: z.boolean(),
          createdAt: stamp,
          expiresAt: stamp,
          sentAt: stamp.nullable(),
          usedAt: stamp.nullable(),
        })
        .nullable(),
    }),
  },
  sendMagicLink: {
    method: "POST",
    path: "/v3/users/magiclink/send",
    summary: "Mail a user of the company such a link; who was not invited before is now",
    access: "manager",
    body: z.object({ companyId: id, userPublicId: requiredText(EVENT_LIMITS.key), propertyId, minutes }),
    answer: z.object({ expiresAt: stamp }),
    keyless: true,
  },
});
