import { Toggletip } from "./toggletip.tsx";

export const examples = {
  "beside a figure": (
    <>
      <span>Engagement: 62</span>
      <Toggletip label="How engagement is computed">
        <p>The share of sessions that lasted longer than 10 seconds, and active minutes against your target.</p>
      </Toggletip>
    </>
  ),
};
