import { useTranslation } from "react-i18next";
import { CROP_CANVAS, type Crop, type Size } from "#app/domain/media/crop.ts";
import styles from "./image-cropper.module.css";
import { useCropper } from "./use-cropper.ts";

type Props = {
  src: string;
  image: Size;
  /** What is shown at first. */
  crop: Crop;
  /** The ids of the number fields that hold the crop. */
  names: { x: string; y: string; width: string };
  /** What the part will measure. */
  size?: Size;
};

/**
 * The part of an image that is cropped out, and where in the image it is. With scripts the part is dragged, zoomed by the wheel, and moved by
 * the keyboard; the number fields say the same. The image always covers all of it.
 */
export function ImageCropper({ src, image, crop: begun, names, size = CROP_CANVAS }: Props) {
  const { t } = useTranslation("media");
  const { crop, canvas, handlers, isReady } = useCropper(image, begun, names, size);
  const view = `${crop.x} ${crop.y} ${crop.width} ${crop.height}`;
  const held = isReady
    ? ({ tabIndex: 0, role: "application", "aria-roledescription": t("cropper"), "aria-describedby": "cropper-keys" } as const)
    : ({ role: "img" } as const);
  return (
    <div className={styles.cropper}>
      <svg
        ref={canvas}
        className={[styles.canvas, size.width === size.height && styles.square, isReady && styles.movable].filter(Boolean).join(" ")}
        width={size.width}
        height={size.height}
        viewBox={view}
        preserveAspectRatio="none"
        aria-label={t("cropped_part", { x: crop.x, y: crop.y, width: crop.width, height: crop.height })}
        {...held}
        {...handlers}
      >
        <image href={src} width={image.width} height={image.height} preserveAspectRatio="none" />
      </svg>
      <svg className={styles.whole} viewBox={`0 0 ${image.width} ${image.height}`} role="img" aria-label={t("whole_image")}>
        <image href={src} width={image.width} height={image.height} />
        <path className={styles.shade} d={outside(image, crop)} fillRule="evenodd" />
        <rect className={styles.frame} {...crop} vectorEffect="non-scaling-stroke" />
      </svg>
      {isReady && (
        <p id="cropper-keys" className={styles.hint}>
          {t("cropper_keys")}
        </p>
      )}
    </div>
  );
}

/** All of the image but the crop, as a path. */
function outside({ width, height }: Size, crop: Crop): string {
  return `M0 0h${width}v${height}h${-width}zM${crop.x} ${crop.y}h${crop.width}v${crop.height}h${-crop.width}z`;
}
