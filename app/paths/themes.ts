/** Addresses of single themes, in the property whose paths are given: only the screens of themes need them, and not every page. */
export const themePaths = ({ themes }: { themes: () => string }) => ({
  theme: (theme: number) => `${themes()}/${theme}`,
  takeTheme: (theme: number) => `${themes()}/${theme}/use`,
  removeTheme: (theme: number) => `${themes()}/${theme}/delete`,
});
