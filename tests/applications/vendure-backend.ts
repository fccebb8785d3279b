const PERMISSIONS = [
  "Authenticated SuperAdmin Owner Public UpdateGlobalSettings CreateCatalog ReadCatalog UpdateCatalog DeleteCatalog CreateSettings ReadSettings",
  "UpdateSettings DeleteSettings CreateProduct ReadProduct UpdateProduct DeleteProduct CreateOrder ReadOrder UpdateOrder DeleteOrder ReadCustomer",
  "CreateCustomer UpdateCustomer ReadPromotion CreatePromotion ReadFacet CreateFacet ReadCollection CreateCollection ReadAsset CreateAsset ReadSystem",
].flatMap((line) => line.split(" "));

const dates = { createdAt: "2024-03-01T10:00:00.000Z", updatedAt: "2024-03-02T10:00:00.000Z" };
const channel = {
  ...{
    ...dates,
    __typename: "Channel",
    id: "1",
    code: "__default_channel__",
    token: "t1",
    permissions: PERMISSIONS,
    pricesIncludeTax: true,
  },
  ...{ defaultLanguageCode: "en", defaultCurrencyCode: "EUR", availableLanguageCodes: ["en"], availableCurrencyCodes: ["EUR"] },
};
const user = { __typename: "CurrentUser", id: "1", identifier: "ada@acme.test", channels: [channel], roles: [] };
const ada = { ...dates, __typename: "Administrator", id: "1", firstName: "Ada", lastName: "Lovelace", emailAddress: "ada@acme.test", user };

const names = ["Lamp", "Chair", "Desk"].map((name, index) => ({ id: String(index + 1), name, slug: name.toLowerCase(), enabled: true }));
const products = names.map((one) => ({
  ...{ ...one, ...dates, __typename: "Product", languageCode: "en", description: "", variantList: { totalItems: 1 } },
  ...{ translations: [], variants: [], optionGroups: [], facetValues: [], assets: [], channels: [channel] },
}));
/** The older release lists products by what its search found. */
const found = names.map(({ id, name, ...one }) => ({
  ...{ ...one, __typename: "SearchResult", productId: id, productName: name, productVariantId: id, channelIds: ["1"] },
}));

const ENTITIES = [
  "Address Administrator Asset Channel Collection Country Customer CustomerGroup Facet FacetValue Fulfillment GlobalSettings Order OrderLine Product",
  "ProductOption ProductOptionGroup ProductVariant Promotion ShippingMethod TaxCategory TaxRate User Zone",
].flatMap((line) => line.split(" "));
const serverConfig = {
  ...{ __typename: "ServerConfig", moneyStrategyPrecision: 2, orderProcess: [], permittedAssetTypes: [], entityCustomFields: [] },
  customFieldConfig: Object.fromEntries(ENTITIES.map((name) => [name, []])),
  permissions: PERMISSIONS.map((name) => ({ name, description: name, assignable: true })),
};

const none = { items: [], totalItems: 0 };

/** A small shop, as the backend of both releases knows it. */
export const KNOWN = {
  globalSettings: { __typename: "GlobalSettings", id: "1", availableLanguages: ["en"], serverConfig },
  ...{ me: user, activeAdministrator: ada, activeChannel: channel, channels: { items: [channel], totalItems: 1 } },
  ...{ products: { items: products, totalItems: 3 }, search: { items: found, totalItems: 3, facetValues: [] } },
  ...{
    orders: none,
    facets: none,
    collections: none,
    assets: none,
    customers: none,
    taxCategories: none,
    stockLocations: none,
    tags: none,
  },
  ...{ metricSummary: [], jobs: none, jobQueues: [] },
};
