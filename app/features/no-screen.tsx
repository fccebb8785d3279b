/**
 * The component of a route that only redirects or takes a form. Without one, a route would answer its failures as raw data instead of
 * screens.
 */
export function NoScreen() {
  return null;
}
