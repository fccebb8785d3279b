import { Mark } from "./mark.tsx";

export const examples = {
  sizes: (
    <>
      <Mark />
      <Mark size={40} />
    </>
  ),
};
