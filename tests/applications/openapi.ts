const text = { type: "string" };
const id = { name: "id", in: "path", required: true, schema: { type: "integer" } };
const ok = { 200: { description: "Done" } };
const pet = { type: "object", required: ["name"], properties: { name: { ...text, example: "Rex" }, tag: text } };

/** The description of a small interface, for applications that show one. */
export const OPENAPI = {
  openapi: "3.0.3",
  info: { title: "Pet shop", version: "1.2.0", description: "Pets and the orders for them." },
  servers: [
    { url: "https://pets.example/api", description: "Production" },
    { url: "https://pets.example/test", description: "Test" },
  ],
  tags: [{ name: "pets" }, { name: "orders" }],
  paths: {
    "/pets": {
      get: {
        ...{ tags: ["pets"], operationId: "listPets", summary: "List pets", responses: ok },
        parameters: [
          { name: "limit", in: "query", description: "How many at most", schema: { type: "integer" } },
          { name: "status", in: "query", schema: { ...text, enum: ["available", "sold"] } },
        ],
      },
      post: {
        ...{ tags: ["pets"], operationId: "addPet", summary: "Add a pet", responses: ok },
        requestBody: { content: { "application/json": { schema: pet } } },
      },
    },
    "/pets/{id}": {
      get: { tags: ["pets"], operationId: "getPet", summary: "Find a pet", parameters: [id], responses: ok },
      delete: { tags: ["pets"], operationId: "removePet", summary: "Remove a pet", parameters: [id], responses: ok },
    },
    "/orders": {
      get: { tags: ["orders"], operationId: "listOrders", summary: "List orders", responses: ok },
      post: {
        ...{ tags: ["orders"], operationId: "placeOrder", summary: "Place an order", responses: ok },
        requestBody: { content: { "application/json": { schema: { type: "object", properties: { pet: { type: "integer" } } } } } },
      },
    },
  },
  components: {
    securitySchemes: {
      key: { type: "apiKey", in: "header", name: "X-API-Key" },
      basic: { type: "http", scheme: "basic" },
    },
  },
  security: [{ key: [] }, { basic: [] }],
};
