/** Settings; `settings` is their base address. */
export const settingsPaths = (settings: string) => ({
  personalLogin: () => `${settings}/personal/login`,
  personalToken: () => `${settings}/personal/token`,
  resetPersonalToken: () => `${settings}/personal/token/reset`,
});
