import { z } from "zod";
import { calls } from "./call.ts";

export const imageCalls = calls({
  addImage: {
    method: "POST",
    path: "/v2/properties/:property/images",
    summary: "Store an image given as a data URL; it is re-encoded; at most 8000 KB decoded",
    access: { edit: "guides" },
    body: z.object({ image: z.string().max(11_000_000, "file_too_big") }),
    keyless: true,
    answer: z.object({ imageUrl: z.string() }),
    status: 201,
    bodyLimit: 11_500_000,
  },
});
