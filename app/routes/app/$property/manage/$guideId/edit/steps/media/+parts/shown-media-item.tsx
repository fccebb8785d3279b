import { useTranslation } from "react-i18next";
import type { Media } from "#app/domain/guides/step.ts";
import { isEmbeddable } from "#app/domain/player/video-embed.ts";
import styles from "#app/features/media/media.module.css";

/** Media in short: an image as it is, others in words. */
export function ShownMediaItem({ media }: { media: Media }) {
  const { t } = useTranslation(["media", "editor"]);
  return (
    <div className={styles.item}>
      <p>
        <strong>{t(`editor:media_${media.type}`)}</strong>
        {"title" in media && media.title && <bdi> {media.title}</bdi>}
      </p>
      {media.type === "image" && <img className={styles.image} src={media.url} alt={media.title} />}
      {media.type === "info" && <p className={styles.text}>{media.text}</p>}
      {(media.type === "video" || media.type === "link") && <p className={styles.address}>{media.url}</p>}
      {media.type === "video" && !isEmbeddable(media.url) && <p className={styles.hint}>{t("not_embeddable")}</p>}
    </div>
  );
}
