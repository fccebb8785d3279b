import { Toaster } from "./toaster.tsx";

export const alone = "in-main";

export const examples = {
  "with Undo": (
    <Toaster toast={{ status: "success", key: "guide_unpublished", action: { action: "/sandbox", fields: { intent: "publish" } } }} />
  ),
};
