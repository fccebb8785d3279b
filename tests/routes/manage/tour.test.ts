import { beforeAll, describe, expect, test } from "vitest";
import { action } from "#app/routes/app/$property/manage/create/tour/page.tsx";
import { readTour } from "#app/routes/app/$property/manage/create/tour/read-tour.server.ts";
import { newTenant, type Tenant } from "#tests/support/tenant.ts";
import { errorsOf, type Visitor, visitor } from "#tests/support/visitor.ts";

const TOUR = "/app/:p/manage/create/tour";

const DRIVER = `import { driver } from "driver.js";
const tour = driver({
  showProgress: true,
  steps: [
    { element: "#contacts", popover: { title: 'Contacts', description: 'Here are <b>all</b> your contacts.<br>Press &amp; see.' } },
    { popover: { title: \`Done\`, description: "Nothing" + " more", onNextClick: () => fetch("/evil") }, disableActiveInteraction: true },
  ],
});
tour.drive();`;
const INTRO = JSON.stringify({
  steps: [
    { intro: "<p>Welcome</p><p>to it</p>" },
    { element: "input[name=q]", title: "Search", intro: 'Type <img src="https://example.com/a.png">here', position: "left" },
  ],
});
const SHEPHERD = `const tour = new Shepherd.Tour({ useModalOverlay: true });
tour.addStep({
  id: 'one', title: 'Save', text: ['First', 'Second'], attachTo: { element: '.save', on: 'bottom' },
  advanceOn: { selector: '.save', event: 'click' }, buttons: [{ text: 'Next', action: tour.next }],
});
tour.addSteps([{ id: 'two', text: 'Bye', attachTo: { element: document.querySelector("[data-x]"), on: 'top' } }]);`;

const stepsOf = (source: string) => {
  const tour = readTour(source);
  if ("error" in tour) throw new Error(tour.error);
  return tour.steps.map(({ type, identifier, title, content, clickable, nextWhen, media }) => [
    type,
    identifier,
    title,
    content,
    clickable,
    nextWhen,
    media?.type ?? null,
  ]);
};

describe("a tour of another library is read as it is written, never run (issue 10, E)", () => {
  test("driver.js: the script", () => {
    expect(stepsOf(DRIVER)).toEqual([
      ["step", "#contacts", "Contacts", "Here are all your contacts.\nPress & see.", true, "button", null],
      ["slide", "", "Done", "Nothing more", false, "button", null],
    ]);
    expect(readTour(DRIVER)).toMatchObject({ left: { code: 1, steps: 0, texts: 0 } });
  });

  test("Intro.js: JSON", () => {
    expect(stepsOf(INTRO)).toEqual([
      ["slide", "", "", "Welcome\nto it", true, "button", null],
      ["step", "input[name=q]", "Search", "Type here", true, "button", "image"],
    ]);
  });

  test("Shepherd.js: calls of addStep", () => {
    expect(stepsOf(SHEPHERD)).toEqual([
      ["step", ".save", "Save", "First\nSecond", true, "click", null],
      ["step", "[data-x]", "", "Bye", true, "button", null],
    ]);
  });

  test("a bare list of steps, with what JSON does not allow", () => {
    expect(stepsOf("[{ element: '#a', popover: { description: 'x' }, }, // last\n]")).toHaveLength(1);
  });

  test("more than a guide can hold is left out, and said", () => {
    const tour = readTour(JSON.stringify(Array.from({ length: 103 }, () => ({ intro: "x".repeat(5001) }))));
    expect(tour).toMatchObject({ left: { code: 0, steps: 3, texts: 100 } });
  });

  test.each([
    ["not a script", "{{{", "tour_error_unreadable"],
    ["half a script", DRIVER.slice(0, 120), "tour_error_unreadable"],
    ["a script without steps", "alert(1)", "tour_error_no_steps"],
    ["JSON without steps", '{"a": [1, 2]}', "tour_error_no_steps"],
    ["nested without end", `${"[".repeat(50_000)}${"]".repeat(50_000)}`, "tour_error_unreadable"],
  ])("%s is refused", (_, source, error) => {
    expect(readTour(source)).toEqual({ error });
  });

  test("a name of an object's prototype is a name like others", () => {
    expect(stepsOf('[{ "__proto__": { "intro": "no" }, intro: "yes" }]')).toEqual([["slide", "", "", "yes", true, "button", null]]);
  });
});

describe("on the screen", () => {
  let tenant: Tenant;
  let admin: Visitor;
  beforeAll(async () => {
    tenant = await newTenant();
    admin = await visitor(tenant, "company admin");
  });
  const guides = async () => (await tenant.call("company admin", "GET", "/v2/properties/:p/tutorials")).body.data as unknown[];
  const typed = { title: "Taken over", subtitle: "", chapterId: "0", source: DRIVER };

  test("its steps are shown first, and nothing is created", async () => {
    const answer = await admin.send(action, TOUR, { ...typed, intent: "check" });
    expect([answer.status, answer.data.found]).toEqual([
      200,
      {
        left: { code: 1, steps: 0, texts: 0 },
        steps: [
          { title: "Contacts", identifier: "#contacts" },
          { title: "Done", identifier: "" },
        ],
      },
    ]);
    expect(await guides()).toEqual([]);
  });

  test("then it becomes a draft with these steps", async () => {
    const answer = await admin.send(action, TOUR, { ...typed, intent: "create" });
    const [, id] = /manage\/(\d+)\/edit\/steps$/.exec(answer.to ?? "") ?? [];
    const { body } = await tenant.call("company admin", "GET", `/v2/properties/:p/tutorials/edit/${id}`);
    expect(body).toMatchObject({ title: "Taken over", visibility: "private", stepCount: 2 });
    expect(body.steps).toMatchObject([{ title: "Contacts" }, { title: "Done" }]);
  });

  test.each([
    ["nothing pasted", { source: "" }, "tour_error_missing"],
    ["what cannot be read", { source: "{{{" }, "tour_error_unreadable"],
    ["too much", { source: "x".repeat(100_001) }, "text_error_too_long"],
  ])("%s comes back with the reason at its field", async (_, change, error) => {
    const answer = await admin.send(action, TOUR, { ...typed, ...change, intent: "create" });
    expect([answer.status, errorsOf(answer)]).toEqual([422, { source: [error] }]);
  });
});

test("markup that never closes is read in linear time, and what no text can hold is left out", () => {
  const begun = performance.now();
  for (const html of ["<".repeat(99_000), "<img ".repeat(19_000), "<img src=".repeat(11_000), "&".repeat(99_000)]) {
    expect(stepsOf(JSON.stringify([{ intro: html }]))).toHaveLength(1);
  }
  // Time that grew with the square was half a minute; a busy machine takes a second.
  expect(performance.now() - begun).toBeLessThan(10_000);
  const [[, , , content]] = stepsOf(JSON.stringify([{ intro: `a\u0000b\ud83dc${"x".repeat(4995)}😀` }])) as [unknown[]];
  expect(content).toBe(`abc${"x".repeat(4995)}😀`);
  const [[, , , cut]] = stepsOf(JSON.stringify([{ intro: `${"x".repeat(4999)}😀` }])) as [unknown[]];
  expect(cut).toBe("x".repeat(4999));
});
