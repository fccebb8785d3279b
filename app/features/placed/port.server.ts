import { createTooltip, getTooltip, listTooltips, removeTooltip, updateTooltip } from "#app/api/tooltips.server.ts";
import { createValidator, getValidator, listValidators, removeValidator, updateValidator } from "#app/api/validators.server.ts";
import type { Alarm } from "#app/domain/targets/target-alarm.ts";
import type { Viewer } from "#app/session/viewer.ts";
import type { Placed } from "./form-values.ts";
import type { Noun } from "./noun.ts";
import { inputOf, ruleOf, type Typed } from "./schema.server.ts";

export type StoredPlaced = Placed & {
  id: number;
  alarm: Alarm | null;
  revision: number;
  updatedAt: string;
  lastChangedBy: string | null;
  lastChangedById: string | null;
};
type Wanted = Parameters<typeof listTooltips>[1];
type Port = {
  list(viewer: Viewer, query: Wanted): Promise<{ items: StoredPlaced[]; pagination: { total: number } }>;
  get(viewer: Viewer, id: string): Promise<StoredPlaced>;
  create(viewer: Viewer, typed: Typed, lang: string): Promise<StoredPlaced>;
  update(viewer: Viewer, id: string, typed: Typed, lang: string, revision: number): Promise<StoredPlaced>;
  turn(viewer: Viewer, id: string, enabled: boolean, revision: number): Promise<StoredPlaced>;
  remove(viewer: Viewer, id: string, revision: number): Promise<unknown>;
};

const PORTS: Record<Noun, Port> = {
  tooltip: {
    list: listTooltips,
    get: getTooltip,
    create: (viewer, typed, lang) => createTooltip(viewer, { ...inputOf(typed, lang), show: typed.show }),
    update: (viewer, id, typed, lang, revision) =>
      updateTooltip(viewer, id, { ...inputOf(typed, lang, seesAudience(viewer)), show: typed.show, revision }),
    turn: (viewer, id, enabled, revision) => updateTooltip(viewer, id, { enabled, revision }),
    remove: removeTooltip,
  },
  validator: {
    list: listValidators,
    get: getValidator,
    create: (viewer, typed, lang) => createValidator(viewer, { ...inputOf(typed, lang), rule: ruleOf(typed) }),
    update: (viewer, id, typed, lang, revision) =>
      updateValidator(viewer, id, { ...inputOf(typed, lang, seesAudience(viewer)), rule: ruleOf(typed), revision }),
    turn: (viewer, id, enabled, revision) => updateValidator(viewer, id, { enabled, revision }),
    remove: removeValidator,
  },
};

/** Whether somebody may change one: what is on is live, what is off is not. */
export const mayEdit = (viewer: Viewer, { enabled }: { enabled: boolean }): boolean =>
  viewer.may("edit", "guides", { visibility: enabled ? "public" : "private" });

/** Whether somebody is shown whom one is for; who is not leaves that as it is. */
export const seesAudience = (viewer: Viewer): boolean => viewer.may("view", "users");

/** The calls of a noun, one by one. */
export const portOf = (noun: Noun): Port => PORTS[noun];
