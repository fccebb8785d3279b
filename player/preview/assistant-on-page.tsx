/** @jsxImportSource preact */
import type { BundleAnnouncement, BundleMessage, BundleStanding, ShownAssistant } from "#app/domain/player/bundle.ts";
import { News } from "#player/messages/list.tsx";
import { Finished } from "#player/widgets/finished.tsx";
import { LAUNCHER_ICONS } from "#player/widgets/launcher-icons.ts";
import { Panel } from "#player/widgets/panel.tsx";
import { safeAddress } from "#player/widgets/safe-address.ts";
import { directionOf } from "#player/widgets/texts.ts";
import { NO_ACTIONS, StepCard, stillModel } from "./card.tsx";

const nothing = () => {};
/** In no title. */
const FINDS_NOTHING = "\u2026\u2026\u2026";

/** The assistant on an empty page, drawn by the player's own widgets. Its buttons do nothing. */
export function AssistantOnPage({ bundle, part, step, direction, host }: ShownAssistant) {
  const { property, style, texts } = bundle;
  const language = property.language;
  const isMissing = part === "missing";
  const isGuide = isMissing || part === "step" || part === "finished";
  return (
    <div class={`screen page ${host}`} lang={language} dir={direction ?? directionOf(language)}>
      {["a", "b", "c", "d", "e", "f"].map((line) => (
        <div key={line} class="line" />
      ))}
      <Launcher style={style} label={texts.open} isOpen={!isGuide} />
      {part === "finished" && <Finished model={{ ...stillModel(bundle), finished: step.title }} />}
      {(part === "step" || isMissing) && (
        <StepCard
          {...{ ...step, language, style, texts, isMissing }}
          // One to go back from.
          index={isMissing ? 1 : 0}
          direction={direction ?? directionOf(language)}
        />
      )}
      {!isGuide && (
        <Panel
          model={{ ...stillModel(bundle), isOpen: true, ...(part === "nothing" ? { query: FINDS_NOTHING } : { news: news(bundle) }) }}
          actions={NO_ACTIONS}
        />
      )}
    </div>
  );
}

function news({ messages = [], texts }: ShownAssistant["bundle"]) {
  const isNews = (message: BundleStanding): message is Extract<BundleMessage, BundleAnnouncement> => message.type === "announcement";
  const announcements = messages.filter(isNews);
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
