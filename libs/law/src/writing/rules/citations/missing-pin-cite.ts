import type { Citation } from '../../../citations/index.js';
import { firstReached } from '../../text/bisect.js';
import type { Quotation } from '../../text/masks.js';
import type { Paragraph } from '../../text/reading.js';
import { wordsIn } from '../../text/reading.js';
import type { Match, Rule } from '../rule.js';

/** Quoted words from which a reader wants the page. */
const LEAST_WORDS = 4;
/** Characters between a quotation and the citation it is taken from. */
const REACH = 140;

export const missingPinCite: Rule = {
  id: 'missing-pin-cite',
  name: 'Quotation without a pin cite',
  family: 'citations',
  severity: 'medium',
  why: 'A quotation needs the page it is on; without it the reader has to search the whole opinion.',
  source: 'The Bluebook, rules 3.2(a) and B10.1.2',
  matches: [
    'A clerk “may not refuse a timely paper.” [[Hale v. Pruitt, 410 F.3d 220 (6th Cir. 2005)]].',
  ],
  passes: [
    'A clerk “may not refuse a timely paper.” Hale v. Pruitt, 410 F.3d 220, 224 (6th Cir. 2005).',
  ],
  check: (paragraph) =>
    paragraph.kind !== 'prose' || paragraph.quotations.length === 0 ? [] : matches(paragraph),
};

function matches(paragraph: Paragraph): Match[] {
  const groups = groupsOf(paragraph.citations);
  return paragraph.citations.flatMap((citation, i) => match(paragraph, citation, i, groups));
}

/** Parallel citations: where the first is, and whether one of them has a pin cite. */
type Groups = ReadonlyMap<number, { start: number; hasPin: boolean }>;

function groupsOf(citations: readonly Citation[]): Groups {
  const groups = new Map<number, { start: number; hasPin: boolean }>();
  for (const { fields, start } of citations) {
    if (fields.parallelGroup === undefined) continue;
    const known = groups.get(fields.parallelGroup) ?? { start, hasPin: false };
    groups.set(fields.parallelGroup, {
      start: Math.min(start, known.start),
      hasPin: known.hasPin || Boolean(fields.pin),
    });
  }
  return groups;
}

function match(
  { text, quotations, citations }: Paragraph,
  citation: Citation,
  i: number,
  groups: Groups,
): Match[] {
  const { kind, fields, fullSpan } = citation;
  if (kind !== 'case' || fields.pin || !fields.page || !fields.caseName || citation.joined)
    return [];
  if (citations[i - 1] && citations[i - 1]!.fullSpan.end > fullSpan.start) return [];
  const group = fields.parallelGroup === undefined ? undefined : groups.get(fields.parallelGroup);
  if (group && (group.hasPin || group.start < citation.start)) return [];
  const quotation = quotations[firstReached(quotations, ({ end }) => end > fullSpan.start) - 1];
  if (!quotation || !isSourceOf(text, quotation, citation, citations[i - 1])) return [];
  return [
    {
      start: fullSpan.start,
      end: fullSpan.end,
      remark: 'The words quoted before this citation have no page.',
    },
  ];
}

/** The citation is the first thing after the quotation's sentence. */
function isSourceOf(
  text: string,
  quotation: Quotation,
  { fullSpan }: Citation,
  before: Citation | undefined,
): boolean {
  // First what is quickly seen: only one citation gets as far as having a quotation's words counted.
  if (before && before.start >= quotation.end) return false;
  const between = text.slice(quotation.end, fullSpan.start);
  if (between.length > REACH || /\n/.test(between)) return false;
  if (wordsIn(text.slice(quotation.inner.start, quotation.inner.end)) < LEAST_WORDS) return false;
  if (/[.?!][”"]?$/.test(text.slice(quotation.start, quotation.end)))
    return /^\s*(?:See,? )?$/.test(between);
  return /^[^.?!]*[.?!]\s+(?:See,? )?$/.test(between) || /^,?\s*$/.test(between);
}
