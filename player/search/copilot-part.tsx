/** @jsxImportSource preact */
import type { Bundle } from "#app/domain/player/bundle.ts";
import type { Copilot, CreateCopilot } from "#player/copilot/main.tsx";
import { tell } from "#player/core/guard.ts";
import { mayAsk } from "#player/core/may-ask.ts";
import type { RestPorts } from "#player/core/rest-port.ts";
import type { Drawing } from "#player/core/search-port.ts";
import { AskRow } from "./ask-row.tsx";

/** The name of the file of the copilot, by its content; the build puts it in. */
declare const HANDRAIL_COPILOT: string;

/** What asks the copilot, which is loaded once somebody does; nothing where it is not for this person. */
export function createCopilotPart(ports: RestPorts) {
  let copilot: Copilot | undefined;
  /** Undefined until somebody asks, and again where it did not load. */
  let loading: Promise<Copilot> | undefined;

  const isFor = (bundle: Bundle) => mayAsk(bundle, ports);

  async function load() {
    try {
      copilot = (await ports.loadPart<CreateCopilot>(HANDRAIL_COPILOT))(ports);
      return copilot;
    } catch (error) {
      loading = undefined;
      throw error;
    }
  }

  async function ask(typed: string, bundle: Bundle) {
    loading ??= load();
    (await loading).ask(typed, bundle);
  }

  return {
    isFor,
    /** What is read out of an answer to what is typed; null where nothing was asked. */
    said: (typed: string, bundle: Bundle) => (isFor(bundle) && copilot?.isAbout(typed) ? copilot.said(bundle) : null),
    view: (typed: string, bundle: Bundle, drawing: Drawing) =>
      isFor(bundle) && (
        <AskRow key="asked" {...{ bundle, typed }} ask={() => ask(typed, bundle).catch(tell)}>
          {copilot?.isAbout(typed) && copilot.view(bundle, drawing)}
        </AskRow>
      ),
  };
}
