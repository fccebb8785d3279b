import { Badge } from "#app/ui/primitives/badge/badge.tsx";
import { ButtonLink } from "#app/ui/primitives/button/button.tsx";
import { PageHeader } from "./page-header.tsx";

export const alone = "with-title";

export const examples = {
  "with everything": (
    <PageHeader
      title="Find your way around"
      lead="Chapters and their guides, in the order people see them."
      crumbs={[
        { label: "Guides", to: "/sandbox" },
        { label: "First steps", to: "/sandbox?chapter" },
      ]}
      badges={
        <Badge tone="good" dot>
          Live
        </Badge>
      }
      status="Live since 21 Nov 2026, 13:40"
    >
      <ButtonLink to="/sandbox" tone="primary">
        New guide
      </ButtonLink>
    </PageHeader>
  ),
};
