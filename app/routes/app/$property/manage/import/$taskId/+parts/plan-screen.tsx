import { useTranslation } from "react-i18next";
import type { WireBundlePlan } from "#app/contracts/bundles.ts";
import type { BundleKind, ImportState } from "#app/domain/bundles/bundle.ts";
import type { FormFailure } from "#app/domain/forms/form-failure.ts";
import { failureText } from "#app/features/form/failure-text.ts";
import { usePaths } from "#app/paths/use-paths.ts";
import { FormCard } from "#app/ui/composed/form-card/form-card.tsx";
import { PageHeader } from "#app/ui/composed/page-header/page-header.tsx";
import { Pager } from "#app/ui/composed/pager/pager.tsx";
import { CheckboxField } from "#app/ui/fields/checkbox-field.tsx";
import { plainField } from "#app/ui/fields/plain-field.ts";
import { Button, ButtonLink } from "#app/ui/primitives/button/button.tsx";
import { Form } from "#app/ui/primitives/link/form.tsx";
import { Notice } from "#app/ui/primitives/notice/notice.tsx";
import styles from "./plan.module.css";
import { PlanCounts, PlanItems } from "./plan-tables.tsx";

type Plan = Omit<WireBundlePlan, "createdAt"> & { when: string };
type Query = { kind?: BundleKind | undefined; state?: ImportState | undefined; page: number; limit: number };
type Props = {
  title: string;
  plan: Plan;
  query: Query;
  failure: (FormFailure & { options: { publish: boolean; atOnce: boolean } }) | null;
};

/** What an import would do, before anything is changed: looked at, then confirmed. */
export function PlanScreen({ title, plan, query, failure }: Props) {
  const { t } = useTranslation(["bundles", "errors", "manage", "common"]);
  const paths = usePaths();
  const { counts } = plan;
  const sum = (state: ImportState) => Object.values(counts).reduce((all, each) => all + (each[state] ?? 0), 0);
  const writes = sum("new") + sum("changed") > 0 || plan.live > 0;
  const addressOf = (change: Partial<Query>) => paths.importOfContent(plan.id, { ...query, ...change });
  const changesNamed = (["page-segments", "tags", "segments"] as const).some((kind) => (counts[kind]?.changed ?? 0) > 0);
  const { publish = false, atOnce = false } = failure?.options ?? {};
  return (
    <>
      <PageHeader title={title} lead={t("plan_lead")} crumbs={[{ label: t("manage:guides"), to: paths.guides() }]} />
      {failure && <Notice status="error" title={failureText((key, values) => t(key, { ...values, ns: "errors" }), failure)} />}
      <p className={styles.about}>
        <bdi>{plan.fileName}</bdi> · {t("from", { name: plan.from, when: plan.when })} · {t("images", { count: plan.images })}
      </p>
      {plan.leftLanguages.length > 0 && (
        <Notice status="warning" title={t("left_languages", { languages: plan.leftLanguages.join(", ") })} />
      )}
      <div className={styles.counts}>
        <PlanCounts counts={counts} addressOf={addressOf} />
      </div>
      <section className={styles.items} aria-labelledby="items">
        <h2 id="items">{t("items")}</h2>
        {(query.kind || query.state) && (
          <p>
            <ButtonLink to={addressOf({ kind: undefined, state: undefined, page: 1 })}>{t("show_all")}</ButtonLink>
          </p>
        )}
        <PlanItems items={plan.items} />
        <Pager page={query.page} size={query.limit} total={plan.pagination.total} addressOf={addressOf} />
      </section>
      <Form method="post">
        <FormCard
          actions={
            <>
              {writes && <Button tone="primary">{t("start_import")}</Button>}
              <ButtonLink to={paths.importContent()}>{t("other_file")}</ButtonLink>
              <Button name="act" value="cancel">
                {t("common:cancel")}
              </Button>
            </>
          }
        >
          <p>{t(writes ? "start_text" : "nothing_to_do")}</p>
          {plan.live > 0 && (
            <CheckboxField
              field={plainField("publish", { initialValue: publish })}
              label={t("publish", { count: plan.live })}
              hint={t("publish_hint")}
            />
          )}
          {writes && (
            <CheckboxField
              field={plainField("atOnce", { initialValue: atOnce })}
              label={t("at_once")}
              hint={changesNamed ? t("at_once_now_hint") : t("at_once_hint")}
            />
          )}
        </FormCard>
      </Form>
    </>
  );
}
