import { Picture, type PictureName } from "./picture.tsx";

const NAMES: PictureName[] = ["guide", "search", "chart", "people", "message"];

export const examples = {
  all: NAMES.map((name) => (
    <span key={name}>
      <Picture name={name} />
      {name}
    </span>
  )),
};
