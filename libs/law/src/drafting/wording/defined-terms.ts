import { isRole } from '@casewright/law/sentences';
import { calledIn } from '../requirements/callings.js';
import { capital, escaped } from '../requirements/names.js';
import { isOrganization } from '../requirements/nature.js';
import { supportsOf } from '../requirements/short-names.js';
import { type Termed, withoutPronouns } from './pronouns.js';
import type { Side, Sides } from './sides.js';

/** Words before a role that make it anyone’s: `a customer`, `their client`. */
const ANYONE =
  '(?<!\\b(?:the|an?) (?:chief|general|former|senior|assistant|deputy)\\s)(?<!\\b(?:an?|any|other|another|new|no|every|former|prospective|such|its|his|her|their|whose|per|as)\\s|\\b(?:own|another|other)\\s\\p{Ll}+\\s)';
/** Words that a role is only an adjective of: `client data`. */
const OF_ROLE =
  '(?! (?:data|lists?|cars?|policy|policies|information|records?|files?|logos?|names?|equipment|funds|materials|employees|staff|personnel|side|portal|service|relations|accounts?|lawyers?)\\b)';

/** The parties as the document calls them, and pronouns where only one of them can be meant; `before` is all that is said before. */
export function withDefinedTerms(quote: string, sides: Sides, before = ''): Termed {
  const named = (words: string): string => sides.all.reduce(withTerm, words);
  const { text, isSure } = withoutPronouns(named(together(quote)), sides, named(before));
  const said = text
    .replace(/\b(either|neither|each|both) (?:side|party|of the parties)\b/gi, '$1 Party')
    .replace(/\bboth Party\b/gi, 'both Parties')
    .replace(/\bthe (?:two )?(?:sides|parties)\b/gi, 'the Parties')
    .replace(
      /^(either|neither|each)(?= (?:pays?|bears?|may|shall|will|must|can|names?|keeps?)\b)/i,
      '$1 Party',
    )
    .replace(/^(?:the )?(?:sides|parties)\b/i, 'The Parties')
    .replace(/^./u, (letter) => letter.toUpperCase());
  return { text: said, isSure };
}

/** `They each bear`, `neither of them may`: both sides, and not one of them. */
const together = (text: string): string =>
  text
    .replace(/^they(?= .*\b(?:one another|each other)\b)/i, 'the parties')
    .replace(/^they (can|may|must|will|shall) (?:each|both) /i, 'each party $1 ')
    .replace(/^they (?:each|both) (?=\p{Ll}+\b)/iu, 'each party shall ')
    .replace(/\b(either|neither|each|both) (?:one\b|(?:one )?of (?:them|us)\b)/gi, '$1 party');

/** `The company pays`; `company secrets` are anybody’s. */
const asNoun = (role: string): string =>
  /^(?:company|firm)$/.test(role) ? `(?<=\\bthe )${role}` : role;

function withTerm(text: string, { term, name, called, callings, isSeveral }: Side): string {
  const named = name ? describedAs(replaced(text, name, term), callings, term) : text;
  const alone = named.replace(new RegExp(`(?:our|my) client,? (?=${escaped(term)})`, 'gi'), '');
  if (called.length === 0) return alone;
  const role = new RegExp(
    `${ANYONE}(?<![\\p{L}-])(?:(?:our|my) (?:client,? )?)?(?:the |(?<!\\bthe ))(?:${called.map(asNoun).join('|')})${isSeveral ? 's?' : ''}(?![\\p{L}-])${OF_ROLE}(?: ${term}(?![\\p{L}-]))?`,
    'giu',
  );
  // `The seller, Lund Press, pays`: once is enough.
  const twice = new RegExp(
    `(${escaped(term)}), ${escaped(term)}(?:,(?! (?:an?|the|who|which) )|(?=,))`,
    'gi',
  );
  return alone.replace(role, term).replace(twice, '$1');
}

/** Each place of a name, in full or in short, from the last to the first. */
function replaced(text: string, name: string, by: string): string {
  const spans = supportsOf(name, text);
  const outer = spans.filter(
    (span) =>
      !spans.some(
        (other) =>
          other.start <= span.start &&
          span.end <= other.end &&
          other.end - other.start > span.end - span.start,
      ),
  );
  return [...new Map(outer.map((span) => [span.start, span])).values()]
    .sort((a, b) => b.start - a.start)
    .reduce((made, { start, end }) => {
      const isWhole =
        !/[\p{L}\d]$/u.test(made.slice(0, start)) && !/^[\p{L}\d-]/u.test(made.slice(end));
      // `Ada Lovelace` where only `Lovelace` is known, or the name of a thing.
      const isLonger = /(?<!^|[.,;] )\b(?!The\b|If\b|When\b|Mrs?\b|Ms\b|Dr\b)\p{Lu}\p{Ll}+ $/u.test(
        made.slice(0, start),
      );
      // A case keeps its name.
      const isCase = /\bv\. $/.test(made.slice(0, start)) || /^ v\. /.test(made.slice(end));
      // A mark or a title keeps its words.
      const isQuoted =
        /[‘“][^’”]*$/.test(made.slice(0, start)) && /^[^‘“]*[’”]/.test(made.slice(end));
      if (!isWhole || isLonger || isCase || (isQuoted && end - start < name.length)) return made;
      return `${made.slice(0, start).replace(/\b(?:the|Mr|Mrs|Ms|Dr)\.? $/i, '')}${by}${made.slice(end)}`;
    }, text);
}

/** `Homeowners take down the reviews`. */
const isMany = (noun: string, text: string): boolean =>
  /[^s]s$/.test(noun) &&
  /^ (?:pay|take|keep|give|bring|send|get|buy|provide)\b/.test(text.slice(noun.length));

/** `The museum`, `Co-op`: by the nouns that the request calls it, where it acts or is acted with. */
function describedAs(text: string, callings: readonly string[], term: string): string {
  const acting = calledIn(text, callings).reduceRight(
    (made, { start, end }) => made.slice(0, start) + term + made.slice(end),
    text,
  );
  const bare = callings
    .map(capital)
    .filter((noun) => isOrganization(`The ${noun}`))
    .join('|');
  const inNotes = new RegExp(
    `(?<![\\p{L}-] )(?<![\\p{L}-])(?:${bare})(?![\\p{L}-]| \\p{Lu})`,
    'gu',
  );
  // `Roofer also mends the chimney`, at the beginning of a note.
  const nouns = callings.filter(
    (noun) =>
      isRole(noun) ||
      /(?:[^aeiou]er|or|ist|ian)s?$/.test(noun) ||
      isOrganization(`The ${capital(noun)}`),
  );
  const first = new RegExp(
    `^(?:${nouns.join('|') || '(?!)'})(?= (?:also |only |never |always )?(?:will|shall|must|may|can|cannot|has|have|is|are|\\p{Ll}{2,}s|pay|take|keep|give|bring|send|get|buy|provide)\\b)`,
    'iu',
  );
  const behindLabel = new RegExp(`(?<=: )(?:${callings.join('|') || '(?!)'})(?=[.,;]|$)`, 'giu');
  return (bare ? acting.replace(inNotes, term) : acting)
    .replace(first, (noun) => (isMany(noun, text) ? `${term} shall` : term))
    .replace(behindLabel, term);
}
