/**
 * The content settings of a property with their defaults (specification 1, section 3: Property). `approvalRequired`: nothing is published before
 * a second person approved it (issue 04: publishing).
 */
export const DEFAULT_CONTENT_SETTINGS = { approvalRequired: false };
export type ContentSettings = typeof DEFAULT_CONTENT_SETTINGS;

/** The stored settings over the defaults. A value of the wrong type, or an unknown one, counts as unset. */
export function contentSettingsOf(stored: Record<string, unknown>): ContentSettings {
  const { approvalRequired } = stored;
  return { approvalRequired: typeof approvalRequired === "boolean" ? approvalRequired : DEFAULT_CONTENT_SETTINGS.approvalRequired };
}
