import { imageCalls } from "#app/contracts/images.ts";
import { declared } from "#tests/support/declared.ts";

const PIXEL = "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==";
const IMAGE = `data:image/png;base64,${PIXEL}`;
const ALL = "/v2/properties/:p/images";

export default declared(imageCalls, {
  calls: {
    addImage: { need: ["edit", "guides"], request: () => ({ body: { image: IMAGE, name: "Pixel" } }) },
    uploadImage: {
      need: ["edit", "guides"],
      request: () => ({ file: new File([Buffer.from(PIXEL, "base64")], "pixel.png", { type: "image/png" }) }),
    },
    listImages: { need: ["view", "guides"], request: () => ({ query: { page: "1", limit: "20", search: "Only" } }) },
    getImage: {
      need: ["view", "guides"],
      request: async (tenant) => ({
        params: { image: String((await tenant.call("company admin", "POST", ALL, { image: IMAGE })).body.id) },
      }),
    },
  },
  noItem: "named by a hash of their content and their property",
  mark: (db, propertyId, name) =>
    db
      .insertInto("images")
      .values({ id: String(propertyId).padStart(40, "e"), property_id: propertyId, media_type: "image/webp", byte_size: 1, name })
      .execute(),
  parameters: ({ propertyId }) => ({ image: String(propertyId).padStart(40, "f") }),
});
