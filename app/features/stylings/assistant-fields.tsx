import { useTranslation } from "react-i18next";
import { ASSISTANT_POSITIONS, STYLING_LIMITS } from "#app/domain/player/stylings.ts";
import { CheckboxField } from "#app/ui/fields/checkbox-field.tsx";
import { NumberField } from "#app/ui/fields/number-field/number-field.tsx";
import { RadioGroup } from "#app/ui/fields/radio-group/radio-group.tsx";
import { SelectField } from "#app/ui/fields/select-field.tsx";
import { TextField } from "#app/ui/fields/text-field.tsx";
import { PictureField } from "./picture-field.tsx";
import type { FieldOf } from "./stylings-screen.tsx";

export const ASSISTANT_FIELDS = [
  ...(["assistantPosition", "avatar_img", "min_view_width", "back_mode", "hero_btn_text", "language_behaviour"] as const),
  ...(["enableInteractiveTours", "enableAnnouncements", "searchEnabled", "draggableAvatar", "exit_click_twice", "hide_branding"] as const),
] as const;
/** With the pages that have the assistant, which are no styling. */
export const ASSISTANT_NAMES = [...ASSISTANT_FIELDS, "pageSegment"] as const;

type Props = {
  field: FieldOf<(typeof ASSISTANT_NAMES)[number]>;
  pages: { id: number; name: string }[];
  values: Record<(typeof ASSISTANT_NAMES)[number], string>;
};

export function AssistantFields({ field, pages, values }: Props) {
  const { t } = useTranslation("customize");
  const everywhere = { value: "0", label: t("pages_all") };
  // One that is not to be seen by who looks stays chosen.
  const own = values.pageSegment === "0" || pages.some(({ id }) => String(id) === values.pageSegment) ? [] : [values.pageSegment];
  return (
    <>
      <RadioGroup
        {...field("assistantPosition")}
        choices={ASSISTANT_POSITIONS.map((value) => ({ value, label: t(`position_${value}`) }))}
      />
      <PictureField name="avatar_img" {...field("avatar_img")} hint={t("hint_avatar_img")} />
      <NumberField {...field("min_view_width")} range={[0, STYLING_LIMITS.width]} unit={t("unit_pixels")} hint={t("hint_min_view_width")} />
      <SelectField
        {...field("pageSegment")}
        hint={t("hint_pageSegment")}
        options={[
          everywhere,
          ...own.map((value) => ({ value, label: t("pages_unseen") })),
          ...pages.map(({ id, name }) => ({ value: String(id), label: name })),
        ]}
      />
      <RadioGroup
        {...field("language_behaviour")}
        choices={[
          { value: "fallback_default", label: t("language_behaviour_fallback_default") },
          { value: "hide", label: t("language_behaviour_hide") },
        ]}
      />
      <RadioGroup
        {...field("back_mode")}
        choices={[
          { value: "back", label: t("back_mode_back") },
          { value: "restart", label: t("back_mode_restart") },
          { value: "nothing", label: t("back_mode_nothing") },
        ]}
      />
      <TextField {...field("hero_btn_text")} hint={t("hint_hero_btn_text")} optional />
      <CheckboxField {...field("enableInteractiveTours")} hint={t("hint_enableInteractiveTours")} />
      <CheckboxField {...field("enableAnnouncements")} hint={t("hint_enableAnnouncements")} />
      <CheckboxField {...field("searchEnabled")} hint={t("hint_searchEnabled")} />
      <CheckboxField {...field("draggableAvatar")} hint={t("hint_draggableAvatar")} />
      <CheckboxField {...field("exit_click_twice")} hint={t("hint_exit_click_twice")} />
      <CheckboxField {...field("hide_branding")} hint={t("hint_hide_branding")} />
    </>
  );
}
