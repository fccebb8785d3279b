import { emptyStep, type StepType } from "#app/domain/guides/step.ts";
import type { Bundle, BundleGuide, BundleStep } from "#app/domain/player/bundle.ts";
import type { PreviewedDraft } from "#app/domain/player/previewed-draft.ts";
import { DEFAULT_STYLINGS, playerStyle } from "#app/domain/player/stylings.ts";
import { playerTexts } from "#app/domain/player/texts/texts-for.ts";

export function step(id: string, type: StepType, more: Partial<BundleStep> = {}): BundleStep {
  const { skipIf: _, ...shape } = emptyStep(id, type);
  return { ...shape, title: `Title ${id}`, content: `Content of ${id}`, message: "", media: null, ...more };
}

export function guide(id: number, title: string, steps: BundleStep[], more: Partial<BundleGuide> = {}): BundleGuide {
  return { id, version: 1, language: "en", title, subtitle: "", steps, ...more };
}

export function bundleOf(guides: BundleGuide[], more: Partial<Bundle> = {}): Bundle {
  const language = more.property?.language ?? "en";
  return {
    property: { id: 1, name: "Acme CRM", language, languages: ["en", "de"], privacyLevel: 1, needsProof: false, needsConsent: false },
    style: playerStyle({ ...DEFAULT_STYLINGS, enableAnnouncements: true }),
    texts: playerTexts(language),
    chapters: [{ id: 1, title: "First steps", subtitle: "What everyone needs", guideIds: guides.map(({ id }) => id) }],
    guides,
    ...more,
  };
}

/** The draft of a guide, as the API answers a preview. */
export const draftOf = (of: BundleGuide): PreviewedDraft => ({
  title: of.title,
  chapters: [{ id: 0, title: "", subtitle: "", guideIds: [of.id] }],
  guides: [of],
});

/** A guide of the demo application over two pages, as an author would write it. */
export const addContact = guide(7, "Add your first contact", [
  step("s1", "slide", { title: "Welcome to Acme CRM", content: "Three minutes, two pages.\nThen your first contact is there." }),
  step("s2", "step", {
    title: "Open the form",
    content: "Press New contact.",
    identifier: "[data-testid=new-contact]",
    url: "/demo/crm/",
    nextWhen: "click",
    nextButton: false,
    triggersPageReload: true,
  }),
  step("s3", "step", {
    title: "Name them",
    content: "Write the name of your contact.",
    message: "A contact needs a name.",
    identifier: "#name",
    url: "/demo/crm/contacts/new",
    nextWhen: "condition",
    nextIf: "nonempty",
    nextButton: false,
  }),
  step("s4", "step", {
    title: "Choose a stage",
    content: "New ones begin as a lead.",
    message: "Choose Lead.",
    identifier: "#stage",
    url: "/demo/crm/contacts/new",
    nextWhen: "button",
    nextIf: "forceValueDropdown",
    forcevalue: "lead",
  }),
  step("s5", "step", {
    title: "That is all",
    content: "Press Create contact when you are ready.",
    identifier: "#create-contact",
    url: "/demo/crm/contacts/*",
  }),
]);
