import { useTranslation } from "react-i18next";
import type { HOSTS } from "#app/domain/player/look.ts";
import { CATEGORY_COLORS, COLOURS, STYLING_LIMITS, USUAL_INFOBOX } from "#app/domain/player/stylings.ts";
import { FieldGroup } from "#app/ui/fields/field-group.tsx";
import { NumberField } from "#app/ui/fields/number-field/number-field.tsx";
import { ColourField } from "./colour-field/colour-field.tsx";
import styles from "./stylings.module.css";
import type { FieldOf } from "./stylings-screen.tsx";

export const DESIGN_FIELDS = ["main_color", "btn_border_radius", ...COLOURS, ...CATEGORY_COLORS] as const;

type Props = {
  field: FieldOf<(typeof DESIGN_FIELDS)[number]>;
  values: Record<(typeof DESIGN_FIELDS)[number], string>;
  host: (typeof HOSTS)[number];
};

export function DesignFields({ field, values, host }: Props) {
  const { t } = useTranslation("customize");
  return (
    <>
      <ColourField {...field("main_color")} hint={t("hint_main_color")} contrastWith="ink" on={host} />
      <NumberField {...field("btn_border_radius")} range={[0, STYLING_LIMITS.radius]} unit={t("unit_pixels")} />
      <FieldGroup label={t("info_boxes")}>
        <div className={styles.pair}>
          <ColourField {...field("infobox_bg")} optional />
          <ColourField
            {...field("infobox_color")}
            optional
            contrastWith={{ name: "infobox_bg", stored: values.infobox_bg, usual: USUAL_INFOBOX }}
          />
        </div>
      </FieldGroup>
      <FieldGroup label={t("hints_on_pages")}>
        <div className={styles.pair}>
          <ColourField {...field("tooltip_icon_color")} hint={t("hint_main_instead")} optional on={host} />
          <ColourField {...field("beacon_icon_color")} hint={t("hint_main_instead")} optional on={host} />
        </div>
      </FieldGroup>
      <FieldGroup label={t("categories")}>
        <div className={styles.pair}>
          {CATEGORY_COLORS.map((name) => (
            <ColourField key={name} {...field(name)} on={host} isNamed />
          ))}
        </div>
      </FieldGroup>
    </>
  );
}
