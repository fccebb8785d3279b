/** @jsxImportSource preact */
import { mayAsk } from "#player/core/may-ask.ts";
import type { CreatePanel } from "#player/core/panel-port.ts";
import { isText, place } from "#player/core/storage.ts";
import css from "./panel.css?inline";
import { Panel } from "./panel.tsx";

/** The open panel of the assistant, which is loaded once somebody opens it. Its width and language stay as a person chose them on this device. */
const createPanel: CreatePanel = (ports) => {
  const { host, property, speakAnew, changed } = ports;
  const width = place("localStorage", property, "width", isText);
  const spoken = place("localStorage", property, "language", isText);
  return {
    draw: (model, actions) => (
      <Panel
        model={model}
        actions={actions}
        isAsking={mayAsk(model.bundle, ports)}
        isWide={width.read() === "wide"}
        spoken={spoken.read() ?? ""}
        widen={(isWide) => {
          width.write(isWide ? "wide" : null);
          changed();
        }}
        speak={(language) => {
          spoken.write(language || null);
          speakAnew();
        }}
      />
    ),
    dispose: host.addStyles(css),
  };
};

export default createPanel;
