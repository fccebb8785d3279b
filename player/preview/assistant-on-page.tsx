/** @jsxImportSource preact */
import type { Bundle, BundleAnnouncement, BundleMessage, BundleStanding, ShownAssistant } from "#app/domain/player/bundle.ts";
import type { Announced } from "#player/messages/announcement.tsx";
import { Panel } from "#player/panel/panel.tsx";
import { Finished } from "#player/widgets/finished.tsx";
import { LAUNCHER_ICONS } from "#player/widgets/launcher-icons.ts";
import type { Model } from "#player/widgets/model.ts";
import { safeAddress } from "#player/widgets/safe-address.ts";
import { directionOf } from "#player/widgets/texts.ts";
import { NO_ACTIONS, StepCard, stillModel } from "./card.tsx";
import { UnreadNews } from "./news.tsx";
import { sought } from "./sought.tsx";

const nothing = () => {};

/** The assistant on an empty page, drawn by the player's own widgets. Its buttons do nothing. */
export function AssistantOnPage(shown: ShownAssistant) {
  const { bundle, part, step, direction, host } = shown;
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
          model={{ ...stillModel(bundle), isOpen: true, ...listed(shown) }}
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

/** What the list shows: everything, or what a search finds, where there is a field to type in. */
function listed({ bundle, part, document, direction }: ShownAssistant): Partial<Model> {
  const isTyping = (part === "found" || part === "nothing") && (!bundle.style.noSearch || bundle.copilot);
  if (!isTyping) return { news: news(bundle, direction) };
  return sought(bundle, part, document, (isWanted) => news(bundle, direction, isWanted));
}

function news({ messages = [], texts, style }: Bundle, direction: ShownAssistant["direction"], isWanted = (_: Announced) => true) {
  if (style.noNews) return null;
  const isNews = (message: BundleStanding): message is Extract<BundleMessage, BundleAnnouncement> => message.type === "announcement";
  const announcements = messages.filter(isNews).filter(isWanted);
  if (announcements.length === 0) return null;
  return <UnreadNews {...{ announcements, texts, direction }} titleOf={() => null} />;
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
