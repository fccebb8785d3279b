import { useTranslation } from "react-i18next";
import { MEDIA_TYPES } from "#app/domain/guides/step.ts";
import { mediaButton } from "#app/domain/media/media-button.ts";
import { Button, ButtonRow } from "#app/ui/primitives/button/button.tsx";

/**
 * The buttons of a step's media, in its form: each saves what was typed, then leads to where media are chosen, takes them away, or asks about
 * all languages.
 * @param media the kind that is stored; empty for none
 */
export function MediaButtons({ media }: { media: string }) {
  const { t } = useTranslation("media");
  const state = mediaButton(MEDIA_TYPES.find((type) => type === media) ?? null, false);
  return (
    <ButtonRow>
      <Button name="intent" value="media" size="small">
        {t(state === "add" ? "add" : "change")}
      </Button>
      {state === "trash" && (
        <Button name="intent" value="media-remove" size="small">
          {t("remove")}
        </Button>
      )}
      {state !== "add" && (
        <Button name="intent" value="media-all" size="small">
          {t("all_languages")}
        </Button>
      )}
    </ButtonRow>
  );
}
