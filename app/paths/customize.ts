import { type Query, withQuery } from "./with-query.ts";

export const customizePaths = (base: string) => ({
  assistant: (look?: Query) => withQuery(`${base}/assistant`, look),
  design: (look?: Query) => withQuery(`${base}/design`, look),
  themes: () => `${base}/design/themes`,
  documents: (query?: Query) => withQuery(`${base}/documents`, query),
  helpDesk: (look?: Query) => withQuery(`${base}/help`, look),
  assistantSearch: (look?: Query) => withQuery(`${base}/search`, look),
  /** In a language of the property. */
  assistantTexts: (query?: Query) => withQuery(`${base}/texts`, query),
  guideTexts: (query?: Query) => withQuery(`${base}/guides`, query),
  /** `off` says what is switched off that was asked for. */
  customize: (query?: { off: "search" }) => withQuery(base, query),
  welcomeSlide: (lang?: string) => withQuery(`${base}/welcome-slide`, { lang }),
  /** The assistant in a frame: how it is looked at, and fields of a form that are not saved yet. */
  drawnAssistant: (query?: Query) => withQuery(`${base}/drawn`, query),
});
