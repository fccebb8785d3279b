import { useTranslation } from "react-i18next";
import { ASSISTANT_POSITIONS } from "#app/domain/player/stylings.ts";
import { CheckboxField } from "#app/ui/fields/checkbox-field.tsx";
import { NumberField } from "#app/ui/fields/number-field/number-field.tsx";
import { RadioGroup } from "#app/ui/fields/radio-group/radio-group.tsx";
import { PictureField } from "./picture-field.tsx";
import type { FieldOf } from "./stylings-screen.tsx";

export const ASSISTANT_FIELDS = [
  ...(["assistantPosition", "avatar_img", "min_view_width"] as const),
  ...(["searchEnabled", "exit_click_twice", "hide_branding"] as const),
] as const;

export function AssistantFields({ field }: { field: FieldOf<(typeof ASSISTANT_FIELDS)[number]> }) {
  const { t } = useTranslation("customize");
  return (
    <>
      <RadioGroup
        {...field("assistantPosition")}
        choices={ASSISTANT_POSITIONS.map((value) => ({ value, label: t(`position_${value}`) }))}
      />
      <PictureField name="avatar_img" {...field("avatar_img")} hint={t("hint_avatar_img")} />
      <NumberField {...field("min_view_width")} unit={t("unit_pixels")} hint={t("hint_min_view_width")} />
      <CheckboxField {...field("searchEnabled")} hint={t("hint_searchEnabled")} />
      <CheckboxField {...field("exit_click_twice")} hint={t("hint_exit_click_twice")} />
      <CheckboxField {...field("hide_branding")} hint={t("hint_hide_branding")} />
    </>
  );
}
