import type { Finding, FindingCategory, Severity } from '@casewright/contracts';
import type { TextSpan } from '../extracted-text.js';
import { trimmed } from './reading/spans.js';
import type { Understanding } from './understanding.js';

/** Longer passages are quoted up to the end of a word. */
const LONGEST_QUOTE = 1_500;

interface Said {
  category: FindingCategory;
  title: string;
  severity: Severity;
  explanation: string;
  recommendation?: string;
}

/** A finding about a span of the document; null for a span without words. */
export function makeFinding(document: Understanding, span: TextSpan, said: Said): Finding | null {
  const { start, end } = shortened(document.text, trimmed(document.text, span));
  if (end <= start) return null;
  return {
    id: `${said.category}-${start}-${end}`,
    ...said,
    quote: document.text.slice(start, end),
    start,
    end,
    page: document.pageAt(start),
    source: 'rule',
  };
}

function shortened(text: string, { start, end }: TextSpan): TextSpan {
  if (end - start <= LONGEST_QUOTE) return { start, end };
  const cut = text.slice(start, start + LONGEST_QUOTE).search(/\s+\S*$/);
  return { start, end: start + (cut > 0 ? cut : LONGEST_QUOTE) };
}

export const present = (findings: readonly (Finding | null)[]): Finding[] =>
  findings.filter((finding) => finding !== null);
