import type { Check, Defect, Review } from '../../review.js';
import { listedShort, plural, sentenceAt } from '../words.js';

const REFERENCE =
  /\b(?:[Ss]ections?|[Aa]rticles?|[Cc]lauses?|[Pp]aragraphs?|SECTIONS?)\s+(\d{1,2}(?:\.\d{1,2}){1,3})\b(?!\s*%)/g;
/** After a reference, and what is listed with it: it goes to another document. */
const ELSEWHERE =
  /^(?:\([a-z0-9]{1,4}\))*(?:\s*\([^()]{2,120}\))?(?:\s*(?:,|and|or|through|to)\s*(?:[Ss]ections?\s+)?\d[\d.]*(?:\s*\([^()]{1,120}\))*){0,4}[\s,]*(?:of|in|to|under)\s+(?:the|that|such|said|its|each|any|[A-Z])(?!\s*(?:Agreement\b|agreement\b|foregoing))/;
/** Before a reference: so does this. */
const OF_ANOTHER =
  /\b(?:C\.?F\.?R|U\.?S\.?C|Act|Code|Rule|Regulation|Treas|Reg|Law|Plan|Indenture)\.?,?\s*§?$/;

/** More than this and it is the numbering that was lost, not the references that are wrong. */
const MOST = 4;

/** References to sections that the contract does not have. */
export const crossReferences: Check = (review) => {
  const labels = labelsOf(review);
  if (labels.size < 8) return [];
  const parents = countBy([...labels].flatMap(prefixesOf));
  const broken = referencesOf(review.text).filter(({ number }) =>
    isBroken(number, labels, parents),
  );
  const numbers = new Set(broken.map(({ number }) => number));
  if (numbers.size === 0 || numbers.size > MOST) return [];
  return [toDefect(review, broken)];
};

interface Reference {
  number: string;
  start: number;
  end: number;
}

function toDefect(review: Review, broken: Reference[]): Defect {
  const numbers = [...new Set(broken.map(({ number }) => number))];
  return {
    at: sentenceAt(review, broken[0]!),
    category: 'broken-cross-reference',
    title: `Refers to ${numbers.length === 1 ? 'a section' : 'sections'} that do${numbers.length === 1 ? 'es' : ''} not exist: ${listedShort(numbers, 3)}`,
    severity: 'medium',
    explanation: `${plural(broken.length, 'reference goes', 'references go')} to ${listedShort(numbers, 8)}, and the contract has no such ${numbers.length === 1 ? 'section' : 'sections'}. What the reference was to bring in is lost, or a court must guess at it.`,
    recommendation:
      'Find the provision that was meant, often one whose number changed, and correct the reference.',
  };
}

function referencesOf(text: string): Reference[] {
  const found: Reference[] = [];
  for (const match of text.matchAll(REFERENCE)) {
    const end = match.index + match[0].length;
    if (ELSEWHERE.test(text.slice(end, end + 400))) continue;
    if (OF_ANOTHER.test(text.slice(Math.max(0, match.index - 30), match.index).trimEnd())) continue;
    found.push({ number: match[1]!, start: match.index, end });
  }
  return found;
}

/** Every dotted number that is no reference itself counts as a label: better miss than accuse. */
function labelsOf({ text, document }: Review): Set<string> {
  const labels = new Set(
    document.sections.flatMap(({ path, number }) => [path ?? '', number ?? '']).map(trimmedNumber),
  );
  for (const match of text.matchAll(/(?<![\d.$])\d{1,2}(?:\.\d{1,2}){1,3}(?![\d%])/g)) {
    const before = text.slice(Math.max(0, match.index - 40), match.index);
    if (
      /(?:sections?|articles?|clauses?|paragraphs?)\s+$|(?:\d|\))\s*(?:,|and|or|through|to|-|–|&)\s*$/i.test(
        before,
      )
    )
      continue;
    labels.add(trimmedNumber(match[0]));
  }
  labels.delete('');
  return labels;
}

const trimmedNumber = (number: string): string => number.replace(/^\D+|\D+$/g, '');

/** Its own number is absent, and its article is numbered the same way with others. */
function isBroken(
  number: string,
  labels: ReadonlySet<string>,
  parents: ReadonlyMap<string, number>,
): boolean {
  if (labels.has(number) || number.endsWith('.0')) return false;
  const parent = number.slice(0, number.lastIndexOf('.'));
  if (number.split('.').length > 2) return false;
  return (parents.get(parent) ?? 0) >= 2;
}

/** What comes before each period of a label: `4` and `4.2` of `4.2.1`. */
const prefixesOf = (label: string): string[] =>
  [...label.matchAll(/\./g)].map(({ index }) => label.slice(0, index));

function countBy(keys: readonly string[]): Map<string, number> {
  const counts = new Map<string, number>();
  for (const key of keys) counts.set(key, (counts.get(key) ?? 0) + 1);
  return counts;
}
