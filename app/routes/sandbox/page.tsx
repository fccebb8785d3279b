import type { LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { env } from "#app/env.server.ts";
import { screenMeta } from "#app/features/screen-meta.ts";
import { titleOf } from "#app/i18n/title.server.ts";
import { paths } from "#app/paths/paths.ts";
import { requireSession } from "#app/session/viewer.server.ts";
import { ButtonLink } from "#app/ui/primitives/button/button.tsx";
import { Alone } from "./alone.tsx";
import { LAYERS, partNamed } from "./examples.ts";
import { PartSection } from "./part-section.tsx";
import styles from "./sandbox.module.css";
import { Tokens } from "./tokens.tsx";

export const handle = { i18n: ["sandbox", "errors", "fields"] };

/** The style guide: every part of the interface from its own examples, for anybody signed in while SANDBOX is on. */
export async function loader(args: LoaderFunctionArgs) {
  if (env().SANDBOX !== "on") throw new Response(null, { status: 404 });
  await requireSession(args);
  const example = new URL(args.request.url).searchParams.get("example");
  if (example !== null && !partNamed(example)) throw new Response(null, { status: 404 });
  return { title: await titleOf(args.request, "sandbox", "title"), example };
}

export const meta = screenMeta;

export default function Sandbox() {
  const { title, example } = useLoaderData<typeof loader>();
  const { t } = useTranslation("sandbox");
  const part = example === null ? undefined : partNamed(example);
  if (part) return <Alone part={part} />;
  return (
    <main id="main" className={styles.page} tabIndex={-1}>
      <header className={styles.header}>
        <h1>{title}</h1>
        <ButtonLink to={paths.landing()} reload>
          {t("back")}
        </ButtonLink>
      </header>
      <Tokens />
      {LAYERS.map(({ layer, parts }) => (
        <section key={layer} className={styles.layer} aria-labelledby={layer}>
          <h2 id={layer}>{t(`layer_${layer}`)}</h2>
          {parts.map((each) => (
            <PartSection key={each.id} part={each} />
          ))}
        </section>
      ))}
    </main>
  );
}
