import { type Query, withQuery } from "./with-query.ts";

export const customizePaths = (base: string) => ({
  assistant: (look?: Query) => withQuery(`${base}/assistant`, look),
  design: (look?: Query) => withQuery(`${base}/design`, look),
  themes: () => `${base}/design/themes`,
  theme: (theme: number) => `${base}/design/themes/${theme}`,
  takeTheme: (theme: number) => `${base}/design/themes/${theme}/use`,
  removeTheme: (theme: number) => `${base}/design/themes/${theme}/delete`,
  documents: (query?: Query) => withQuery(`${base}/documents`, query),
  helpDesk: (look?: Query) => withQuery(`${base}/help`, look),
  assistantSearch: (look?: Query) => withQuery(`${base}/search`, look),
  /** In a language of the property. */
  assistantTexts: (query?: Query) => withQuery(`${base}/texts`, query),
  guideTexts: (query?: Query) => withQuery(`${base}/guides`, query),
  customize: () => base,
  welcomeSlide: (lang?: string) => withQuery(`${base}/welcome-slide`, { lang }),
  newWelcomeSlide: () => `${base}/welcome-slide/new`,
  removeWelcomeSlide: () => `${base}/welcome-slide/remove`,
  /** The welcome slide in a frame, as it is saved. */
  drawnWelcomeSlide: (lang?: string) => withQuery(`${base}/welcome-slide/drawn`, { lang }),
  /** Where a picture of the assistant is uploaded, and the part of it that is shown is chosen; and those that were used before. */
  stylingImage: (styling: string, query?: Query) => withQuery(`${base}/images/${styling}`, query),
  stylingImages: (styling: string, query?: Query) => withQuery(`${base}/images/${styling}/library`, query),
  /** The assistant in a frame: how it is looked at, and fields of a form that are not saved yet. */
  drawnAssistant: (query?: Query) => withQuery(`${base}/drawn`, query),
});
