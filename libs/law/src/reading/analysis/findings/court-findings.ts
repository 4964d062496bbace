import type { Finding, FindingCategory } from '@casewright/contracts';
import { longDate } from '@casewright/law/citations/figures';
import type { CourtMatter, Deadline } from '../../documents/court/court-matter.js';
import { makeFinding, present } from '../../documents/make-finding.js';
import type { Understanding } from '../../documents/understanding.js';
import type { TextSpan } from '../../extracted-text.js';
import { capitalized } from '../prose/words.js';

/** Where a court paper or an opinion says what matters in it, and the deadlines that follow. */
export function courtFindings(document: Understanding, court: CourtMatter): Finding[] {
  return present([
    ...court.deadlines.map((deadline) => deadlineFinding(document, deadline)),
    ...passages(document, court),
  ]);
}

function deadlineFinding(document: Understanding, deadline: Deadline): Finding | null {
  const date = longDate(deadline.date);
  return makeFinding(document, deadline, {
    category: 'computed-deadline',
    title: `${deadline.what}: ${date}`,
    severity: 'medium',
    explanation: deadline.reasoning,
    recommendation: `Treat ${date} as the last day for ${lowered(deadline.what)}, once the docket confirms the date from which it is counted.`,
  });
}

function passages(document: Understanding, court: CourtMatter): (Finding | null)[] {
  const { posture, issues, holdings, standards, disposition, relief } = court;
  const passage = (span: TextSpan, category: FindingCategory, title: string, explanation: string) =>
    makeFinding(document, span, { category, title, severity: 'info', explanation });
  const asked = `${capitalized(filer(document))} asks for this.`;
  return [
    posture &&
      passage(
        posture,
        'procedural-posture',
        'Procedural posture',
        `The case is before the court as ${posture.stage}.`,
      ),
    ...issues.map((span) =>
      passage(span, 'issue', 'Issue', 'This passage states a question for the court to decide.'),
    ),
    ...holdings.map((span) =>
      passage(span, 'holding', 'Holding', 'In this passage, the court states its holding.'),
    ),
    ...standards.map((standard) =>
      passage(
        standard,
        'standard-of-review',
        `Standard: ${standard.name}`,
        `This passage names ${standard.name} as a standard.`,
      ),
    ),
    disposition &&
      passage(
        disposition,
        'disposition',
        `Disposition: ${disposition.act}`,
        `In the end the court ordered: ${disposition.act}.`,
      ),
    ...relief.map((span) => passage(span, 'relief-sought', 'Relief sought', asked)),
  ];
}

const lowered = (what: string): string => what.charAt(0).toLowerCase() + what.slice(1);

function filer({ documentType }: Understanding): string {
  if (documentType.type === 'complaint') return 'the plaintiff';
  if (documentType.type === 'answer') return 'the defendant';
  return 'the filer';
}
