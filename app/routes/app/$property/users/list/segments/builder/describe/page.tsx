import type { LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData, useLocation } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { screenMeta } from "#app/features/screen-meta.ts";
import { usePaths } from "#app/paths/use-paths.ts";
import { requireEdit } from "#app/session/viewer.server.ts";
import { FormCard } from "#app/ui/composed/form-card/form-card.tsx";
import { PageHeader } from "#app/ui/composed/page-header/page-header.tsx";
import { plainField } from "#app/ui/fields/plain-field.ts";
import { TextArea } from "#app/ui/fields/text-area.tsx";
import { Button, ButtonLink } from "#app/ui/primitives/button/button.tsx";
import { Form } from "#app/ui/primitives/link/form.tsx";
import { suggested } from "./suggested.server.ts";
import { Suggestion } from "./suggestion.tsx";

/** Filters from a sentence: they lead to the builder, where nothing is saved unseen. */
export async function loader(args: LoaderFunctionArgs) {
  const viewer = await requireEdit(args, "users");
  return { title: viewer.text("segments:describe_title"), ...(await suggested(args.request, viewer)) };
}

export const meta = screenMeta;

export default function DescribeSegmentScreen() {
  const { id, name, description, problem, suggestion } = useLoaderData<typeof loader>();
  const { t } = useTranslation("segments");
  const { pathname } = useLocation();
  const paths = usePaths();
  const crumbs = [
    { label: t("segments"), to: paths.segments() },
    { label: name, to: paths.segment(id) },
  ];
  return (
    <>
      <PageHeader title={t("describe_title")} lead={t("describe_lead")} crumbs={crumbs} />
      <Form action={pathname} key={description}>
        <input type="hidden" name="segment" value={id} />
        <FormCard
          actions={
            <>
              <Button tone="primary">{t("suggest")}</Button>
              <ButtonLink to={paths.segment(id)}>{t("common:cancel")}</ButtonLink>
            </>
          }
        >
          <TextArea
            field={plainField("description", { initialValue: description, maxLength: 1000, errors: problem ? [problem] : undefined })}
            label={t("description")}
            hint={t("description_hint")}
            isFirst={suggestion === null}
          />
        </FormCard>
      </Form>
      {suggestion && <Suggestion suggestion={suggestion} />}
    </>
  );
}
