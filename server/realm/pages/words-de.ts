import type { Words } from "./words-en.ts";

const minutes = (seconds: number) => {
  if (seconds < 60) return `${seconds} ${seconds === 1 ? "Sekunde" : "Sekunden"}`;
  const count = Math.ceil(seconds / 60);
  return `${count} ${count === 1 ? "Minute" : "Minuten"}`;
};

export const german: Words = {
  accountExists: "Sie hatten bereits ein Konto. Die Einladung gehört jetzt dazu: Melden Sie sich mit Ihrem bisherigen Passwort an.",
  accountExistsTitle: "Sie können sich anmelden",
  accountMade: "Ihr Konto ist bereit. Melden Sie sich mit Ihrer E-Mail-Adresse und dem gerade gewählten Passwort an.",
  accountMadeTitle: "Ihr Konto ist bereit",
  backToHandrail: "Zurück zu Handrail",
  badRequestText: "Diese Anfrage konnte nicht verarbeitet werden. Beginnen Sie in Handrail von vorn.",
  choosePassword: "Neues Passwort wählen",
  createAccount: "Konto erstellen",
  demoText: "Die Demo ist geladen. Das Passwort aller Konten ist",
  demoTitle: "Demo-Konten",
  email: "E-Mail",
  emailInvalid: "Geben Sie eine E-Mail-Adresse ein, zum Beispiel name@example.com",
  errorPrefix: "Fehler:",
  expiredText:
    "Diese Anmeldeseite war zu lange geöffnet oder wurde bereits verwendet. Beginnen Sie noch einmal: Es dauert nur einen Moment.",
  expiredTitle: "Noch einmal anmelden",
  failureText: "Bei uns ist etwas schiefgegangen. Ihre Eingaben wurden nicht gespeichert. Versuchen Sie es gleich noch einmal.",
  failureTitle: "Das hat nicht geklappt",
  forgottenHint:
    "Geben Sie die E-Mail-Adresse Ihres Kontos ein. Wir senden Ihnen einen Link, mit dem Sie ein neues Passwort wählen können.",
  forgottenPassword: "Passwort vergessen?",
  forgottenSent:
    "Wenn es ein Konto mit dieser E-Mail-Adresse gibt, ist ein Link dorthin unterwegs. Er gilt eine Stunde lang und nur einmal.",
  forgottenSentTitle: "Prüfen Sie Ihr Postfach",
  foreignForm:
    "Dieses Formular kam von einer anderen Website und wurde deshalb nicht angenommen. Öffnen Sie die Seite neu und senden Sie es von dort.",
  inviteFor: (company) => `Sie wurden zu ${company} eingeladen.`,
  inviteInvalid: "Diese Einladung wurde bereits verwendet oder zurückgezogen, oder sie ist abgelaufen. Bitten Sie um eine neue.",
  inviteMissing: "Für ein Konto brauchen Sie eine Einladung. Öffnen Sie den Link in der E-Mail, die wir Ihnen gesendet haben.",
  inviteTitle: "Diese Einladung ist nicht gültig",
  languageLabel: "Sprache",
  mailInvite: (company, link) =>
    `Guten Tag,\n\nSie wurden eingeladen, in Handrail bei ${company} mitzuarbeiten. Hier erstellen Sie Ihr Konto (der Link gilt sieben Tage):\n\n${link}\n\nWenn Sie diese E-Mail nicht erwartet haben, können Sie sie ignorieren.\n`,
  mailInviteSubject: (company) => `Ihre Einladung zu ${company}`,
  mailLink: (company, link, until) =>
    `Guten Tag,\n\n${company} hat Ihnen einen Link gesendet, der die Anwendung unter Ihrem Namen öffnet. Er gilt einmal, bis ${until} (UTC):\n\n${link}\n\nLeiten Sie ihn nicht weiter: Wer ihn öffnet, wird für Sie gehalten. Wenn Sie diese E-Mail nicht erwartet haben, können Sie sie ignorieren.\n`,
  mailLinkSubject: (company) => `Ihr Link von ${company}`,
  mailReset: (link) =>
    `Guten Tag,\n\nhier wählen Sie ein neues Passwort für Handrail. Der Link gilt eine Stunde lang und nur einmal:\n\n${link}\n\nWenn Sie das nicht angefordert haben, können Sie diese E-Mail ignorieren: Ihr Passwort bleibt unverändert.\n`,
  mailResetSubject: "Neues Passwort wählen",
  name: "Name",
  nameInvalid: "Geben Sie Ihren Namen mit höchstens 120 Zeichen ein",
  newPassword: "Neues Passwort",
  nobodySignedInText: "Hier ist niemand angemeldet.",
  nobodySignedInTitle: "Sie sind bereits abgemeldet",
  notFoundText: "Diese Seite gibt es nicht, oder Sie haben keinen Zugriff darauf. Prüfen Sie die Adresse oder gehen Sie zur Startseite.",
  notFoundTitle: "Seite nicht gefunden",
  notReadyText: "Die Datenbank antwortet nicht. Versuchen Sie es in ein paar Minuten noch einmal.",
  notReadyTitle: "Handrail ist gerade nicht erreichbar",
  outbox: "Postausgang",
  outboxEmpty: "Es wurde noch keine E-Mail gesendet.",
  outboxHint:
    "Es ist kein Mailserver eingestellt (SMTP_URL), deshalb landen E-Mails hier. Diese Seite ist nur auf diesem Rechner sichtbar; im Produktivbetrieb gibt es sie nicht.",
  outboxTo: "An",
  password: "Passwort",
  passwordChanged: "Ihr neues Passwort gilt ab jetzt. Überall sonst wurden Sie abgemeldet.",
  passwordChangedTitle: "Passwort geändert",
  passwordProblems: {
    too_short: "Verwenden Sie mindestens 10 Zeichen",
    too_long: "Verwenden Sie höchstens 200 Zeichen",
    no_lowercase: "Ergänzen Sie einen Kleinbuchstaben",
    no_uppercase: "Ergänzen Sie einen Großbuchstaben",
    no_digit: "Ergänzen Sie eine Ziffer",
    no_special: "Ergänzen Sie eines von ! @ # $ % ^ & * -",
  },
  passwordRepeat: "Passwort wiederholen",
  passwordRules: "Mindestens 10 Zeichen, mit Kleinbuchstabe, Großbuchstabe, Ziffer und einem von ! @ # $ % ^ & * -",
  passwordsDiffer: "Die beiden Passwörter stimmen nicht überein",
  problem: "Es gibt ein Problem",
  readyText: "Der Server und seine Datenbank antworten.",
  readyTitle: "Handrail ist in Betrieb",
  resetInvalid: "Dieser Link wurde bereits verwendet oder ist abgelaufen. Fordern Sie einen neuen an.",
  resetTitle: "Dieser Link ist nicht mehr gültig",
  sendLink: "Link senden",
  setPassword: "Passwort ändern",
  signIn: "Anmelden",
  signInTitle: "Bei Handrail anmelden",
  signOut: "Abmelden",
  signOutQuestion: "Möchten Sie sich von Handrail abmelden?",
  signedOutText: "Sie sind abgemeldet.",
  signedOutTitle: "Abgemeldet",
  staySignedIn: "Angemeldet bleiben",
  toStart: "Zur Startseite",
  tooLarge: "Das ist für dieses Formular zu viel auf einmal.",
  wait: (seconds) => `Zu viele Versuche. Versuchen Sie es in ${minutes(seconds)} noch einmal.`,
  wrong: "E-Mail-Adresse oder Passwort ist falsch. Prüfen Sie beides und versuchen Sie es noch einmal.",
};
