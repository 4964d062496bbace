import type { WritingFinding } from '@casewright/contracts';
import type { ReviewedText } from './reading.js';
import { byRule, closing, counted, listed, quoted } from './words.js';

/** More points than this are not read. */
const MOST = 12;
const EXAMPLES = 3;

/** What to improve, the weightiest first: a point for each rule, with places and their cures. */
export function improvements({ findings }: ReviewedText): string[] {
  return byRule(findings).slice(0, MOST).map(pointOf);
}

function pointOf(group: readonly WritingFinding[]): string {
  const [first] = group;
  const examples = distinct(group).slice(0, EXAMPLES).map(exampleOf);
  const where = group.length === 1 ? 'once' : `in ${counted(group.length, 'place')}`;
  return `${first!.title}, ${closing(`${where}: ${listed(examples)}`)} ${whyOf(first!)}`;
}

function distinct(group: readonly WritingFinding[]): WritingFinding[] {
  const seen = new Set<string>();
  return group.filter(({ quote }) => {
    const key = quote.toLowerCase();
    return seen.has(key) ? false : seen.add(key);
  });
}

function exampleOf({ quote, replacement }: WritingFinding): string {
  if (!replacement) return quoted(quote);
  if (replacement.text === '') return `leave out ${quoted(quote)}`;
  return `write ${quoted(replacement.text)} for ${quoted(quote)}`;
}

/** The reason behind the remark: what follows its first sentence. */
const whyOf = ({ explanation }: WritingFinding): string =>
  explanation
    .split(/(?<=[.!?]) (?=[“A-Z])/)
    .slice(1)
    .join(' ') || explanation;
