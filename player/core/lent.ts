/** What the first file lends to the others, in an order of the build, which puts it in this file's place (player/lent-modules.mjs). */
const lent: readonly unknown[] = [];

export default lent;
