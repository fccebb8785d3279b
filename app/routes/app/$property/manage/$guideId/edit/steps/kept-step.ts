import { step as stepContract, type WireStep } from "#app/contracts/steps.ts";

const keptFields = stepContract.partial();

/** The step as the form was given it; empty if it does not have a step's shape. */
export function keptOf(kept: string): Partial<WireStep> {
  try {
    return keptFields.parse(JSON.parse(kept));
  } catch {
    return {};
  }
}
