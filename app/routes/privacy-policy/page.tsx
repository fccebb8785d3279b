import type { LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { env } from "#app/env.server.ts";
import { screenMeta } from "#app/features/screen-meta.ts";
import { titleOf } from "#app/i18n/title.server.ts";
import { paths } from "#app/paths/paths.ts";
import { ButtonLink } from "#app/ui/primitives/button/button.tsx";
import { ArrowLeft } from "#app/ui/primitives/icon/icons.ts";
import { Mark } from "#app/ui/primitives/mark/mark.tsx";
import { ContactBlock } from "./contact-block.tsx";
import { LanguageSwitch } from "./language-switch.tsx";
import styles from "./privacy-policy.module.css";
import { wayBack } from "./way-back.server.ts";

export const handle = { scripts: false };

/** The sections in their order (specification 1, section 2: privacy-policy). */
const SECTIONS = [
  "introduction",
  "information",
  "usage",
  "analytics",
  "legal_basis",
  "retention",
  "sharing",
  "rights",
  "security",
  "changes",
  "contact",
] as const;

export async function loader({ request }: LoaderFunctionArgs) {
  const { PRIVACY_OFFICER, PRIVACY_CONSULTANCY } = env();
  return {
    title: await titleOf(request, "privacy", "title"),
    back: wayBack(request),
    officer: PRIVACY_OFFICER ?? null,
    consultancy: PRIVACY_CONSULTANCY ?? null,
  };
}

export const meta = screenMeta;

export default function PrivacyPolicy() {
  const { back, officer, consultancy } = useLoaderData<typeof loader>();
  const { t } = useTranslation("privacy");
  return (
    <>
      <header className={styles.bar}>
        <ButtonLink to={back} reload>
          <ArrowLeft size={16} />
          {t("common:back")}
        </ButtonLink>
        <p className={styles.brand}>
          <Mark size={20} />
          Handrail
        </p>
        <LanguageSwitch returnTo={paths.privacy(back)} />
      </header>
      <main id="main" className={styles.page} tabIndex={-1}>
        <h1>{t("title")}</h1>
        <p className={styles.lead}>{t("lead")}</p>
        <ol className={styles.sections}>
          {SECTIONS.map((section) => (
            <li key={section} id={section} className={styles.section}>
              <h2>{t(`${section}_title`)}</h2>
              {t(`${section}_text`)
                .split("\n\n")
                .map((paragraph) => (
                  <p key={paragraph}>{paragraph}</p>
                ))}
              {section === "contact" && (
                <div className={styles.contacts}>
                  <ContactBlock title={t("officer")} lines={officer} unset={t("officer_unset")} />
                  <ContactBlock title={t("consultancy")} lines={consultancy} unset={t("consultancy_unset")} />
                </div>
              )}
            </li>
          ))}
        </ol>
      </main>
    </>
  );
}
