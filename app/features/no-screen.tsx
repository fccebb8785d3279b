/**
 * The component of a route that only leads on or takes a form. A route without one would answer its failures as raw data; with it they are
 * screens.
 */
export function NoScreen() {
  return null;
}
