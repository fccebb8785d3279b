import type { ReactNode } from "react";
import { EmptyState } from "#app/ui/composed/empty-state/empty-state.tsx";
import { Pager } from "#app/ui/composed/pager/pager.tsx";
import { ButtonLink } from "#app/ui/primitives/button/button.tsx";

type Props = {
  total: number;
  page: number;
  size: number;
  /** The address of the list with something of it changed. */
  addressOf: (change: { search?: string; page?: number; limit?: number }) => string;
  /** What is said when nothing was found, and the words of the way back to everything. */
  none: { title: string; text: string; clear: string };
  children: ReactNode;
};

/** What a search found, with its pages; or that it found nothing. */
export function Found({ total, page, size, addressOf, none, children }: Props) {
  if (total > 0) {
    return (
      <div>
        {children}
        <Pager page={page} size={size} total={total} addressOf={addressOf} />
      </div>
    );
  }
  return (
    <div role="status">
      <EmptyState title={none.title} text={none.text}>
        <ButtonLink to={addressOf({ search: "", page: 1 })}>{none.clear}</ButtonLink>
      </EmptyState>
    </div>
  );
}
