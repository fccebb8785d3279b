import { Mark } from "./mark.tsx";

export const examples = {
  sizes: (
    <>
      <Mark /> Handrail
      <Mark size={40} />
    </>
  ),
};
