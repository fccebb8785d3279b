import type { Section } from "#app/domain/access/sections.ts";
import { allowed, type Kind } from "#tests/support/access-table.ts";

/** Who may make a call: anybody, anybody signed in, super admins, or whom the role table lets do this in a section. */
type Need = "anybody" | "signed in" | "super admins" | ["view" | "edit" | "edit live", Section];

/** Every call of the contract and who may make it, said once more by hand: a call that opens wider than meant shows here. */
export const NEEDS: Record<string, Need> = {
  "managers.getMe": "signed in",
  "managers.updateMe": "signed in",
  "managers.register": "anybody",
  "managers.validateInvite": "anybody",
  "personal.updatePassword": "signed in",
  "personal.getSsoStatus": "signed in",
  "personal.getPersonalToken": ["view", "personal-token"],
  "personal.resetPersonalToken": ["edit", "personal-token"],
  "personal.askSupport": "signed in",
  "properties.listProperties": "signed in",
  "properties.getProperty": ["view", "home"],
  "properties.updateProperty": ["edit", "property"],
  "properties.getStylings": ["view", "home"],
  "properties.updateStylings": ["edit", "customize"],
  "properties.getContentSettings": ["view", "home"],
  "properties.updateContentSettings": ["edit", "customize"],
  "properties.getTexts": ["view", "home"],
  "properties.updateTexts": ["edit", "customize"],
  "properties.getFeatureFlags": ["view", "home"],
  "properties.updateFeatureFlags": "super admins",
  "properties.addImage": ["edit", "guides"],
  "properties.listLanguages": ["view", "home"],
  "properties.listTags": ["view", "home"],
  "companies.getCompany": ["view", "home"],
  "companies.updateCompanyLimits": "super admins",
  "guides.listGuides": ["view", "guides"],
  "guides.getGuide": ["view", "guides"],
  "guides.createGuide": ["edit", "guides"],
  "guides.updateGuide": ["edit live", "guides"],
  "guides.previewGuide": ["edit live", "guides"],
  "guides.renderStep": ["view", "guides"],
  "guides.cloneGuide": ["edit", "guides"],
  "guides.moveGuide": ["edit live", "guides"],
  "guides.removeGuide": ["edit live", "guides"],
  "chapters.listChapters": ["view", "guides"],
  "chapters.getChapter": ["view", "guides"],
  "chapters.createChapter": ["edit", "guides"],
  "chapters.updateChapter": ["edit live", "guides"],
  "chapters.updateChapterTexts": ["edit live", "guides"],
  "chapters.sortChapters": ["edit live", "guides"],
  "chapters.removeChapter": ["edit live", "guides"],
  "authorization.listRoles": "signed in",
  "authorization.listSubjectRoles": "signed in",
  "authorization.listTargetRoles": ["view", "company-team"],
  "reports.reportGuides": ["view", "analytics"],
  "reports.reportGuide": ["view", "analytics"],
  "events.addInternalEvents": "signed in",
};

export function mayMake(kind: Kind, need: Need): boolean {
  if (need === "super admins") return kind === "super";
  return typeof need === "string" || allowed(kind, ...need);
}
