import { PublicPage } from "#app/ui/composed/public-page/public-page.tsx";
import { TypedTexts } from "./typed-texts.tsx";

type Props = { title: string; text: string; lost: { typed: string; texts: string[] } | null };

/** A link that cannot be answered by, and why; with what was typed, if anything was. */
export function ClosedScreen({ title, text, lost }: Props) {
  return (
    <PublicPage title={title}>
      <p>{text}</p>
      {lost && <TypedTexts title={lost.typed} texts={lost.texts} />}
    </PublicPage>
  );
}
