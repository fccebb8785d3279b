import { useLocation } from "@remix-run/react";
import { Fragment, type ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { useFieldsMadeAnew } from "#app/ui/enhance/use-fields-made-anew.ts";
import { Button } from "#app/ui/primitives/button/button.tsx";
import { Form } from "#app/ui/primitives/link/form.tsx";
import styles from "./filter-form.module.css";

type Props = {
  label: string;
  /** What the fields were made from: they are made anew for another address, so that they show what it says. */
  made: string;
  /** The rest of the address. */
  keep?: Record<string, string | undefined>;
  children: ReactNode;
};

/** The filters of a list: a GET form, so that every view has an address. Its button stays where it is, and keeps the focus. */
export function FilterForm({ label, made, keep = {}, children }: Props) {
  const { t } = useTranslation();
  const { pathname } = useLocation();
  const { key, watch } = useFieldsMadeAnew(made);
  return (
    <Form className={styles.filters} action={pathname} role="search" aria-label={label} preventScrollReset {...watch}>
      <Fragment key={key}>
        {Object.entries(keep).map(([name, value]) => value && <input key={name} type="hidden" name={name} value={value} />)}
        {children}
      </Fragment>
      <Button>{t("apply")}</Button>
    </Form>
  );
}
