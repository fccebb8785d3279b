import { z } from "zod";
import { calls } from "./call.ts";
import { id } from "./text.ts";

export const companyCalls = calls({
  getCompany: {
    method: "GET",
    path: "/v2/companies/:company",
    summary: "A company with its limits and properties",
    access: { view: "home" },
    answer: z.object({
      id,
      name: z.string(),
      limits: z.record(z.string(), z.unknown()),
      allProperties: z.array(z.object({ id, name: z.string(), privacyLevel: z.number(), heart: z.boolean() })),
    }),
  },
});
