import { getZodConstraint } from "@conform-to/zod/v4";
import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { ApiFailure, attempt } from "#app/api/failure.ts";
import { getProperty, updateProperty } from "#app/api/properties.server.ts";
import { keepTyped } from "#app/features/form/keep-typed.ts";
import { ScreenForm } from "#app/features/form/screen-form.tsx";
import { useScreenForm } from "#app/features/form/use-screen-form.ts";
import { screenMeta } from "#app/features/screen-meta.ts";
import { usePaths } from "#app/paths/use-paths.ts";
import { refused, submitted } from "#app/session/screen-form.server.ts";
import { redirectWithToast } from "#app/session/toast.server.ts";
import { requireEdit } from "#app/session/viewer.server.ts";
import type { Viewer } from "#app/session/viewer.ts";
import { PublicPage } from "#app/ui/composed/public-page/public-page.tsx";
import { TextField } from "#app/ui/fields/text-field.tsx";
import { Button, ButtonLink, ButtonRow } from "#app/ui/primitives/button/button.tsx";
import { setupSchema } from "./schema.server.ts";
import styles from "./setup.module.css";

export async function loader(args: LoaderFunctionArgs) {
  const viewer = await requireEdit(args, "property");
  const { id, name, url } = await getProperty(viewer);
  return {
    title: viewer.text("setup:title", { name }),
    property: { id, name, url },
    constraint: getZodConstraint(setupSchema),
  };
}

export async function action(args: ActionFunctionArgs) {
  const viewer = await requireEdit(args, "property");
  const submission = await submitted(args.request, setupSchema, viewer);
  if (submission.status !== "success") return refused(submission);
  const saved = await attempt(setFirstUrl(viewer, submission.value.mainUrl));
  if (!saved.ok) return refused(submission, saved.failure);
  return redirectWithToast(viewer.paths.property(), "main_url_saved");
}

/**
 * Somebody else may have set it since the page was opened: then theirs stays, unless it is the same. The revision closes the gap between
 * check and save.
 */
async function setFirstUrl(viewer: Viewer, url: string): Promise<void> {
  const { url: present, revision } = await getProperty(viewer);
  if (present === url) return;
  if (present) throw alreadySet();
  const saved = await attempt(updateProperty(viewer, { mainUrl: url, revision }));
  if (!saved.ok) throw (saved.failure.problem?.current as { url?: string } | undefined)?.url ? alreadySet() : saved.failure;
}

function alreadySet(): ApiFailure {
  const problem = { type: "about:blank", title: "Invalid fields", status: 422, code: "invalid_fields", requestId: "" };
  return new ApiFailure("invalid_fields", 422, { ...problem, fields: [{ path: "mainUrl", code: "error_url_already_set" }] });
}

export const clientAction = keepTyped;

export const meta = screenMeta;

export default function SetupScreen() {
  const { title, property, constraint } = useLoaderData<typeof loader>();
  const { t } = useTranslation("setup");
  const paths = usePaths();
  const form = useScreenForm({
    id: "setup",
    values: { mainUrl: property.url },
    labels: { mainUrl: t("url") },
    constraint,
  });
  const isSet = property.url !== "";
  return (
    <PublicPage title={title}>
      <p>{t("lead")}</p>
      <ScreenForm of={form} className={styles.form}>
        <TextField {...form.field("mainUrl")} hint={t("url_hint")} readOnly={isSet} autoComplete="url" />
        {isSet && <p id="setup-state">{t("already_set", { url: property.url })}</p>}
        <ButtonRow>
          <Button tone="primary" disabled={isSet} describedBy={isSet ? "setup-state" : undefined}>
            {t("save")}
          </Button>
          {isSet && <ButtonLink to={paths.property()}>{t("to_property", { name: property.name })}</ButtonLink>}
        </ButtonRow>
      </ScreenForm>
    </PublicPage>
  );
}
