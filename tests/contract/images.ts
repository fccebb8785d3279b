import { imageCalls } from "#app/contracts/images.ts";
import { declared } from "#tests/support/declared.ts";

const PIXEL = "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==";

export default declared(imageCalls, {
  calls: {
    addImage: {
      need: ["edit", "guides"],
      madeBy: "scripts of customers; the editor takes media by address",
      request: () => ({ body: { image: `data:image/png;base64,${PIXEL}` } }),
    },
  },
  noItem: "stored under their content and served to anybody; no call names one",
});
