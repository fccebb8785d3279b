import { useLocation } from "@remix-run/react";
import { Fragment, useRef } from "react";
import { useTranslation } from "react-i18next";
import type { EffectiveRole } from "#app/domain/access/roles.ts";
import { paths } from "#app/paths/paths.ts";
import { usePaths } from "#app/paths/use-paths.ts";
import { useLightDismiss } from "#app/ui/enhance/use-light-dismiss.ts";
import { Avatar } from "#app/ui/primitives/avatar/avatar.tsx";
import { LogOut, UserRound } from "#app/ui/primitives/icon/icons.ts";
import { Form } from "#app/ui/primitives/link/form.tsx";
import { Link } from "#app/ui/primitives/link/link.tsx";
import styles from "./account.module.css";
import type { ShellData } from "./shell-data.ts";
import sideBar from "./side-bar.module.css";
import { SignOut } from "./sign-out.tsx";

/** Who is signed in, by name and role; opened: profile, language, colours, signing out. */
export function Account({ viewer, theme }: Pick<ShellData, "viewer" | "theme">) {
  const { t, i18n } = useTranslation("shell");
  const inside = usePaths();
  const { pathname, search } = useLocation();
  const here = pathname + search;
  const details = useRef<HTMLDetailsElement>(null);
  useLightDismiss(details);
  return (
    <details ref={details} className={styles.account}>
      <summary className={styles.row}>
        <Avatar name={viewer.name} of="person" />{" "}
        <span className={`${sideBar.label} ${styles.names}`}>
          <span className="visually-hidden">{t("account")}: </span>
          <span className={styles.name}>{viewer.name}</span> <span className={styles.role}>{roleText(t, viewer.role)}</span>
        </span>
      </summary>
      <div className={styles.panel}>
        <p className={styles.email}>{viewer.email}</p>
        <Link to={inside.personalLogin()} className={sideBar.item}>
          <UserRound size={18} /> {t("nav_sign_in")}
        </Link>
        <Choices name="language" to={paths.language()} here={here} chosen={i18n.language} choices={LANGUAGES} label={t("language")} />
        <Choices
          name="theme"
          to={paths.theme()}
          here={here}
          chosen={theme}
          choices={THEMES.map((each) => [each, t(`theme_${each}`)] as const)}
          label={t("theme")}
        />
        <SignOut here={here} className={sideBar.item}>
          <LogOut size={18} /> {t("sign_out")}
        </SignOut>
      </div>
    </details>
  );
}

const LANGUAGES = [
  ["en", "English"],
  ["de", "Deutsch"],
] as const;
const THEMES = ["system", "light", "dark"] as const;

type ChoicesProps = {
  name: "language" | "theme";
  to: string;
  here: string;
  label: string;
  chosen: string;
  choices: readonly (readonly [value: string, label: string])[];
};

/** A choice that takes effect at once, for this browser, on the page as it is. */
function Choices({ name, to, here, label, chosen, choices }: ChoicesProps) {
  return (
    <Form method="post" action={to} className={styles.choices} aria-label={label} replace preventScrollReset>
      <input type="hidden" name="return" value={here} />
      <span className={styles.label}>{label}</span>
      {choices.map(([value, text]) => (
        <Fragment key={value}>
          {" "}
          <button
            className={styles.choice}
            name={name}
            value={value}
            type="submit"
            lang={name === "language" ? value : undefined}
            aria-pressed={chosen === value}
          >
            {text}
          </button>
        </Fragment>
      ))}
    </Form>
  );
}

/** A role in words, with what it applies to. */
export function roleText(t: (key: string, values?: Record<string, string>) => string, role: EffectiveRole): string {
  if (role.scope === "super") return t("role_super");
  return t(`role_scope_${role.scope}`, { role: t(`role_${role.role}`) });
}
