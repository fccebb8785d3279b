import { Badge } from "./badge.tsx";

export const examples = {
  tones: (
    <>
      <Badge tone="good" dot>
        Live
      </Badge>
      <Badge dot>Draft</Badge>
      <Badge tone="warn">Unpublished changes</Badge>
      <Badge tone="bad">Failed</Badge>
    </>
  ),
};
