import { useTranslation } from "react-i18next";
import { usePaths } from "#app/paths/use-paths.ts";
import { Button } from "#app/ui/primitives/button/button.tsx";
import { Form } from "#app/ui/primitives/link/form.tsx";
import { Notice } from "#app/ui/primitives/notice/notice.tsx";
import type { DraftChapter } from "./draft-chapter.server.ts";

type Props = { chapter: DraftChapter /** Where publishing the chapter leads. */; here: string };

/** For a live guide that nobody sees, because its chapter is a draft. */
export function DraftChapterNotice({ chapter, here }: Props) {
  const { t } = useTranslation(["publication", "toasts"]);
  const paths = usePaths();
  return (
    <Notice status="warning" title={t("hidden_title")}>
      <p>{t("hidden_text", { title: chapter.title })}</p>
      {chapter.mayPublish && (
        <Form method="post" action={paths.chapterPublication(chapter.id)} preventScrollReset>
          <input type="hidden" name="return" value={here} />
          <input type="hidden" name="revision" value={chapter.revision} />
          <Button name="publish" value="yes" size="small">
            {t("toasts:publish_chapter_too")}
          </Button>
        </Form>
      )}
    </Notice>
  );
}
