import { withQuery } from "./with-query.ts";

/** Addresses beneath the welcome slide of the property whose paths are given: only its screens need them, and not every page. */
export const welcomeSlidePaths = ({ welcomeSlide }: { welcomeSlide: () => string }) => ({
  newWelcomeSlide: () => `${welcomeSlide()}/new`,
  removeWelcomeSlide: () => `${welcomeSlide()}/remove`,
  /** The welcome slide in a frame, as it is saved. */
  drawnWelcomeSlide: (lang?: string) => withQuery(`${welcomeSlide()}/drawn`, { lang }),
});
