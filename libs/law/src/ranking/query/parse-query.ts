import { askedDecisions, askedSections } from './asked-decisions.js';
import { Parser } from './clause-parser.js';
import { takeFields } from './fields.js';
import { type Lexeme, lex } from './lexer.js';
import type { ParsedQuery } from './parsed-query.js';
import { readPinCite } from './pin-cite.js';
import { isProse, queryKind } from './query-kind.js';

/**
 * Reads what a person typed. Every input is a query: what is no valid syntax is words.
 *
 * Words without operators are asked for, not demanded, and so is all of a question or a pasted
 * paragraph. `"…"` demands a phrase, `NOT` and `-` forbid,
 * `AND` and `OR` (AND binds tighter, brackets group) demand the words alongside them.
 */
export function parseQuery(typed: string): ParsedQuery {
  const cleaned = cleanQuery(typed);
  const { rest, ...fields } = takeFields(cleaned);
  const text = rest.replace(/\bno\.\s*(?=\d)/gi, ' ');
  const lexemes = isProse(text) ? proseLexemes(text) : lex(text);
  const scoring = scoringText(lexemes);
  const kind = queryKind(scoring);
  return {
    ...fields,
    typed,
    kind,
    text: scoring,
    clause: new Parser(lexemes).clause(),
    years: [...scoring.matchAll(/(?<![\d.§-])(?:1[789]|20)\d\d(?![\d-])/g)].map((year) =>
      Number(year[0]),
    ),
    decisions: askedDecisions({ kind, text: scoring }),
    sections: askedSections(typed),
    page: readPinCite(scoring),
  };
}

/** A query for the page's case, with the same filters. */
export function forPinnedPage(query: ParsedQuery, citation: string): ParsedQuery {
  const { text, kind, clause, years } = parseQuery(citation);
  return { ...query, text, kind, clause, years };
}

function proseLexemes(text: string): Lexeme[] {
  return [{ kind: 'word', text: text.replaceAll('"', ' '), excluded: false }];
}

/** Everything but operators and what they exclude. */
function scoringText(lexemes: Lexeme[]): string {
  const words: string[] = [];
  let negated = false;
  // Of each open bracket, whether it is excluded.
  const groups: boolean[] = [];
  for (const item of lexemes) {
    if (item.kind === 'word' || item.kind === 'phrase') {
      if (!negated && !item.excluded && !groups.includes(true)) words.push(item.text);
    } else if (item.kind === 'open') groups.push(negated);
    else if (item.kind === 'close') groups.pop();
    negated = item.kind === 'not';
  }
  return words.join(' ');
}

/** Beyond this a pasted text says nothing new, and only costs. In characters. */
const AT_MOST = 10_000;

/** One form for quotes, dashes, and white space; no NUL; no `[CITATION]` that someone masked. */
export function cleanQuery(input: string): string {
  return input
    .slice(0, AT_MOST)
    .normalize('NFC')
    .replaceAll('\u00ad', '')
    .replace(/[\p{Cc}\p{Cf}]/gu, ' ')
    .replace(/[“”„«»]/g, '"')
    .replace(/[‘’‚]/g, "'")
    .replace(/\[[A-Z ]{3,20}\]/g, ' ')
    .replace(/\s+/g, ' ')
    .trim();
}
