import { escaped } from '../requirements/names.js';
import { isCertain, SIGNS } from './certain.js';
import { bare, inWords } from './contractions.js';
import { withDefinedTerms } from './defined-terms.js';
import { inSeries } from './series.js';
import { isNamed, type Sides } from './sides.js';
import type { Wording } from './units.js';
import { wordClause } from './word-clause.js';
import { wordNote } from './word-note.js';
import { wordRates } from './word-part.js';

/** Words that no term has: of whoever asks, of who cannot be told, of what is reported, wished or open. */
const UNFIT =
  /\b(?:I|we|us|our|my|me|you|your|he|she|him|her|hers|wants?|(?<!\b(?:that|which|who|what) )(?:would|could|might)|says?|said|thinks?|hopes?|maybe|perhaps|probably|possibly|apparently|supposedly|please|asks|if possible|etc|unsure|not sure|whatever)\b|[?!“”";[\]]|\bI['’]/i;
/** Words for a thing or for somebody that nothing before them names. */
export const LOOSE =
  /^.{0,30}\b(?:it|them)\b|\bthey\b|\btheirs\b|\bit (?:is(?! an? \w+$)|was|will|can|has|does)\b|\b(?:that|this|those|these)(?= (?:back|unless|if|when|in|by|on|for|and|or|to)\b|[.,]|$)/i;
/** Signs that notes have for words: `gets earnest $ back`, `rent + utilities`. */
export const ROUGH = /[$£€](?! ?\d)|\s[@+=]\s|[a-z]\/[a-z]/i;
/** `Starts April 5`, `renews monthly`: what the document itself does; `reports to the manager`: what an employee does. */
const RUNS =
  /^(?:starts|begins|ends|runs|(?:auto-)?renews|lasts|expires|terminates|(reports|earns|receives|gets)) /i;
/** What the document itself is to be without, and names that have become one another. */
const NO_TERM =
  /^(?:this|it|here)(?: one)? is (?:an?|the|my|our) .*\b(?:agreement|contract|lease|nda|settlement|deal)\b|^(?:agreement|contract|settlement|lease|nda|sale|deal) (?:between|for|with|of)\b|^settle\b|\b(?:clause|provision|non-?compete|covenant not to|draft|template|form)\b|\b(the \p{Lu}\p{L}+(?: \p{Lu}\p{L}+)?)(?: (?:is|=)(?: \p{L}+){0,3})? \1\b/iu;

/**
 * The best sentence for words that no clause has: a party, or a thing, with what it shall, shall not, or may
 * do, with every word of theirs in it. Null for whatever is no such sentence.
 */
export function wordingOf(quote: string, sides: Sides, before = '', isItem = true): Wording | null {
  const read = termed(quote, sides, before);
  if (!read) return null;
  const { text, isSure, terms } = read;
  const isSide = (words: string): boolean => SIDES(terms).test(words);
  const clause = (words: string): Wording | null => wordClause(words, isSide, terms, sides.names);
  const found =
    wordRates(text, terms, before) ??
    (isLabel(text, isSide) ? null : clause(withComma(withSubject(text, terms), terms))) ??
    (isItem
      ? (wordLabeled(text, clause) ??
        wordNote(text, terms, sides, withDefinedTerms(before, sides).text))
      : null);
  // A term that a note was put together of goes on with a small letter, and nobody deals with themselves.
  if (found && (/\S The \p{Lu}/u.test(found.text) || OF_ITSELF.test(found.text))) return null;
  return (
    found && {
      ...found,
      isPlain:
        isSure &&
        (found.isPlain
          ? !LOOSE.test(text) && !ROUGH.test(found.text) && !SIGNS.test(found.text)
          : !found.isGuess && isCertain(found.text, isSide)),
    }
  );
}

const OF_ITSELF = /^(the \p{Lu}\p{L}+(?: Provider)?) (?:shall|may) \p{Ll}+ \1(?!’)/iu;

interface Read {
  text: string;
  isSure: boolean;
  terms: readonly string[];
}

/** Words of the request with the parties as the document calls them; null for talk that is no term. */
export function termed(quote: string, sides: Sides, before: string): Read | null {
  const said = inPlainWords(instructed(inWords(bare(quote))));
  // Who speaks as a party says what the other is to do.
  const told = sides.isFirst ? said.replace(/\bshould\b/g, 'shall') : said;
  const wish = asTerm(told);
  const named = withDefinedTerms(wish ?? told, sides, before);
  const terms = sides.all.map(({ term }) => term).filter(Boolean);
  const due = new RegExp(`^(${terms.map(escaped).join('|')}) to (?=\\p{Ll})`, 'iu');
  const text = inSeries(asTerm(named.text) ?? named.text)
    .replace(due, '$1 shall ')
    .replace(
      /\b(the \p{Lu}\p{L}+(?: Provider)?)(?= (?:prior )?(?:written )?(?:consent|approval|permission)\b)/gu,
      '$1’s',
    );
  const isSure =
    sides.all.every((side) => side.isSure || !isNamed(side, quote)) &&
    named.isSure &&
    wish === null &&
    asTerm(named.text) === null;
  if (UNFIT.test(text) || NO_TERM.test(text) || hasCutName(text, terms)) return null;
  return { text, isSure, terms };
}

/** `Price: $400`; not `the Buyer pays in three parts: at signing, …`. */
const isLabel = (text: string, isSide: (words: string) => boolean): boolean => {
  const [label, ...rest] = text.split(/:(?!\d)/);
  return rest.length > 0 && !isSide(label!.split(' ').slice(0, 2).join(' '));
};

/** `Health insurance: Employer pays 80%`: for what a sentence behind its label is. */
function wordLabeled(text: string, clause: (words: string) => Wording | null): Wording | null {
  const [, label = '', said = ''] = /^(\p{L}[^:]{2,40}): (?=\p{L})(.+)$/su.exec(text) ?? [];
  const worded =
    said && /^\S+(?: (?!(?:is|are|to|for)\b)\S+){0,2}$/.test(label) ? clause(said) : null;
  if (!worded) return null;
  const first = worded.text.charAt(0).toLowerCase();
  return {
    text: `For ${label.charAt(0).toLowerCase()}${label.slice(1)}, ${first}${worded.text.slice(1)}`,
    isPlain: false,
    isGuess: true,
  };
}

/** `If a panel fails the Provider fixes it`: a comma where what leads on ends and a party acts. */
const withComma = (text: string, terms: readonly string[]): string =>
  text.replace(
    new RegExp(
      `^((?:if|when|whenever|unless|after|before|until|once|while|by|on|at|in|for|during|within) [^,]{3,100}?[\\p{L}\\d])(?<!(?<!^after) (?:if|when|after|before|until|while|once|that|because|as|than|and|or|but|of|to|by|from|with|for|where|what|which|whom)) (?=(?:${terms.map(escaped).join('|')}) (?:will|shall|must|may|can|cannot|has|is|owes|\\p{Ll}+s)\\b)`,
      'iu',
    ),
    '$1, ',
  );

/** What may stand behind a party that is no part of a longer name. */
const BEHIND =
  '(?:and|or|to|for|in|on|at|by|of|from|with|within|without|if|when|unless|until|after|before|that|who|which|is|are|was|shall|may|will|has|not|as|an?|the|its|each|every|once|per|\\p{Ll}+ly|\\p{Ll}+(?:ed|ing))';

/** A name of which a party's own is only a part: `the Provider Drone Services`, `Ben and the Tenant`, `of the Customer gym`. */
function hasCutName(text: string, terms: readonly string[]): boolean {
  const labels = terms.filter((term) => term.startsWith('the ')).map(escaped);
  const label = `(?:${labels.join('|') || '(?!)'})`;
  return new RegExp(
    `${label} \\p{Lu}|(?<!^)\\b\\p{Lu}\\p{Ll}+ (?:and|&) ${label}|\\b(?:of|at|in|to|for|from|by|with|on) ${label} (?!${BEHIND}\\b)\\p{Ll}`,
    'u',
  ).test(text);
}

/** `Renews monthly` says it of the term, `reports to the manager` of an employee. */
function withSubject(text: string, terms: readonly string[]): string {
  const runs = RUNS.exec(text);
  if (!runs) return text;
  const isOfEmployee = runs[1] !== undefined;
  if (isOfEmployee && !terms.includes('the Employee')) return text;
  return `${isOfEmployee ? 'The Employee' : 'The term'} ${text.charAt(0).toLowerCase()}${text.slice(1)}`;
}

/** Ways to say it that are no contract's. */
const TALK: readonly (readonly [talk: RegExp, said: string])[] = [
  [
    /^((?:title|risk|ownership)(?: of loss)?):? (?:moves|goes|shifts|transfers) (?=to )/i,
    '$1 passes ',
  ],
  [
    /^anything (?:paid )?(?:later|late|overdue|past due|unpaid)(?= (?:bears|carries|accrues|earns))/i,
    'Any late payment',
  ],
  [
    /^(late|overdue|unpaid) (?:amounts|sums|payments|invoices|bills) (?:bear|carry|accrue)(?: interest(?: at| of)?)? (?=\d)/i,
    'Any $1 payment bears interest of ',
  ],
  [/^(each (?:side|party)) (?:its |their )?own (?=(?:\w+ )?(?:fees|costs))/i, '$1 bears its own '],
  [
    /\b(may|can|cannot|shall|will|to) (?:end|terminate|cancel|quit|call off) it(?= (?:for|on|by|at|if|after|with|any|when)\b|[.,]|$)/gi,
    '$1 terminate this Agreement',
  ],
  [/\b(\p{L}+[^s]s) get (?=\p{L}{3,}ed\b)/iu, '$1 are to be '],
  [/\bgets (?=\p{L}{3,}ed\b)/iu, 'is to be '],
];
const inPlainWords = (text: string): string =>
  TALK.reduce((made, [talk, said]) => made.replace(talk, said), text);

/** What whoever asks would have the document say: `I would like her to give notice`, `we want $500 for each day`. */
const instructed = (text: string): string =>
  text
    .replace(
      /^(?:they|we|both|(?:both |the )?(?:sides|parties))(?: have| both)? agree[sd]? that (?=\p{L})/iu,
      '',
    )
    .replace(
      /\b(?:I|we) (?:(?:would|['’]d) (?:also )?(?:like|want)|want|need) (?:(her|him|them)|((?:the|its|all|each) [^,.]{3,60}?|\p{Lu}[^,.]{2,40}?)) to (?=\p{Ll})/u,
      (_, who: string | undefined, what: string) => `${who ? NOMINATIVE[who]! : what} shall `,
    )
    .replace(
      /^(I|we) (?:(?:would|['’]d) (?:also )?(?:like|want)|want|need) (?=[$£€]\d)/i,
      (_, we: string) => `${we} ${we === 'I' ? 'am' : 'are'} entitled to `,
    );
const NOMINATIVE: Readonly<Record<string, string>> = { her: 'she', him: 'he', them: 'they' };

const WISH = '(?:would (?:also )?(?:like|want|prefer)|wants|wishes|is asking for|asks for)';
/** What a party wishes as what it would have, may do, or is owed: to be confirmed, and never asserted. */
function asTerm(text: string): string | null {
  const said = text
    .replace(new RegExp(`\\b${WISH} to be able to `, 'i'), 'may ')
    .replace(
      new RegExp(
        `^([^,]{3,60}?) ${WISH} to (?!(?:hire|engage|buy|rent|lease|sell|settle|make|enter|have|draft)\\b)`,
        'i',
      ),
      '$1 may ',
    )
    .replace(new RegExp(`^(?:.{3,80}?) ${WISH} (the [^,.]{3,60}?) to `, 'i'), '$1 shall ')
    .replace(
      new RegExp(`\\b${WISH} (?=(?:an?|the|no|[$£€]?\\d|two|three|four|five|[a-z]+-)\\b)`, 'i'),
      'shall have ',
    );
  return said === text ? null : said;
}

/** A party, with what stands beside its name: `the Provider, a licensed contractor`. */
export const SIDES = (terms: readonly string[]): RegExp => {
  const any = terms.map(escaped).join('|') || '(?!)';
  return new RegExp(
    `^(?:${any}|(?:either|neither|each) party|(?:both|the) parties|no person)(?:,? (?:and|or) (?:${any}))?(?:, [^,]+)?,?$`,
    'i',
  );
};
