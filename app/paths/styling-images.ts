import { type Query, withQuery } from "./with-query.ts";

/**
 * Where a picture of the assistant is uploaded, and the part of it that is shown is chosen; and those that were used before. In the property whose
 * paths are given: only their screens need them, and not every page.
 */
export const stylingImagePaths = ({ customize }: { customize: () => string }) => ({
  stylingImage: (styling: string, query?: Query) => withQuery(`${customize()}/images/${styling}`, query),
  stylingImages: (styling: string, query?: Query) => withQuery(`${customize()}/images/${styling}/library`, query),
});
