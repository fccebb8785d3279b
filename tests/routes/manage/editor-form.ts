import type { WireGuide } from "#app/contracts/guides.ts";
import { STEP_TICKS } from "#app/domain/guides/step.ts";
import { guideValues, stepValues } from "#app/routes/app/$property/manage/$guideId/edit/steps/form-values.ts";
import type { Tenant } from "#tests/support/tenant.ts";

export const EDITOR = "/app/:p/manage/:guideId/edit/steps";

/** The form as a browser would send it for a guide with one step open: ticked boxes alone, and the button that was pressed. */
export function formOf(
  guide: WireGuide,
  stepId: string | null,
  intent: string,
  typed: Record<string, string> = {},
): Record<string, string> {
  const step = guide.steps.find((each) => each.id === stepId);
  const values = {
    ...guideValues(guide),
    ...(step ? { step: step.id, ...stepValues(step) } : {}),
    revision: String(guide.revision),
    base: JSON.stringify({ ...guideValues(guide), ...(step && stepValues(step)) }),
    ...(step && { position: String(guide.steps.indexOf(step)), kept: JSON.stringify(step) }),
    ...typed,
  };
  return {
    ...Object.fromEntries(Object.entries(values).filter(([name, value]) => value !== "" || !STEP_TICKS.some((tick) => tick === name))),
    intent,
  };
}

export async function storedGuide(tenant: Tenant, id: number): Promise<WireGuide> {
  return (await tenant.call("company admin", "GET", `/v2/properties/:p/tutorials/edit/${id}`)).body as unknown as WireGuide;
}
