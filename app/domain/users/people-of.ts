/** Whose people: those whom the player of a property saw, or the company's own. */
export type PeopleOf = "property" | "company";
