import { CountBadge } from "./count-badge.tsx";

export const examples = {
  "few and many": (
    <>
      <CountBadge count={3} label="3 new answers" />
      <CountBadge count={240} label="240 new answers" />
    </>
  ),
};
