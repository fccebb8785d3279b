import { Progress } from "./progress.tsx";

export const examples = {
  "of known length": <Progress label="Importing users" value={40} />,
  "of unknown length": <Progress label="Preparing the export" value={null} />,
  "nearly full": <Progress label="Guides used" value={9} most={10} tone="warn" />,
};
