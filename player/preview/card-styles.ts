import baseCss from "#player/widgets/base.css?inline";
import cardCss from "#player/widgets/card.css?inline";
import launcherCss from "#player/widgets/launcher.css?inline";
import aloneCss from "./alone.css?inline";

/** Everything that the player's card is styled with, and how it stands by itself. */
export const CARD_CSS = launcherCss.replace(/:host\{[^}]*\}/, "") + baseCss + cardCss + aloneCss;
