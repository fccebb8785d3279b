import { z } from "zod";
import { calls } from "./call.ts";
import { id } from "./text.ts";

export const tagCalls = calls({
  listTags: {
    method: "GET",
    path: "/v2/properties/:property/tags",
    summary: "Tags of a property",
    access: { view: "home" },
    answer: z.object({ data: z.array(z.object({ id, name: z.string() })) }),
  },
});
