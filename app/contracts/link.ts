import { isLinkTarget } from "#app/domain/urls/web-address.ts";
import { withProtocol } from "#app/domain/urls/with-protocol.ts";
import { text } from "./text.ts";

/**
 * A web or mail address of at most `limit` characters, empty for none. Without a protocol it gets https, or mailto where it has an @
 * (specification 1, section 5: Links): what a form or a caller sends is stored as a whole address.
 */
export const linkText = (limit: number, error = "text_error_invalid_link") =>
  text(limit)
    .overwrite(withProtocol)
    .max(limit, "text_error_too_long")
    .refine((address) => address === "" || isLinkTarget(address), error);

/** The links of stylings and of the copilot, where a mail address is as usual as a web one. */
export const linkOrNone = linkText(2000, "text_error_invalid_link_or_mail");
