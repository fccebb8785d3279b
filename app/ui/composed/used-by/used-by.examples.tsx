import { type Use, UsedBy } from "./used-by.tsx";

const guide = (id: number): Use => ({ kind: "guide", id, title: `Guide number ${id}`, to: "/sandbox" });

export const examples = {
  "by several kinds, one of them often": (
    <UsedBy
      uses={[
        { kind: "tag", id: 1, title: "Deals page", to: "/sandbox" },
        ...Array.from({ length: 12 }, (_, index) => guide(index + 1)),
        { kind: "chapter", id: 1, title: "First steps", to: "/sandbox" },
        { kind: "user_segment", id: 1, title: "Sales team, of which this role may not see more than the name" },
      ]}
    />
  ),
  nowhere: <UsedBy uses={[]} />,
};
