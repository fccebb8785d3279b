import { Tabs } from "./tabs.tsx";

const tabs = [
  { label: "Content", to: "/sandbox?tab=content#composed-tabs" },
  { label: "Segments", to: "/sandbox?tab=segments#composed-tabs" },
  { label: "Answers", to: "/sandbox?tab=answers#composed-tabs", waiting: { count: 12, label: "12 new answers" } },
  { label: "History", to: "/sandbox?tab=history#composed-tabs" },
];

export const examples = {
  "the second of four": <Tabs label="Views of this survey" tabs={tabs} current="/sandbox?tab=segments#composed-tabs" />,
};
