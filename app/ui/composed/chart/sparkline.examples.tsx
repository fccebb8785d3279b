import { Sparkline } from "./sparkline.tsx";

export const examples = {
  "starts, of which the last day is not over": (
    <Sparkline
      drawing={{ width: 8, finished: "m0 14 1-6 1 3 1-8 1 5 1-4 1 2 1-5", unfinished: "m7 1 1 12" }}
      label="Lowest 2, highest 12"
    />
  ),
  "the same value all the time": (
    <Sparkline drawing={{ width: 3, finished: "m0 19 1 0 1 0 1 0", unfinished: "" }} label="Lowest 0, highest 0" />
  ),
};
