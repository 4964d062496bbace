import { tagged, verbGroups, verbLemma } from '@casewright/law/sentences';
import { escaped } from '../requirements/names.js';
import { isStatement, ORDERS } from '../requirements/statement.js';
import { isCertain, SIGNS } from './certain.js';
import { lowerFirst, proposed } from './note-words.js';
import type { Sides } from './sides.js';
import type { Wording } from './units.js';
import { isHead } from './word-label.js';
import { ROUGH, SIDES, termed } from './word-term.js';

/** What leads on to words that are missing, and signs and letters that only notes have. */
const CUT =
  /^(?:and|or|but|of|which|who|that|then|plus|hi|hello|dear)\b|\b(?:and|or|of|to|for|with|the|an?|if|when|by|at|on|in|from|except|is|are|shall)\.?$|[|<>/]|--|(?<![\p{L}\d.'’§-])(?!a\b)\p{L}(?![\p{L}\d.-])/iu;
/** Past acts and states are what led to an agreement, and none of its terms. */
const PAST = /\b(?:was|were|had|did)\b/;
/** What a sentence has that binds somebody, or says when and how much. */
const BINDS =
  /\d|\b(?:must|shall|will|may|can|cannot|(?:has|have|is|are) to|only|unless|until|if|within|each|every|all)\b/i;

/**
 * What no pattern makes a term of, in the words of the request with the parties as the document calls them: a
 * sentence as it stands, a note behind words that make it agreed. Only ever offered. Null for talk with whoever
 * drafts, for what is to be left out, and for what only names the document or somebody.
 */
export function inOwnWords(quote: string, sides: Sides, before: string): Wording | null {
  const read = termed(quote, sides, before);
  const said = read?.text
    .replace(/^(\S[^:]{2,40}?) (?:[-–—=]|--|=>) /, '$1: ')
    .replace(/ (?:[-–—]|--) /g, '; ');
  if (!said || CUT.test(said) || ROUGH.test(said) || ORDERS.test(said) || PAST.test(said))
    return null;
  if (!BINDS.test(said) && !/: /.test(said)) return null;
  const tokens = tagged(said);
  if (verbGroups(tokens).length > 0 && isStatement(said)) {
    const own = proposed(bound(said, read!.terms));
    const isSide = (words: string): boolean => SIDES(read!.terms).test(words);
    return { ...own, isPlain: read!.isSure && isCertain(own.text, isSide) };
  }
  const label = said.split(':')[0]!.replace(/ \(.*/, '').toLowerCase();
  const hasNoun = tokens.some(
    ({ pos, kind, lower }) => pos === 'NOUN' && kind === 'word' && lower.length > 2,
  );
  const isOfDocument =
    before.trim() === '' || read!.terms.some((term) => term.toLowerCase() === label);
  if (isOfDocument || !hasNoun || said.split(' ').length < 3) return null;
  // `Credit line: the maker’s name`: as a sheet of terms has it.
  const sheet = label === said.toLowerCase() ? labeled(said) : said;
  if (sheet && isHead(sheet.split(':')[0]!) && !SIGNS.test(sheet))
    return { ...proposed(sheet), isPlain: read!.isSure };
  return proposed(`the Parties agree as follows: ${lowerFirst(said)}`);
}

/** `Extra users $95 each`: a thing, and its figure. */
function labeled(said: string): string | null {
  const [, thing = '', figure] =
    /^((?:\p{L}[\p{L}'’-]+ ){1,5}?)((?:flat |up to |at most |at least )?[$£€]?\d[^:]*)$/u.exec(
      said,
    ) ?? [];
  const isThing = tagged(thing.toLowerCase()).every(({ pos }) => /^(?:NOUN|ADJ|CCONJ)$/.test(pos));
  return figure && isThing ? `${thing.trim()}: ${figure}` : null;
}

const MODALS: Readonly<Record<string, string>> = { can: 'may', cannot: 'shall not' };
/** What a party must or will do, or is about to do by the deal, it shall. */
const bound = (said: string, terms: readonly string[]): string =>
  said.replace(
    new RegExp(
      `(?<=\\b(?:${terms.map(escaped).join('|') || '(?!)'}) )(?:(will|must|has to|is to|can|cannot)(?= \\p{Ll})|is ((?:pay|buy|sell|giv|provid|supply|leas)ing)\\b)`,
      'giu',
    ),
    (_, modal: string | undefined, deal: string) =>
      modal ? (MODALS[modal] ?? 'shall') : `shall ${verbLemma(deal)}`,
  );
