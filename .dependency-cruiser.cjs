const TESTS = "\\.test\\.tsx?$";
const SERVER_TESTING = "^server/realm/testing/";

/** Allows `from` to import what matches `may` of the repository, and the named packages; anything else of ours is refused. */
const only = (name, from, may, comment) => ({
  name,
  comment,
  severity: "error",
  from: { path: from, pathNot: TESTS },
  to: { path: "^(app|server|player|tests)/", pathNot: may },
});
const never = (name, from, to, comment) => ({ name, comment, severity: "error", from: { path: from, pathNot: TESTS }, to });
const packages = "^node_modules/";

/** Who may import whom (design section 3). Tests beside the code may import what they need. */
module.exports = {
  forbidden: [
    { name: "no-cycles", severity: "error", from: {}, to: { circular: true } },
    { name: "resolvable", severity: "error", from: {}, to: { couldNotResolve: true } },
    only("domain-imports-itself", "^app/domain/", ["^app/domain/"], "Pure rules import nothing but one another."),
    never("domain-without-packages", "^app/domain/", { path: packages }),
    never("domain-without-node", "^app/domain/", { dependencyTypes: ["core"] }),
    only("contracts-import-domain", "^app/contracts/", ["^app/(contracts|domain)/"]),
    never("contracts-with-zod-alone", "^app/contracts/(?!selector\\.ts$)", { path: packages, pathNot: "^node_modules/zod/" }),
    never("selectors-with-their-parser-alone", "^app/contracts/selector\\.ts$", { path: packages, pathNot: "^node_modules/css-what/" }),
    never("contracts-without-node", "^app/contracts/", { dependencyTypes: ["core"] }),
    only("api-imports", "^app/api/", ["^app/(api|contracts|domain)/", "^app/env\\.server\\.ts$"]),
    only("session-imports", "^app/session/", [
      "^app/(session|api|contracts|domain|i18n)/",
      "^app/paths/",
      "^app/(env|preferences)\\.server\\.ts$",
    ]),
    only("i18n-imports", "^app/i18n/", ["^app/i18n/", "^locales/", "^app/domain/bounded-map\\.ts$", "^app/preferences\\.server\\.ts$"]),
    only("primitives-import-themselves", "^app/ui/primitives/", ["^app/ui/(primitives|enhance)/"]),
    only("fields-import-primitives", "^app/ui/fields/", ["^app/ui/(fields|primitives|enhance)/"]),
    only("composed-import-lower-layers", "^app/ui/composed/", ["^app/ui/"]),
    only("enhance-imports-itself", "^app/ui/enhance/", ["^app/ui/enhance/"]),
    only("features-import", "^app/features/(?!.*\\.server\\.ts$)", ["^app/(features|ui|domain|contracts|i18n)/", "^app/paths/"]),
    only("features-on-the-server-import", "^app/features/.*\\.server\\.ts$", [
      "^app/(features|ui|domain|contracts|i18n|api|session)/",
      "^app/paths/",
    ]),
    only("routes-import", "^app/routes/", [
      "^app/(routes|features|ui|domain|contracts|api|session|i18n)/",
      "^app/paths/",
      "^app/[^/]+\\.tsx?$",
    ]),
    never("routes-never-import-a-route", "^app/routes/", { path: "^app/routes/.*/(page|layout)\\.tsx?$" }),
    only("app-imports-app", "^app/", ["^app/"], "The dashboard never imports server or player."),
    only("server-imports", "^server/", ["^server/", "^app/(domain|contracts)/", "^player/build\\.mjs$"]),
    only("player-imports", "^player/", ["^player/", "^app/domain/"]),
    never("no-tests-in-code", "^(app|server|player)/", { path: `(${TESTS}|^tests/)` }),
    {
      name: "no-test-tools-in-code",
      severity: "error",
      from: { path: "^(app|server|player)/", pathNot: `${TESTS}|${SERVER_TESTING}` },
      to: { path: SERVER_TESTING },
    },
    {
      name: "no-dev-packages-in-code",
      comment: "Only what builds may use what is there for building.",
      severity: "error",
      from: { path: "^(app|server|player)/", pathNot: [TESTS, "/build\\.mjs$"] },
      to: { dependencyTypes: ["npm-dev"], dependencyTypesNot: ["type-only"] },
    },
  ],
  options: {
    doNotFollow: { path: "node_modules" },
    exclude: { path: "\\.css$|^build/" },
    tsPreCompilationDeps: true,
    tsConfig: { fileName: "tsconfig.json" },
    enhancedResolveOptions: {
      exportsFields: ["exports"],
      conditionNames: ["import", "node", "default", "types"],
      mainFields: ["module", "main", "types"],
    },
  },
};
