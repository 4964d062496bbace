/** Parties that a name or a title has room for. */
const NAMED = 2;

/** `Acme Corp. and Beta LLC`, for the name of a document; empty where nobody is known. */
export function partyNames(parties: readonly { name: string }[]): string {
  const names = [...new Set(parties.map(({ name }) => name))];
  const others = names.length > NAMED ? ' and others' : '';
  return `${names.slice(0, NAMED).join(others ? ', ' : ' and ')}${others}`;
}
