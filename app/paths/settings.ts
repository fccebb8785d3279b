/** Settings; `settings` is the address they stand below. */
export const settingsPaths = (settings: string) => ({
  personalLogin: () => `${settings}/personal/login`,
  personalToken: () => `${settings}/personal/token`,
  resetPersonalToken: () => `${settings}/personal/token/reset`,
});
