import { type DragEvent, type ReactNode, useState } from "react";
import { useHydrated } from "#app/ui/enhance/use-hydrated.ts";
import styles from "./image-cropper.module.css";

/** Around a file field: with scripts an image may be dropped anywhere on it. Dropped files that are no images do nothing. */
export function DropImage({ children, hint }: { children: ReactNode; hint: string }) {
  const hydrated = useHydrated();
  const [isOver, setOver] = useState(false);
  const over = (event: DragEvent) => {
    event.preventDefault();
    setOver(true);
  };
  const drop = (event: DragEvent<HTMLElement>) => {
    event.preventDefault();
    setOver(false);
    const image = [...event.dataTransfer.files].find(({ type }) => type.startsWith("image/"));
    const input = event.currentTarget.querySelector<HTMLInputElement>("input[type=file]");
    if (!image || !input) return;
    const held = new DataTransfer();
    held.items.add(image);
    input.files = held.files;
    input.dispatchEvent(new Event("change", { bubbles: true }));
  };
  return (
    <section
      className={`${styles.drop} ${isOver ? styles.over : ""}`}
      aria-label={hydrated ? hint : undefined}
      onDragOver={over}
      onDragLeave={() => setOver(false)}
      onDrop={drop}
    >
      {children}
      {hydrated && <p className={styles.hint}>{hint}</p>}
    </section>
  );
}
