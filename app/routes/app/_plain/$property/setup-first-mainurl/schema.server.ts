import { z } from "zod";
import { requiredText } from "../../../../../contracts/text.ts";
import { isMainAddress } from "../../../../../domain/urls/web-address.ts";
import { withProtocol } from "../../../../../domain/urls/with-protocol.ts";

/** The main address as it is typed: a missing protocol becomes https (specification 2, section 5: Setup URL). */
export const setupSchema = z.object({
  mainUrl: requiredText(2000).transform(withProtocol).refine(isMainAddress, "error_url_invalid"),
});
