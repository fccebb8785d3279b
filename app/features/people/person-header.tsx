import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { type Crumb, PageHeader } from "#app/ui/composed/page-header/page-header.tsx";
import { type Tab, Tabs } from "#app/ui/composed/tabs/tabs.tsx";
import { Badge } from "#app/ui/primitives/badge/badge.tsx";
import styles from "./people.module.css";
import type { PersonInShort } from "./person.server.ts";
import { STATUS_WORDS } from "./status-words.ts";

type Props = { person: PersonInShort; back: Crumb; tabs?: Tab[]; current?: string; children?: ReactNode };

/** The head of a person's page: who they are, when they were there, what can be done, and the parts of the page. */
export function PersonHeader({ person, back, tabs, current = "", children }: Props) {
  const { t } = useTranslation("users");
  const facts = [
    { term: t("created_at"), text: person.status && person.created },
    { term: t("invited_at"), text: person.status && person.invited },
    { term: t("archived_at"), text: person.archived },
    { term: t("first_seen"), text: person.firstSeen ?? t("never") },
    { term: t("last_seen"), text: person.lastSeen ?? t("never") },
  ];
  return (
    <>
      <PageHeader
        title={person.publicId}
        crumbs={[back]}
        badges={
          <>
            {person.status && <Badge tone={person.status === "active" ? "good" : "neutral"}>{t(STATUS_WORDS[person.status])}</Badge>}
            {person.archived && <Badge>{t("state_archived")}</Badge>}
            {person.anonymous && <Badge>{t("anonymous")}</Badge>}
          </>
        }
      >
        {children}
      </PageHeader>
      <dl className={styles.facts}>
        {facts.map(({ term, text }) =>
          text ? (
            <div key={term}>
              <dt>{term}</dt>
              <dd>{text}</dd>
            </div>
          ) : null,
        )}
      </dl>
      {tabs && <Tabs label={t("parts_of_person")} tabs={tabs} current={current} />}
    </>
  );
}
