import { type Names, nameKey, type Registry } from './registry.js';

/** Parties so common that a short form never uses them alone (Bluebook rule 10.9(a)(i)). */
const COMMON =
  /^(?:united states(?: of america)?|us|state|people|commonwealth|government|state of [a-z ]+|in re|commissioner|secretary|city|county|superior court|board|doe|roe)$/;

function startsWithWords(whole: string, part: string): boolean {
  return whole === part || whole.startsWith(`${part} `);
}

/** How well a short name fits an authority: 0 not at all … 4 exactly. */
function fit(wanted: string, names: Names): number {
  if (names.shorts.has(wanted) || names.wholes.has(wanted)) return 4;
  const party = names.plaintiffs.has(wanted) || names.defendants.has(wanted);
  if (party) return COMMON.test(wanted) ? 1 : 4;
  if (COMMON.test(wanted)) return 0;
  for (const list of [names.plaintiffs, names.defendants, names.shorts]) {
    for (const name of list) if (startsWithWords(name, wanted)) return 3;
  }
  for (const list of [names.plaintiffs, names.defendants, names.wholes]) {
    for (const name of list) if (` ${name} `.includes(` ${wanted} `)) return 2;
  }
  return 0;
}

/** "Foo v. Bar" fits by both its parties; "In re Foo" by what follows. */
function fitWhole(wanted: string, names: Names): number {
  const [left, right] = wanted.split(/ vs? /);
  if (right === undefined) return fit(wanted.replace(/^(?:in re|ex parte|matter of) /, ''), names);
  if (names.wholes.has(wanted)) return 4;
  const plaintiff = [...names.plaintiffs].some(
    (name) => startsWithWords(name, left!) || startsWithWords(left!, name),
  );
  const defendant = [...names.defendants].some(
    (name) => startsWithWords(name, right) || startsWithWords(right, name),
  );
  return plaintiff && defendant ? 3 : 0;
}

/** Authorities among `ids` that a name can mean: those with the best fit. */
export function bestByName(name: string, ids: Iterable<number>, registry: Registry): number[] {
  const wanted = nameKey(name);
  if (!wanted) return [];
  let best = 0;
  let found: number[] = [];
  for (const id of new Set(ids)) {
    const names = registry.namesOf(id);
    const score = Math.max(fit(wanted, names), fitWhole(wanted, names));
    if (score === 0 || score < best) continue;
    if (score > best) found = [];
    best = score;
    found.push(id);
  }
  return found;
}
