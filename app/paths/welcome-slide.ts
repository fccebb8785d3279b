import { type Query, withQuery } from "./with-query.ts";

/** Addresses beneath the welcome slide of the property whose paths are given: only its screens need them, and not every page. */
export const welcomeSlidePaths = ({ welcomeSlide }: { welcomeSlide: () => string }) => ({
  newWelcomeSlide: () => `${welcomeSlide()}/new`,
  removeWelcomeSlide: () => `${welcomeSlide()}/remove`,
  /** Where a picture is uploaded for it, or a part of an uploaded one is chosen: `image` is its id; and where one that was used before is. */
  welcomeImage: (query?: Query) => withQuery(`${welcomeSlide()}/image`, query),
  welcomeImages: (query?: Query) => withQuery(`${welcomeSlide()}/image/library`, query),
  /** The welcome slide in a frame, as it is saved. */
  drawnWelcomeSlide: (lang?: string) => withQuery(`${welcomeSlide()}/drawn`, { lang }),
  welcomeSlideModel: (lang?: string) => withQuery(`${welcomeSlide()}/drawn/model`, { lang }),
});
