import type { TextSpan } from '../../../extracted-text.js';

const KIND =
  '(?:agreement|contract|lease|license|amendment|addendum|schedule|plan|deed|undertaking|memorandum of understanding|statement of work|order form|promissory note|guaranty|guarantee|terms of service|terms and conditions)';
/** How far into the text a title may stand: after a cover legend, before the first clause. */
const SEARCHED = 6_000;

/** The title of the contract, or null where it has none. */
export function findDocumentName(text: string): TextSpan | null {
  const found = [titleLine(text), capitalRun(text), namedInText(text)].filter((it) => it !== null);
  const first = found.sort((a, b) => a.start - b.start)[0] ?? null;
  return first && { start: first.start, end: repeatedIn(text, first) ?? first.end };
}

/** How far below the title the opening may repeat it. */
const REPEATED = 400;
const OPENING =
  /\b[Tt]h(?:is|e)\s+(?:[A-Z][\w&’'/-]*,?\s+(?:(?:and|of|for|to)\s+)?){1,9}(?:Agreement|AGREEMENT|Contract|CONTRACT|Lease|LEASE|Schedule|Addendum|ADDENDUM|Amendment|AMENDMENT)\b/;

/** The end of `This Supply Agreement …` below the title `SUPPLY AGREEMENT`; null where there is none. */
function repeatedIn(text: string, { start, end }: TextSpan): number | null {
  const below = text.slice(end, end + REPEATED);
  const title = wordsOf(text.slice(start, end));
  const again = new RegExp(`\\b${title.join('\\W{1,40}')}\\b`, 'i').exec(below);
  if (again && title.length > 1) return end + again.index + again[0].length;
  const found = OPENING.exec(below);
  const words = wordsOf(found?.[0] ?? '').filter((word) => !/^(?:this|the)$/.test(word));
  return found && words.length > 1 && words.every((word) => title.includes(word))
    ? end + found.index + found[0].length
    : null;
}

const wordsOf = (name: string): string[] => name.toLowerCase().match(/[a-z]+/g) ?? [];

/** A separate line, in capitals or in title case. */
function titleLine(text: string): TextSpan | null {
  let start = 0;
  while (start < Math.min(SEARCHED, text.length)) {
    const newline = text.indexOf('\n', start);
    const end = newline === -1 ? text.length : newline;
    const line = text.slice(start, Math.min(end, start + 200));
    const body = line.replace(/^\s*(?:exhibit|ex)[\s-]*[\d.]+\w?\s+/i, '').trim();
    if (body.length < 110 && isTitle(body)) {
      const at = start + line.indexOf(body);
      return { start: at, end: at + body.length };
    }
    start = end + 1;
  }
  return null;
}

function isTitle(line: string): boolean {
  if (
    !new RegExp(`\\b${KIND}\\b`, 'i').test(line) ||
    /[;"“(]|[.,:]$|\bthis\b|\bnumber\b|^\d+\.|\d{5}/i.test(line)
  ) {
    return false;
  }
  if (/^(?:exhibit|index|table of contents|page|entire agreement)\b|\s{3}\d/i.test(line))
    return false;
  const words = line.split(/\s+/);
  const capital = words.filter(
    (word) => /^[^a-z]/.test(word) || /^(?:of|and|the|to|for|in|by|between|a|an)$/.test(word),
  );
  return words.length <= 14 && capital.length === words.length;
}

/** What is stamped over a filed copy, which is no title. */
const LEGEND = /\bCONFIDENTIAL TREATMENT (?:HAS BEEN )?REQUESTED\b|\bEXECUTION (?:COPY|VERSION)\b/g;
const withoutLegends = (text: string): string =>
  text.replace(LEGEND, (words) => words.toLowerCase());

/** A run of capitals inside a line: extraction often puts the title and the first words together. */
function capitalRun(text: string): TextSpan | null {
  const found =
    /\b(?!ENTIRE AGREEMENT)(?:[A-Z][A-Z&/-]+,?\s+){0,9}(?<!ENTIRE\s)(?:AGREEMENT|CONTRACT|LEASE|ADDENDUM|AMENDMENT)\b(?:\s+(?:FOR|OF|TO|ON)(?:\s+[A-Z][A-Z&-]+){1,6})?/.exec(
      withoutLegends(text.slice(0, SEARCHED)).replace(/\bTHIS(?=\s)/g, 'this'),
    );
  return found ? { start: found.index, end: found.index + found[0].length } : null;
}

/** "This Distribution Agreement is made …": the name the contract gives itself. */
function namedInText(text: string): TextSpan | null {
  const found =
    /(?:\b[Tt]his\s+|^|\s)((?:(?!This\b)[A-Z][\w&’'/-]*,?\s+(?:and\s+|of\s+|for\s+)?){1,9}(?:Agreement|Contract|Lease|Schedule|Addendum|Amendment))\b/.exec(
      text.slice(0, SEARCHED),
    );
  if (!found) return null;
  const start = found.index + found[0].length - found[1]!.length;
  return { start, end: start + found[1]!.length };
}
