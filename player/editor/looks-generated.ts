/** What frameworks begin the ids and attributes with that they number or scope by themselves. */
const FRAMEWORK =
  /^(:|ember\d|ext-|gen\d|gwt-uid|mat-|cdk-|mui-|radix-|headlessui-|react-|downshift-|rc[-_]|el-id|v-\d|input-\d|yui_|dijit|jsx?-|css-|sc-|svelte-|__|ng-|_ng|«)/i;

/**
 * Whether a value was made by a tool rather than named by somebody: it will be another one in the next release, or for the next person.
 * Ids that end in a number count as made: what was the third may be the fourth next time.
 */
export function looksGenerated(value: string): boolean {
  if (value.trim() === "" || value.length > 100 || FRAMEWORK.test(value)) return true;
  if (/[\p{L}]/u.test(value) && /[\u0250-\u{10ffff}]/u.test(value)) return false;
  return value.split(/[-_:.\s/[\]]+/).some(isMade);
}

function isMade(part: string): boolean {
  if (part === "") return false;
  if (/^\d+$/.test(part)) return part.length > 1 || Number(part) > 0;
  if (/\d/.test(part))
    return (
      !/^([a-z]{1,10}\d{1,2}|\d{1,2}[a-z]{2,10}|h[1-6]|[a-z]{2,}2[a-z]{2,})$/i.test(part) ||
      /^[a-f\d]{5,}$/i.test(part) ||
      /^[a-z]{3,}\d+$/i.test(part)
    );
  if (part.length > 24) return true;
  const switches = part.replace(/([a-z])(?=[A-Z])/g, "$1 ").split(" ").length - 1;
  const [letters, vowels] = [part.replace(/[^a-z]/gi, "").length, part.replace(/[^aeiouyäöü]/gi, "").length];
  if (letters >= 5 && vowels / letters < 0.13) return true;
  return part.length <= 8 && part.length >= 5 && switches >= 2 && /[A-Z][A-Z]|[a-z][A-Z][a-z][A-Z]/.test(part);
}
