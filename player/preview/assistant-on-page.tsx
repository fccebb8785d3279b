/** @jsxImportSource preact */
import type { Bundle, BundleAnnouncement, BundleMessage, BundleStanding, ShownAssistant } from "#app/domain/player/bundle.ts";
import type { AssistantPart } from "#app/domain/player/look.ts";
import { itemsOf } from "#app/domain/search/items-of.ts";
import type { Drawing, Found } from "#player/core/search-port.ts";
import { News } from "#player/messages/list.tsx";
import { Panel } from "#player/panel/panel.tsx";
import { KINDS, Results } from "#player/search/results.tsx";
import { Finished } from "#player/widgets/finished.tsx";
import { LAUNCHER_ICONS } from "#player/widgets/launcher-icons.ts";
import type { Model } from "#player/widgets/model.ts";
import { safeAddress } from "#player/widgets/safe-address.ts";
import { directionOf } from "#player/widgets/texts.ts";
import { NO_ACTIONS, StepCard, stillModel } from "./card.tsx";

const nothing = () => {};
/** In no title. */
const FINDS_NOTHING = "\u2026\u2026\u2026";

/** The assistant on an empty page, drawn by the player's own widgets. Its buttons do nothing. */
export function AssistantOnPage({ bundle, part, step, direction, host, document }: ShownAssistant) {
  const { property, style, texts } = bundle;
  const language = property.language;
  const isMissing = part === "missing";
  const isGuide = isMissing || part === "step" || part === "finished";
  const isOpen = !isGuide && part !== "closed";
  return (
    <div class={`screen page ${host}`} lang={language} dir={direction ?? directionOf(language)}>
      {["a", "b", "c", "d", "e", "f"].map((line) => (
        <div key={line} class="line" />
      ))}
      <Launcher style={style} label={texts.open} isOpen={isOpen} />
      {part === "finished" && <Finished model={{ ...stillModel(bundle), finished: step.title }} />}
      {(part === "step" || isMissing) && (
        <StepCard
          {...{ ...step, language, style, texts, isMissing, ...(bundle.help && { help: bundle.help }) }}
          // One to go back from.
          index={isMissing ? 1 : 0}
          direction={direction ?? directionOf(language)}
        />
      )}
      {isOpen && (
        <Panel
          model={{ ...stillModel(bundle), isOpen: true, ...listed(bundle, part, document) }}
          actions={NO_ACTIONS}
          isAsking={bundle.copilot !== undefined}
          isWide={part === "expanded"}
          widen={nothing}
          spoken=""
          speak={nothing}
        />
      )}
    </div>
  );
}

/** What the list shows: everything, or what a search finds. */
function listed(bundle: Bundle, part: AssistantPart, document: ShownAssistant["document"]): Partial<Model> {
  if (part === "nothing") return { query: FINDS_NOTHING };
  if (part !== "found") return { news: news(bundle) };
  const items = [...itemsOf(bundle), ...(document ? [{ kind: "documents" as const, id: document.id, document }] : [])];
  const shown = bundle.style.noNews ? items.filter(({ kind }) => kind !== "announcements") : items;
  const kinds = KINDS.filter((kind) => shown.some((item) => item.kind === kind));
  const list: Drawing["list"] = (isWanted) => news(bundle, isWanted);
  const view: Found["view"] = (row) => <Results {...{ bundle, kinds, shown, row, list }} isChosen={() => false} choose={nothing} />;
  return { query: bundle.guides[0]?.title ?? bundle.texts.title, found: { said: "", view } };
}

function news({ messages = [], texts, style }: Bundle, isWanted = (_: { id: number; title: string }) => true) {
  if (style.noNews) return null;
  const isNews = (message: BundleStanding): message is Extract<BundleMessage, BundleAnnouncement> => message.type === "announcement";
  const announcements = messages.filter(isNews).filter(isWanted);
  if (announcements.length === 0) return null;
  return <News announcements={announcements} texts={texts} isRead={() => false} read={nothing} click={nothing} titleOf={() => null} />;
}

type LauncherProps = { style: ShownAssistant["bundle"]["style"]; label: string; isOpen: boolean };

/** As `createLauncher` makes it, without the rendering library, on real pages. */
function Launcher({ style, label, isOpen }: LauncherProps) {
  const avatar = isOpen || !style.avatarUrl ? undefined : safeAddress(style.avatarUrl);
  return (
    <button type="button" class={`launcher ${style.position}`} aria-label={label}>
      {avatar ? (
        <img src={avatar} alt="" />
      ) : (
        <svg class="icon" viewBox="0 0 24 24" width={26} height={26} aria-hidden="true">
          <path d={LAUNCHER_ICONS[isOpen ? "close" : "guide"]} />
        </svg>
      )}
    </button>
  );
}
