import { z } from "zod";
import { ROLES } from "#app/domain/access/roles.ts";
import { calls } from "./call.ts";

const assignment = z.object({
  roleName: z.enum(ROLES),
  targetType: z.enum(["company", "property"]),
  targetOriginId: z.number().int(),
  subjectType: z.literal("companyUser"),
  subjectOriginId: z.string(),
});

/** Reads of roles (specification 2, section 7: Authorization). Answers carry a list in `data`. */
export const authorizationCalls = calls({
  listRoles: {
    method: "GET",
    path: "/v2/authorization/roles",
    summary: "The catalogue of roles",
    access: "manager",
    answer: z.object({ data: z.array(z.object({ roleName: z.enum(ROLES), targetType: z.enum(["company", "property"]) })) }),
  },
  listSubjectRoles: {
    method: "GET",
    path: "/v2/authorization/subjects/:subjectType/:user/roles",
    summary: "The roles of one manager, in companies that the caller shares",
    access: "manager",
    answer: z.object({ data: z.array(assignment) }),
  },
  listTargetRoles: {
    method: "GET",
    path: "/v2/authorization/targets/:targetType/:target/roles",
    summary: "The roles given on a company or property",
    access: "manager",
    answer: z.object({ data: z.array(assignment) }),
  },
});
