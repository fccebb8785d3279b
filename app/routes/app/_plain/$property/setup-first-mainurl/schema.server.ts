import { z } from "zod";
import { requiredText } from "#app/contracts/text.ts";
import { isMainAddress } from "#app/domain/urls/web-address.ts";
import { withProtocol } from "#app/domain/urls/with-protocol.ts";

/** The main address as typed: a missing protocol becomes https (specification 2, section 5: Setup URL). */
export const setupSchema = z.object({
  mainUrl: requiredText(2000, "error_url_invalid").transform(withProtocol).refine(isMainAddress, "error_url_invalid"),
});
