import type { WritingFinding } from '@casewright/contracts';

const MAY_CITE = /\d+\s+[A-Z][\w.’' ]{0,24}\s\d+|\b(?:id\.|supra\b)/i;
const BETWEEN = '\n\n';

/** The paragraphs of a draft that may cite, as one text, and where each begins in both. */
export interface CitedParts {
  text: string;
  parts: readonly { at: number; start: number }[];
}

export function citedParts(draft: string): CitedParts {
  const parts: { at: number; start: number }[] = [];
  let text = '';
  for (const { 0: paragraph, index } of draft.matchAll(/[^\n]+/g)) {
    if (!MAY_CITE.test(paragraph)) continue;
    parts.push({ at: text.length, start: index });
    text += paragraph + BETWEEN;
  }
  return { text, parts };
}

/** Findings about the paragraphs, at their places in the draft. */
export function inDraft(
  findings: readonly WritingFinding[],
  { parts }: CitedParts,
): WritingFinding[] {
  return findings.flatMap((finding) => {
    const part = parts.findLast(({ at }) => at <= finding.start);
    if (!part) return [];
    const shift = part.start - part.at;
    return [{ ...finding, start: finding.start + shift, end: finding.end + shift }];
  });
}
