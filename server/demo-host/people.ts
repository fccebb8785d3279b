export type Contact = {
  id: number;
  name: string;
  company: string;
  email: string;
  phone: string;
  stage: "Lead" | "Qualified" | "Customer";
  owner: string;
};

const stages = ["Lead", "Qualified", "Customer"] as const;
const owners = ["Maya Lindqvist", "Jonas Weber", "Aisha Okafor"];
const rows: [string, string][] = [
  ["Elena Marchetti", "Northwind Logistics"],
  ["Tobias Krüger", "Krüger Anlagenbau"],
  ["Priya Raman", "Bluefin Analytics"],
  ["Samuel Adeyemi", "Lagos Freight"],
  ["Hannah Sørensen", "Fjord Foods"],
  ["Marc Delacroix", "Atelier Delacroix"],
  ["Yuki Tanaka", "Sakura Robotics"],
  ["Olivia Grant", "Grant & Sons"],
  ["Diego Herrera", "Herrera Solar"],
  ["Noor Haddad", "Cedar Textiles"],
  ["Katarzyna Nowak", "Nowak Studio"],
  ["Liam O'Connor", "Shannon Dairy"],
  ["Amina Diallo", "Dakar Print"],
  ["Victor Lindholm", "Lindholm Marine"],
];

/** The contacts of the demo application: fixed, the same for every visitor. */
export const contacts: readonly Contact[] = rows.map(([name, company], index) => ({
  id: index + 1,
  name,
  company,
  email: `${name
    .toLowerCase()
    .normalize("NFKD")
    .replace(/[^a-z ]/g, "")
    .replace(" ", ".")}@example.test`,
  phone: `+49 30 5550${String(100 + index * 7)}`,
  stage: stages[index % 3] ?? "Lead",
  owner: owners[index % owners.length] ?? "",
}));

export type Deal = { id: number; title: string; contact: string; value: number; column: "New" | "Offer sent" | "Negotiation" | "Won" };

export const DEAL_COLUMNS = ["New", "Offer sent", "Negotiation", "Won"] as const;
export const deals: readonly Deal[] = contacts.slice(0, 10).map((contact, index) => ({
  id: index + 1,
  title: `${["Fleet renewal", "Line extension", "Dashboard roll-out", "Cold chain", "Spring order"][index % 5]}`,
  contact: contact.company,
  value: 4200 + index * 1850,
  column: DEAL_COLUMNS[index % 4] ?? "New",
}));

const SORTS = { name: "name", company: "company", stage: "stage" } as const;
export type ContactSort = keyof typeof SORTS;

export function isSort(value: string): value is ContactSort {
  return Object.hasOwn(SORTS, value);
}

/** Contacts whose name or company holds the words, in the wanted order. */
export function findContacts(words: string, sort: ContactSort): Contact[] {
  const wanted = words.trim().toLowerCase();
  return contacts
    .filter(({ name, company }) => `${name} ${company}`.toLowerCase().includes(wanted))
    .sort((a, b) => a[sort].localeCompare(b[sort], "en"));
}
