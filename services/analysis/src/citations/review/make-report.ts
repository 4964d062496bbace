import { createHash } from 'node:crypto';
import {
  type CitationCheck,
  type CiteReport,
  canonicalJson,
  type LibraryHeld,
  problemsOf,
} from '@casewright/contracts';
import type { Decisions } from './review.entity.js';

/** Characters before and after a problem's citation. */
const AROUND = 160;

export const sha256 = (text: string): string => createHash('sha256').update(text).digest('hex');

/** The report of a check on which nobody has decided anything. */
export function openReport(
  asked: { title: string; text: string },
  check: CitationCheck,
  library: LibraryHeld,
): CiteReport {
  const { title, text } = asked;
  return {
    form: 1,
    title,
    text: { sha256: sha256(text), characters: text.length },
    checkedAt: new Date().toISOString(),
    library,
    check,
    problems: problemsOf(check.citations).map((problem) => {
      const { start, end } = check.citations[problem.citation]!.fullSpan;
      const context = text.slice(Math.max(0, start - AROUND), end + AROUND).replace(/\s+/g, ' ');
      return { ...problem, context: context.trim(), decision: null };
    }),
    signature: null,
  };
}

/** The report with what was decided so far, and with its signature where there is one. */
export function reportText(
  open: string,
  decisions: Decisions,
  signature: CiteReport['signature'] = null,
): string {
  const report = JSON.parse(open) as CiteReport;
  const problems = report.problems.map((problem) => {
    return { ...problem, decision: decisions[problem.citation] ?? null };
  });
  return canonicalJson({ ...report, problems, signature });
}
