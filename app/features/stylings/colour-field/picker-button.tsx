import { useState } from "react";
import { useTranslation } from "react-i18next";
import { useLoaded } from "#app/ui/enhance/use-loaded.ts";
import { ActionButton } from "#app/ui/primitives/button/action-button.tsx";

type Props = { label: string; value: string; choose: (colour: string) => void };

/** Opens the colour picker, whose scripts come with the first press. */
export function PickerButton({ label, value, choose }: Props) {
  const { t } = useTranslation("fields");
  const [isOpen, setOpen] = useState(false);
  const picker = useLoaded(() => import("./colour-picker.tsx"), isOpen);
  return (
    <>
      <ActionButton label={t("colour_choose_for", { label })} onPress={() => setOpen(true)}>
        {t("colour_choose")}
      </ActionButton>
      {isOpen && picker && (
        <picker.ColourPicker
          title={label}
          value={value}
          onClose={(chosen) => {
            setOpen(false);
            if (chosen) choose(chosen);
          }}
        />
      )}
    </>
  );
}
