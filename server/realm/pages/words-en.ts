import type { PasswordRule } from "#app/domain/access/password.ts";

const minutes = (seconds: number) => {
  if (seconds < 60) return `${seconds} ${seconds === 1 ? "second" : "seconds"}`;
  const count = Math.ceil(seconds / 60);
  return `${count} ${count === 1 ? "minute" : "minutes"}`;
};

export const english = {
  accountExists: "You already had an account. We’ve added the invitation to it: sign in with your usual password.",
  accountExistsTitle: "You can sign in",
  accountMade: "Your account is ready. Sign in with your e-mail address and the password you’ve just chosen.",
  accountMadeTitle: "Your account is ready",
  backToHandrail: "Back to Handrail",
  badRequestText: "We couldn’t use this request. Start again from Handrail.",
  choosePassword: "Choose a new password",
  createAccount: "Create account",
  demoText: "The demo is loaded. The password of every account is",
  demoTitle: "Demo accounts",
  email: "E-mail",
  emailInvalid: "Enter an e-mail address, such as name@example.com",
  errorPrefix: "Error:",
  expiredText: "This sign-in page was open for too long, or it has already been used. Start again: it only takes a moment.",
  expiredTitle: "Sign in again",
  failureText: "Something went wrong on our side, and what you typed wasn’t saved. Try again in a moment.",
  failureTitle: "That didn’t work",
  forgottenHint: "Enter your account’s e-mail address. We’ll send you a link to choose a new password.",
  forgottenPassword: "Forgot your password?",
  forgottenSent: "If there’s an account with this e-mail address, a link is on its way. It works once, for one hour.",
  forgottenSentTitle: "Check your e-mail",
  foreignForm: "This form was sent from another site, so we didn’t accept it. Open the page again and send it from there.",
  inviteFor: (company: string) => `You’ve been invited to ${company}.`,
  inviteInvalid: "This invitation has been used or withdrawn, or it has expired. Ask the person who invited you for a new one.",
  inviteMissing: "You need an invitation to create an account. Open the link in the e-mail we sent you.",
  inviteTitle: "This invitation isn’t valid",
  languageLabel: "Language",
  mailInvite: (company: string, link: string) =>
    `Hello,\n\nYou’ve been invited to join ${company} in Handrail. Create your account here (the link works for seven days):\n\n${link}\n\nIf you weren’t expecting this e-mail, you can ignore it.\n`,
  mailInviteSubject: (company: string) => `Your invitation to ${company}`,
  mailReset: (link: string) =>
    `Hello,\n\nChoose a new password for Handrail here. The link works once, for one hour:\n\n${link}\n\nIf you didn’t ask for this, you can ignore it: your password stays the same.\n`,
  mailResetSubject: "Choose a new password",
  name: "Name",
  nameInvalid: "Enter your name in at most 120 characters",
  newPassword: "New password",
  nobodySignedInText: "Nobody is signed in here, so there’s nothing to sign out of.",
  nobodySignedInTitle: "You’re already signed out",
  outbox: "Outbox",
  outboxEmpty: "No e-mails have been sent yet.",
  outboxHint: "No mail server is set (SMTP_URL), so e-mails are kept here. This page opens on this computer only, and not in production.",
  outboxTo: "To",
  password: "Password",
  passwordChanged: "You can use your new password from now on. You’ve been signed out everywhere else.",
  passwordChangedTitle: "Password changed",
  passwordProblems: {
    too_short: "Use at least 10 characters",
    too_long: "Use at most 200 characters",
    no_lowercase: "Add a lowercase letter",
    no_uppercase: "Add an uppercase letter",
    no_digit: "Add a digit",
    no_special: "Add one of ! @ # $ % ^ & * -",
  } satisfies Record<PasswordRule, string>,
  passwordRepeat: "Confirm password",
  passwordRules: "At least 10 characters, with a lowercase letter, an uppercase letter, a digit and one of ! @ # $ % ^ & * -",
  passwordsDiffer: "The two passwords don’t match",
  problem: "There is a problem",
  resetInvalid: "This link has been used or has expired. Ask for a new one.",
  resetTitle: "This link is no longer valid",
  sendLink: "Send link",
  setPassword: "Change password",
  signIn: "Sign in",
  signInTitle: "Sign in to Handrail",
  signOut: "Sign out",
  signOutQuestion: "Sign out of Handrail?",
  signedOutText: "You’re signed out.",
  signedOutTitle: "Signed out",
  staySignedIn: "Stay signed in",
  tooLarge: "That’s too much to send with this form.",
  wait: (seconds: number) => `Too many attempts. Try again in ${minutes(seconds)}.`,
  wrong: "The e-mail address or password is wrong. Check both and try again.",
};

/** The same texts in another language. */
export type Words = { [Key in keyof typeof english]: (typeof english)[Key] extends string ? string : (typeof english)[Key] };
