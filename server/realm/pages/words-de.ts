import type { Words } from "./words-en.ts";

const minutes = (seconds: number) => {
  if (seconds < 60) return `${seconds} ${seconds === 1 ? "Sekunde" : "Sekunden"}`;
  const count = Math.ceil(seconds / 60);
  return `${count} ${count === 1 ? "Minute" : "Minuten"}`;
};

export const german: Words = {
  accountExists: "Sie hatten schon ein Konto. Die Einladung gehört jetzt dazu: Melden Sie sich mit Ihrem bisherigen Passwort an.",
  accountExistsTitle: "Sie können sich anmelden",
  accountMade: "Ihr Konto ist bereit. Melden Sie sich mit Ihrer E-Mail-Adresse und dem eben gewählten Passwort an.",
  accountMadeTitle: "Ihr Konto ist bereit",
  backToHandrail: "Zurück zu Handrail",
  badRequestText: "Die Anfrage kann so nicht verwendet werden. Beginnen Sie in Handrail von vorn.",
  choosePassword: "Neues Passwort wählen",
  createAccount: "Konto anlegen",
  email: "E-Mail",
  emailInvalid: "Geben Sie eine E-Mail-Adresse ein, zum Beispiel name@example.com",
  errorPrefix: "Fehler:",
  expiredText: "Die Anmeldeseite war zu lange offen oder wurde schon verwendet. Beginnen Sie noch einmal: Es dauert nur einen Moment.",
  expiredTitle: "Noch einmal anmelden",
  failureText: "Bei uns ist etwas schiefgegangen. Nichts von Ihren Eingaben wurde behalten. Versuchen Sie es gleich noch einmal.",
  failureTitle: "Das hat nicht geklappt",
  forgottenHint:
    "Geben Sie die E-Mail-Adresse Ihres Kontos ein. Wir senden Ihnen einen Link, mit dem Sie ein neues Passwort wählen können.",
  forgottenPassword: "Passwort vergessen?",
  forgottenSent: "Gibt es ein Konto mit dieser E-Mail-Adresse, ist ein Link dorthin unterwegs. Er gilt einmal und eine Stunde lang.",
  forgottenSentTitle: "Sehen Sie in Ihr Postfach",
  foreignForm: "Dieses Formular kam von einer anderen Website und wurde abgelehnt. Öffnen Sie die Seite neu und senden Sie es von dort.",
  inviteFor: (company) => `Sie wurden zu ${company} eingeladen.`,
  inviteInvalid: "Diese Einladung wurde schon verwendet, zurückgezogen oder ist abgelaufen. Bitten Sie um eine neue.",
  inviteMissing: "Für ein Konto brauchen Sie eine Einladung. Öffnen Sie den Link in der E-Mail, die Sie bekommen haben.",
  inviteTitle: "Diese Einladung gilt nicht",
  languageLabel: "Sprache",
  mailInvite: (company, link) =>
    `Guten Tag,\n\nSie wurden eingeladen, in Handrail an ${company} mitzuarbeiten. Hier legen Sie Ihr Konto an (der Link gilt sieben Tage):\n\n${link}\n\nWissen Sie nicht, warum Sie diese E-Mail bekommen, müssen Sie nichts tun.\n`,
  mailInviteSubject: (company) => `Ihre Einladung zu ${company}`,
  mailReset: (link) =>
    `Guten Tag,\n\nhier wählen Sie ein neues Passwort für Handrail. Der Link gilt einmal und eine Stunde lang:\n\n${link}\n\nHaben Sie das nicht verlangt, müssen Sie nichts tun: Ihr Passwort bleibt, wie es ist.\n`,
  mailResetSubject: "Neues Passwort wählen",
  name: "Name",
  nameInvalid: "Geben Sie Ihren Namen ein, höchstens 120 Zeichen",
  newPassword: "Neues Passwort",
  nobodySignedInText: "Hier ist niemand angemeldet, es gibt also nichts abzumelden.",
  nobodySignedInTitle: "Sie sind bereits abgemeldet",
  outbox: "Postausgang",
  outboxEmpty: "Es wurde noch keine E-Mail gesendet.",
  outboxHint:
    "Es ist kein Mailserver eingestellt (SMTP_URL), darum liegen E-Mails hier. Nur dieser Rechner bekommt diese Seite zu sehen; im Produktivbetrieb gibt es sie nicht.",
  outboxTo: "An",
  password: "Passwort",
  passwordChanged: "Ihr neues Passwort gilt ab jetzt. Überall sonst wurden Sie abgemeldet.",
  passwordChangedTitle: "Passwort geändert",
  passwordInvalid: "Das Passwort erfüllt die Regeln unten nicht",
  passwordRepeat: "Passwort wiederholen",
  passwordRules: "Mindestens 10 Zeichen, mit Kleinbuchstabe, Großbuchstabe, Ziffer und einem von ! @ # $ % ^ & * -",
  passwordsDiffer: "Die beiden Passwörter sind nicht gleich",
  problem: "Es gibt ein Problem",
  resetInvalid: "Dieser Link wurde schon verwendet oder ist abgelaufen. Fordern Sie einen neuen an.",
  resetTitle: "Dieser Link gilt nicht",
  sendLink: "Link senden",
  setPassword: "Passwort ändern",
  signIn: "Anmelden",
  signInTitle: "Bei Handrail anmelden",
  signOut: "Abmelden",
  signOutQuestion: "Möchten Sie sich von Handrail abmelden?",
  signedOutText: "Sie sind abgemeldet.",
  signedOutTitle: "Abgemeldet",
  staySignedIn: "Angemeldet bleiben",
  tooLarge: "Das Gesendete ist zu groß für dieses Formular.",
  wait: (seconds) => `Zu viele Versuche. Versuchen Sie es in ${minutes(seconds)} noch einmal.`,
  wrong: "E-Mail oder Passwort ist falsch. Prüfen Sie beides und versuchen Sie es noch einmal.",
};
