import { place } from "./storage.ts";

type Place = ReturnType<typeof place<boolean>>;
const isBoolean = (value: unknown): value is boolean => typeof value === "boolean";

/** A decision that this device keeps, and this page where the device keeps nothing. */
function decision(kept: Place) {
  let unkept: boolean | null = null;
  return {
    read: () => unkept ?? kept.read(),
    write(value: boolean) {
      unkept = kept.write(value) ? null : value;
    },
  };
}

/**
 * What the person allows. Whoever opted out sends nothing at all. Whoever has not consented where the property asks for it, refused, or
 * whose browser says so (Global Privacy Control) is nameless: content events alone, and of those nothing that says who it was.
 */
export function createPrivacy(property: number) {
  const consent = decision(place("localStorage", property, "consent", isBoolean));
  const out = decision(place("localStorage", property, "out", isBoolean));
  let needsConsent = false;
  const isOut = () => out.read() === true;

  return {
    isOut,
    isNameless: () =>
      isOut() || (navigator as { globalPrivacyControl?: boolean }).globalPrivacyControl === true || !(consent.read() ?? !needsConsent),
    consent: consent.write,
    optOut: out.write,
    configure(asks: boolean) {
      needsConsent = asks;
    },
  };
}
