type Fields = Map<string, { field: string; inner: Fields | null }>;
type Known = Record<string, unknown>;

/** What a GraphQL server that knows `known` answers a query: everything asked for, and `null` for what it does not know. */
export function answerQuery(query: string, known: Known): Known {
  const { operation, fragments } = parse(query);
  return select(operation, known, fragments);
}

function select(fields: Fields, known: Known, fragments: Map<string, Fields>): Known {
  const answer: Known = {};
  for (const [key, { field, inner }] of fields) {
    if (key.startsWith("...")) Object.assign(answer, select(inner ?? fragments.get(field) ?? new Map(), known, fragments));
    else answer[key] = answered(known[field] ?? (field === "__typename" ? "Thing" : null), inner, fragments);
  }
  return answer;
}

function answered(value: unknown, inner: Fields | null, fragments: Map<string, Fields>): unknown {
  if (Array.isArray(value)) return value.map((one) => answered(one, inner, fragments));
  return inner && value ? select(inner, value as Known, fragments) : value;
}

function parse(query: string): { operation: Fields; fragments: Map<string, Fields> } {
  const tokens = query.replace(/"[^"]*"/g, "").match(/\.\.\.|[\w$@]+|[{}():]/g) ?? [];
  const fragments = new Map<string, Fields>();
  let operation: Fields = new Map();
  for (let at = 0; at < tokens.length; ) {
    const [kind, name] = [tokens[at], tokens[at + 1]!];
    while (tokens[at] !== "{") at = tokens[at] === "(" ? closing(tokens, at) : at + 1;
    const read = fieldsAt(tokens, at);
    if (kind === "fragment") fragments.set(name, read.fields);
    else operation = read.fields;
    at = read.end;
  }
  return { operation, fragments };
}

/** The fields in the braces that open at a token, and where what follows them begins. */
function fieldsAt(tokens: string[], open: number): { fields: Fields; end: number } {
  const fields: Fields = new Map();
  let at = open + 1;
  while (tokens[at] !== "}") {
    let key = tokens[at++]!;
    let field = key;
    if (key === "...") {
      if (tokens[at] === "on") at++;
      field = tokens[at++]!;
      key = `...${at}`;
    } else if (tokens[at] === ":") {
      field = tokens[at + 1]!;
      at += 2;
    }
    while (tokens[at] === "(" || tokens[at]?.startsWith("@")) at = tokens[at] === "(" ? closing(tokens, at) : at + 1;
    const read = tokens[at] === "{" ? fieldsAt(tokens, at) : null;
    fields.set(key, { field, inner: read?.fields ?? null });
    at = read?.end ?? at;
  }
  return { fields, end: at + 1 };
}

/** Behind the bracket that closes what opens at a token. */
function closing(tokens: string[], open: number): number {
  let [at, depth] = [open, 0];
  do {
    if (tokens[at] === "(") depth++;
    if (tokens[at] === ")") depth--;
    at++;
  } while (depth > 0);
  return at;
}
