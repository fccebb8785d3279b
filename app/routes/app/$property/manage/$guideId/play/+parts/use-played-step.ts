import { useNavigate } from "@remix-run/react";
import { useEffect, useRef, useState } from "react";
import { type Drawing, drawingAt } from "#app/features/preview/drawing.ts";
import { usePaths } from "#app/paths/use-paths.ts";
import type { PlayedGuide } from "#app/routes/app/$property/manage/$guideId/play/played-guide.server.ts";

/** Where the card's buttons lead; null for one that leads nowhere. */
type Ways = { next: string | null; back: string | null; exit: string };

/**
 * Draws the present step with the player's own widgets, whose buttons then lead to the addresses of other steps; what was pressed gives the
 * focus to the card that it led to. Until that is loaded, and where it cannot be, the frame stays.
 */
export function usePlayedStep(played: PlayedGuide, ways: Ways) {
  const { guide, language, step, position, dir } = played;
  const navigate = useNavigate();
  const box = useRef<HTMLDivElement>(null);
  const address = usePaths().guidePreviewModel(guide.id, language.lang);
  const [drawing, setDrawing] = useState<Drawing | null>(null);
  /** The step whose card was pressed, until another one shows. */
  const pressed = useRef<string | null>(null);
  useEffect(() => {
    let isHere = true;
    drawingAt(address)
      .then((loaded) => isHere && setDrawing(loaded))
      .catch(() => {});
    return () => {
      isHere = false;
    };
  }, [address]);
  useEffect(() => {
    if (!drawing || !box.current || !step) return;
    const go = (to: string | null) => () => {
      if (!to) return;
      pressed.current = step.id;
      navigate(to);
    };
    const actions = { next: go(ways.next), back: go(ways.back), exit: go(ways.exit) };
    const shown = { step, index: position, count: guide.count, title: guide.title, ...(dir && { direction: dir }) };
    drawing.drawStep(box.current, { ...drawing.model, ...shown }, actions);
    if (pressed.current === null || pressed.current === step.id) return;
    pressed.current = null;
    box.current.shadowRoot?.querySelector<HTMLElement>("[data-part=card]")?.focus();
  });
  return { box, isDrawn: drawing !== null && step !== null };
}
