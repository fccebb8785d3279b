import { z } from "zod";
import { requiredText } from "../../../../../contracts/text.ts";
import { withProtocol } from "../../../../../domain/urls/with-protocol.ts";

/** The main address: a web address without an asterisk; a missing protocol becomes https (specification 2, section 5: Setup URL). */
export const setupSchema = z.object({
  url: requiredText(2000)
    .transform(withProtocol)
    .refine((url) => !url.includes("*") && isWebAddress(url), "error_url_invalid"),
});

function isWebAddress(text: string): boolean {
  return /^https?:\/\//i.test(text) && URL.canParse(text) && !/\s/.test(text);
}
