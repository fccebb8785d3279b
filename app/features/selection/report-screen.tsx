import type { ReactNode } from "react";
import { FormCard } from "#app/ui/composed/form-card/form-card.tsx";
import { PageHeader } from "#app/ui/composed/page-header/page-header.tsx";
import { ButtonLink } from "#app/ui/primitives/button/button.tsx";
import { Link } from "#app/ui/primitives/link/link.tsx";
import { Notice } from "#app/ui/primitives/notice/notice.tsx";

type Item = { id: number; title: string; to: string };
type Words = Record<"list" | "toList" | "tryAgain" | "notDone" | "notDoneTitle" | "doneTitle" | "gone", string>;
type Props = {
  title: string;
  done: Item[];
  /** What was so before; `title` says so. */
  already?: { title: string; items: Item[] };
  /** `item` is null for one that is gone. */
  failed: { id: number; item: Omit<Item, "id"> | null; reason: string }[];
  /** That the address names more than is listed, if so. */
  left: string | false;
  back: string;
  again: string | null;
  words: Words;
  /** What else can be done now. */
  acts?: ReactNode;
};

/** What was done with several items of a list, and with which not, each with its reason. */
export function ReportScreen({ title, done, already, failed, left, back, again, words, acts }: Props) {
  return (
    <>
      <PageHeader title={title} crumbs={[{ label: words.list, to: back }]} />
      <FormCard
        actions={
          <>
            <ButtonLink to={back} tone="primary">
              {words.toList}
            </ButtonLink>
            {again && <ButtonLink to={again}>{words.tryAgain}</ButtonLink>}
            {acts}
          </>
        }
      >
        {left && <Notice status="warning" title={left} />}
        {failed.length > 0 && (
          <section aria-labelledby="failed">
            <Notice status="error" title={words.notDone} />
            <h2 id="failed">{words.notDoneTitle}</h2>
            <ul>
              {failed.map(({ id, item, reason }) => (
                <li key={id}>
                  {item ? <ItemLink {...item} /> : words.gone}
                  {": "}
                  {reason}
                </li>
              ))}
            </ul>
          </section>
        )}
        {done.length > 0 && <Items id="done" title={words.doneTitle} items={done} />}
        {already && already.items.length > 0 && <Items id="already" {...already} />}
      </FormCard>
    </>
  );
}

function Items({ id: section, title, items }: { id: string; title: string; items: Item[] }) {
  return (
    <section aria-labelledby={section}>
      <h2 id={section}>{title}</h2>
      <ul>
        {items.map(({ id, ...item }) => (
          <li key={id}>
            <ItemLink {...item} />
          </li>
        ))}
      </ul>
    </section>
  );
}

function ItemLink({ title, to }: Omit<Item, "id">) {
  return (
    <Link to={to} dir="auto">
      {title}
    </Link>
  );
}
