import type { AddressProblem } from "#app/features/list/address-problem.ts";
import type { Use } from "#app/ui/composed/used-by/used-by.tsx";

export type TagQuery = { search: string; page: number; limit: number };

export type ListedTag = {
  id: number;
  name: string;
  /** Empty for the page itself. */
  selector: string;
  urlRule: string;
  pageSegment: { id: number; name: string } | null;
  /** The days on which players reported it last, in words. */
  seen: string | null;
  used: string | null;
  uses: Use[];
  revision: number;
};

export type TagListData = { query: TagQuery; problems: AddressProblem[]; tags: ListedTag[]; total: number };
