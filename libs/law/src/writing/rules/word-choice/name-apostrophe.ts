import { isRole, isWord, type Token } from '@casewright/law/sentences';

/** `at the Perry's on Elm Street`, `the Mayor's and the Clerk's`: places, and nouns said before. */
const NO_FAMILY =
  /^(?:at|in|near|inside|outside) |(?:'s|is|was|has)$|(?:governor|president|mayor|sheriff|secretary|general|king|queen|judge|justice|clerk|bishop|lord)'s/;
/** Prepositions that hang on no subject, as `of` and `for` often do. */
const BEHIND_VERB = /^(?:in|from|with|by|on|into|under|against|at)$/;
const NEAR = 60;

/** `to the Perry's in May`, `in the States file,`, `Lund’s truck and Lunds driver`. */
export function nameAt(tokens: readonly Token[], at: number): string | null {
  const [first, before, { text, lower } = tokens[at]!, owned, next] = [-2, -1, 0, 1, 2].map(
    (by) => tokens[at + by],
  );
  const name = /^(\p{Lu}\p{Ll}+?)(?:['’]s|(?<!s)s)$/u.exec(text)?.[1];
  if (!name || !before || !owned || owned.masked) return null;
  const isThe = before.lower === 'the';
  if (lower.endsWith("'s")) {
    const isAlone = /^(?:ADP|AUX|CCONJ) |^PUNCT [.,;]/.test(`${owned.pos} ${owned.text}`);
    const isOther = NO_FAMILY.test(`${first?.lower} ${lower} ${owned.lower}`);
    return isThe && isAlone && !isOther && !isRole(name.toLowerCase())
      ? `${name}${/(?:[sxz]|[cs]h)$/.test(name) ? 'es' : 's'}`
      : null;
  }
  if (owned.text !== owned.lower || /s$/.test(owned.lower)) return null;
  const isParty =
    isThe &&
    (isRole(name.toLowerCase()) || name === 'Government') &&
    BEHIND_VERB.test(first?.lower ?? '') &&
    (owned.pos === 'NOUN' || (owned.pos === 'VERB' && owned.lemma === owned.lower)) &&
    /^[.,;]$/.test(next?.text ?? '');
  // `the Sheriffs office`, where the same paragraph has a Sheriff
  const isKnown =
    isThe === isWord(name) &&
    owned.pos === 'NOUN' &&
    tokens.slice(Math.max(0, at - NEAR), at + NEAR).some((it) => it.text === name);
  return isParty || isKnown ? `${name}'s` : null;
}
