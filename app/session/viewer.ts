import type { Action, ContentItem } from "#app/domain/access/may.ts";
import type { EffectiveRole } from "#app/domain/access/roles.ts";
import type { Section } from "#app/domain/access/sections.ts";
import type { UiLanguage } from "#app/i18n/languages.ts";
import type { PropertyPaths } from "#app/paths/paths-of.ts";

/** Who is looking at a property, and what they may do there. */
export type Viewer = {
  accessToken: string;
  /** The key of the form being answered, once it was read. */
  once?: string;
  propertyId: number;
  /** The company that the property belongs to. */
  companyId: number;
  /** Identify the person and their sign-in without revealing anything: fit for logs and events. */
  personId: string;
  sessionId: string;
  name: string;
  email: string;
  role: EffectiveRole;
  /** The addresses of the property. */
  paths: PropertyPaths;
  may(action: Action, section: Section, item?: ContentItem): boolean;
  /** The language of the request. */
  language: UiLanguage;
  /** A text in the language of the request, by namespace and key: for use outside components, such as document titles. */
  text(key: string, values?: Record<string, unknown>): string;
};
