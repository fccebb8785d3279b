/** @jsxImportSource preact */
import type { Bundle } from "#app/domain/player/bundle.ts";
import type { Copilot, CreateCopilot } from "#player/copilot/main.tsx";
import { tell } from "#player/core/guard.ts";
import { mayAsk } from "#player/core/may-ask.ts";
import type { RestPorts } from "#player/core/rest-port.ts";
import type { Drawing, Sought } from "#player/core/search-port.ts";
import { isRecord } from "#player/core/storage.ts";
import { AskRow } from "./ask-row.tsx";

/** The name of the file of the copilot, by its content; the build puts it in. */
declare const HANDRAIL_COPILOT: string;

/** What asks the copilot, which is loaded once somebody does; nothing where it is not for this person. */
export function createCopilotPart(ports: RestPorts) {
  let copilot: Copilot | undefined;
  /** Undefined until somebody asks, and again where it did not load. */
  let loading: Promise<Copilot> | undefined;

  const isFor = (bundle: Bundle) => mayAsk(bundle, ports);

  async function load(sought: Sought) {
    try {
      copilot = (await ports.loadPart<CreateCopilot>(HANDRAIL_COPILOT))(ports, sought);
      return copilot;
    } catch (error) {
      loading = undefined;
      throw error;
    }
  }

  async function ask(sought: Sought, bundle: Bundle) {
    const typed = sought.query;
    loading ??= load(sought);
    (await loading).ask(typed, bundle);
  }

  /** What was asked on the page before is answered here too. */
  function goOn(sought: Sought) {
    if (loading || !isRecord(sought.answer) || sought.answer.question !== sought.query) return;
    loading = load(sought);
    loading.then(ports.changed, tell);
  }

  return {
    isFor,
    /** What is read out of an answer to what is typed; null where nothing was asked. */
    said: ({ query }: Sought, bundle: Bundle) => (isFor(bundle) && copilot?.isAbout(query, bundle) ? copilot.said(bundle) : null),
    view(sought: Sought, bundle: Bundle, drawing: Drawing) {
      if (!isFor(bundle)) return null;
      goOn(sought);
      const { query } = sought;
      return (
        <AskRow key="asked" bundle={bundle} typed={query} ask={() => ask(sought, bundle).catch(tell)}>
          {copilot?.isAbout(query, bundle) && copilot.view(bundle, drawing)}
        </AskRow>
      );
    },
  };
}
