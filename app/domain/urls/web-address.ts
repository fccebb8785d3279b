/** Something that a host may be: browsers read a backslash in front of it as a slash, and others do not. */
const WEB = /^https?:\/\/[^\s\\/?#.][^\s\\/?#]*(?:[/?#]\S*)?$/i;
/** One or several mail addresses, and what the mail begins with. */
const MAIL = /^mailto:[^\s@,?]+@[^\s@,?]+(?:,[^\s@,?]+@[^\s@,?]+)*(?:\?\S*)?$/i;

/**
 * A whole web address: http or https with its slashes, readable by browsers, without white space. Nobody's name stands before the host:
 * `https://bank.example@evil.test` would pass for another place.
 */
export function isWebAddress(text: string): boolean {
  return WEB.test(text) && URL.canParse(text) && !hasUserInfo(new URL(text));
}

const hasUserInfo = ({ username, password }: URL) => username !== "" || password !== "";

/** What a link may lead to: a web address, or a mail address with its protocol (specification 1, section 5: Links). */
export function isLinkTarget(text: string): boolean {
  return isWebAddress(text) || (MAIL.test(text) && URL.canParse(text));
}

/** The main address of a property: a web address without an asterisk (specification 2, section 5: Setup URL). */
export function isMainAddress(text: string): boolean {
  return isWebAddress(text) && !text.includes("*");
}
