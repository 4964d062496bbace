import type { Alternative, WritingFinding } from '@casewright/contracts';
import { CATALOG } from '../rules/catalog.js';
import { isError } from '../rules/errors.js';
import { SEVERITY_RANK } from '../rules/rule.js';
import { contains, overlaps, type Span } from '../text/span.js';
import type { ReviewedText } from './reading.js';
import { sentenceAt } from './reading.js';

/** More phrasings than this are not read. */
const MOST = 40;
/** Findings come in the text's order, but for some neighbors: those before these are far away. */
const NEAR = 50;
/** More reasons than these are not read either. */
const MOST_REASONS = 3;
const WHY = new Map(CATALOG.map(({ id, why }) => [id, why]));

type Cured = WritingFinding & { replacement: NonNullable<WritingFinding['replacement']> };

/**
 * Sentences with their replacements put in, those with the most and weightiest changes first. Two
 * that would touch the same words do not meet in one sentence: the first one is taken.
 */
export function alternatives(reading: ReviewedText): Alternative[] {
  const sentences = new Map<number, { span: Span; cures: Cured[] }>();
  for (const finding of reading.findings) {
    if (!isCured(finding)) continue;
    const span = sentenceAt(reading, finding);
    if (leavesError(reading, span)) continue;
    if (finding.end > span.end) continue;
    const entry = sentences.get(span.start) ?? { span, cures: [] };
    if (!entry.cures.slice(-NEAR).some((cure) => overlaps(cure, finding))) {
      entry.cures.push(finding);
    }
    sentences.set(span.start, entry);
  }
  return [...sentences.values()]
    .sort((a, b) => weight(b.cures) - weight(a.cures) || a.span.start - b.span.start)
    .slice(0, MOST)
    .map(({ span, cures }) => alternative(reading.text, span, cures));
}

/** An error that nothing replaces would stay in the new sentence. */
const leavesError = ({ findings }: ReviewedText, span: Span): boolean =>
  findings.some((it) => isError(it) && !it.replacement && contains(span, it));

const isCured = (finding: WritingFinding): finding is Cured => finding.replacement !== undefined;

const weight = (cures: readonly Cured[]): number =>
  cures.reduce((sum, { severity }) => sum + 1 + SEVERITY_RANK[severity], 0);

function alternative(text: string, span: Span, cures: readonly Cured[]): Alternative {
  const [heaviest] = [...cures].sort((a, b) => weight([b]) - weight([a]));
  return {
    original: text.slice(span.start, span.end),
    suggested: applied(text, span, cures),
    why: reasons(cures),
    rule: heaviest!.rule,
    ...span,
  };
}

/** What each change fixes, and once for each rule why: three old words have one reason. */
function reasons(cures: readonly Cured[]): string {
  const told = new Map<string, Set<string>>();
  for (const { rule, explanation } of cures.slice(0, MOST_REASONS)) {
    const why = WHY.get(rule) ?? '';
    const remarks = told.get(why) ?? new Set();
    remarks.add(explanation.slice(0, explanation.length - why.length).trim());
    told.set(why, remarks);
  }
  return [...told].map(([why, remarks]) => `${[...remarks].join(' ')} ${why}`.trim()).join(' ');
}

function applied(text: string, span: Span, cures: readonly Cured[]): string {
  let out = '';
  let at = span.start;
  for (const { start, end, replacement } of [...cures].sort((a, b) => a.start - b.start)) {
    out += text.slice(at, start) + replacement.text;
    at = end;
  }
  return out + text.slice(at, span.end);
}
