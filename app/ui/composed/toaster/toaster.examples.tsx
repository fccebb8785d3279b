import { Toaster } from "./toaster.tsx";

export const alone = "in-main";

export const examples = {
  "after saving": <Toaster toast={{ status: "success", key: "guide_saved" }} />,
};
