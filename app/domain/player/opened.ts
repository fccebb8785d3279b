/** What the in-page editor opens with: a guide, tooltip or validator by its id; 0 stands for their list. */
export type Opened = { kind: "guide" | "tooltip" | "validator"; id: number };
