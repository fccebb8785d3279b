import { inkOn } from "./colour.ts";
import { createHostElement } from "./host-element.ts";
import launcherCss from "./launcher.css?inline";
import { createLauncher } from "./launcher.ts";
import type { Actions, Model } from "./model.ts";
import { createStage, type Stage } from "./stage.tsx";

/** Draws the player: its button at once, the rest from the first time that something opens. `shown` is called when a step stands laid out. */
export function createScreen(nonce: string, actions: Actions, shown: () => void) {
  const { host, shadow, raise, addStyles } = createHostElement(nonce);
  const launcher = createLauncher(actions);
  let stage: Stage | null = null;
  let theme = "";
  addStyles(launcherCss);
  shadow.append(launcher.element);

  function dress({ mainColor, buttonRadius }: Model["bundle"]["style"]) {
    if (theme === mainColor + buttonRadius) return;
    theme = mainColor + buttonRadius;
    host.style.setProperty("--main", mainColor);
    host.style.setProperty("--on-main", inkOn(mainColor));
    host.style.setProperty("--radius", buttonRadius);
  }

  return {
    host,
    draw(model: Model) {
      dress(model.bundle.style);
      launcher.update(model);
      if (!stage && (model.isOpen || model.run)) {
        raise();
        stage = createStage(shadow, addStyles, actions, shown);
      }
      stage?.draw(model);
    },
    clear() {
      launcher.element.hidden = true;
      stage?.clear();
    },
  };
}
export type Screen = ReturnType<typeof createScreen>;
