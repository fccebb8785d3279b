import type { ReactNode } from "react";
import { ConfirmPage } from "#app/features/confirm/confirm-page.tsx";
import { FormCard } from "#app/ui/composed/form-card/form-card.tsx";
import { PageHeader } from "#app/ui/composed/page-header/page-header.tsx";
import { ButtonLink } from "#app/ui/primitives/button/button.tsx";
import { Link } from "#app/ui/primitives/link/link.tsx";
import { Notice } from "#app/ui/primitives/notice/notice.tsx";

type Asked = { id: number; revision: number; title: string; to: string; state: ReactNode };
type Props = {
  title: string;
  items: Asked[];
  /** What is said of items that are gone, and of those that are too many. */
  notices: (string | false)[];
  back: { label: string; to: string };
  /** What stands there when nothing was chosen. */
  none: { text: string; toList: string };
  text: string;
  confirm: string;
  isDangerous: boolean;
  /** What is to be chosen beside. */
  children?: ReactNode;
};

/** The question before something is done with several items of a list. Their revisions are sent with it. */
export function QuestionScreen({ title, items, notices, back, none, text, confirm, isDangerous, children }: Props) {
  const said = notices.map((notice) => notice && <Notice key={notice} status="warning" title={notice} />);
  if (items.length === 0) {
    return (
      <>
        <PageHeader title={title} crumbs={[back]} />
        {said}
        <FormCard actions={<ButtonLink to={back.to}>{none.toList}</ButtonLink>}>
          <p>{none.text}</p>
        </FormCard>
      </>
    );
  }
  return (
    <ConfirmPage title={title} text={text} confirm={confirm} tone={isDangerous ? "danger" : "primary"} back={back}>
      {said}
      {children}
      <ul>
        {items.map(({ id, revision, title: named, to, state }) => (
          <li key={id}>
            <input type="hidden" name="read" value={`${id}.${revision}`} />
            <Link to={to} dir="auto">
              {named}
            </Link>{" "}
            {state}
          </li>
        ))}
      </ul>
    </ConfirmPage>
  );
}
