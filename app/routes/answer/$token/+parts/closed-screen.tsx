import { PublicPage } from "#app/ui/composed/public-page/public-page.tsx";

/** A link that cannot be answered by, and why. */
export function ClosedScreen({ title, text }: { title: string; text: string }) {
  return (
    <PublicPage title={title}>
      <p>{text}</p>
    </PublicPage>
  );
}
