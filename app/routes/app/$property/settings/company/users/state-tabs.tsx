import { useTranslation } from "react-i18next";
import type { ListedCounts } from "#app/api/people.server.ts";
import { MOST_COUNTED_BY_STATUS } from "#app/domain/users/person-limits.ts";
import { LEGACY_STATUSES } from "#app/domain/users/status.ts";
import { useCountText } from "#app/features/people/count-text.ts";
import { STATUS_WORDS } from "#app/features/people/status-words.ts";
import { usePaths } from "#app/paths/use-paths.ts";
import type { Query } from "#app/paths/with-query.ts";
import { Tabs } from "#app/ui/composed/tabs/tabs.tsx";

const STATES = ["all", ...LEGACY_STATUSES, "archived"] as const;
export type State = (typeof STATES)[number];

/** The same in the words of a list of people. */
export const statusIn = (state: State) => ({
  status: state === "all" || state === "archived" ? undefined : state,
  archived: state === "archived",
});

/** Which people an address asks for; an unknown state counts as all who are not archived. */
export function readState({ url }: Request): State {
  const query = new URL(url).searchParams;
  return STATES.find((state) => state === query.get("status")) ?? "all";
}

type Props = { state: State; counts: ListedCounts; address: Query };

/** The people of the company by status, each with how many the search and filters find. */
export function StateTabs({ state, counts, address }: Props) {
  const { t } = useTranslation("users");
  const countText = useCountText();
  const numberOf = (count: number | null) => countText(count ?? Number.POSITIVE_INFINITY, count ?? MOST_COUNTED_BY_STATUS);
  const paths = usePaths();
  const wordOf = (each: State) => {
    if (each === "all") return t("all_users");
    return each === "archived" ? t("state_archived") : t(STATUS_WORDS[each]);
  };
  const labelOf = (each: State) => t("state_count", { state: wordOf(each), n: numberOf(counts[each]) });
  const to = (each: State) => paths.people("company", { ...address, status: each === "all" ? undefined : each, page: 1 });
  return <Tabs label={t("status")} tabs={STATES.map((each) => ({ label: labelOf(each), to: to(each) }))} current={to(state)} />;
}
