import { Chart } from "./chart.tsx";
import type { Drawing } from "./drawing.ts";

// As the server drew them: what draws is not there in browsers.
const line: Drawing = {
  kind: "line",
  box: { width: 1000, height: 200 },
  series: [
    {
      finished: "M0,162.4L142.9,68.4L285.7,106L428.6,30.8L571.4,49.6L714.3,12L857.1,87.2",
      unfinished: "M857.1,87.2L1000,143.6",
      y: [162.4, 68.4, 106, 30.8, 49.6, 12, 87.2, 143.6],
    },
    {
      finished: "M0,181.2L142.9,124.8L285.7,143.6L428.6,106L571.4,124.8L714.3,68.4L857.1,143.6",
      unfinished: "M857.1,143.6L1000,181.2",
      y: [181.2, 124.8, 143.6, 106, 124.8, 68.4, 143.6, 181.2],
    },
  ],
  levels: [
    { y: 200, label: "0" },
    { y: 106, label: "5" },
    { y: 12, label: "10" },
  ],
  ticks: [
    { x: 0, label: "13 Nov" },
    { x: 57.1, label: "17 Nov" },
    { x: 100, label: "20 Nov" },
  ],
};
const bars: Drawing = {
  ...line,
  kind: "bars",
  series: [
    { finished: "M72,200V87H163V200ZM405,200V12H496V200Z", unfinished: "M739,200V144H830V200Z", y: [87.2, 12, 143.6] },
    { finished: "M170,200V144H261V200ZM504,200V68H595V200Z", unfinished: "M837,200V181H928V200Z", y: [143.6, 68.4, 181.2] },
  ],
  ticks: [
    { x: 16.7, label: "18 Nov" },
    { x: 50, label: "19 Nov" },
    { x: 83.3, label: "20 Nov" },
  ],
};

export const examples = {
  "lines over days, the last of which is not over": (
    <Chart
      drawing={line}
      title="Starts and completions per day"
      legend={["Starts", "Completions"]}
      readouts={[2, 7, 5, 9, 8, 10, 6, 3].map((starts, index) => `${13 + index} Nov: ${starts} starts`)}
      note="Dashed: day not over yet"
    />
  ),
  "a few values as bars": (
    <Chart
      drawing={bars}
      title="Starts and completions, last three days"
      legend={["Starts", "Completions"]}
      readouts={["18 Nov: 6 starts", "19 Nov: 10 starts", "20 Nov: 3 starts"]}
    />
  ),
};
