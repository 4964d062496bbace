import type { Finding } from '@casewright/contracts';
import { longDate } from '@casewright/legal/figures';
import type { CourtMatter } from '../../../understanding/court/court-matter.js';
import { makeFinding, present } from '../../../understanding/make-finding.js';
import type { Understanding } from '../../../understanding/understanding.js';
import { capitalized } from '../prose/words.js';

/** Where a court paper or an opinion says what matters in it, and the deadlines that follow. */
export function courtFindings(document: Understanding, court: CourtMatter): Finding[] {
  const { posture, issues, holdings, standards, disposition, relief, deadlines } = court;
  return present([
    ...deadlines.map((deadline) =>
      makeFinding(document, deadline, {
        category: 'computed-deadline',
        title: `${deadline.what}: ${longDate(deadline.date)}`,
        severity: 'medium',
        explanation: deadline.reasoning,
        recommendation: `Treat ${longDate(deadline.date)} as the last day for ${lowered(deadline.what)}, once the docket confirms the date from which it is counted.`,
      }),
    ),
    posture &&
      makeFinding(document, posture, {
        category: 'procedural-posture',
        title: 'Procedural posture',
        severity: 'info',
        explanation: `The case is before the court as ${posture.stage}.`,
      }),
    ...issues.map((span) =>
      makeFinding(document, span, {
        category: 'issue',
        title: 'Issue',
        severity: 'info',
        explanation: 'This passage puts a question that the court is to decide.',
      }),
    ),
    ...holdings.map((span) =>
      makeFinding(document, span, {
        category: 'holding',
        title: 'Holding',
        severity: 'info',
        explanation: 'In this passage the court states what it decides.',
      }),
    ),
    ...standards.map((standard) =>
      makeFinding(document, standard, {
        category: 'standard-of-review',
        title: `Standard: ${standard.name}`,
        severity: 'info',
        explanation: `This passage names ${standard.name} as a standard.`,
      }),
    ),
    disposition &&
      makeFinding(document, disposition, {
        category: 'disposition',
        title: `Disposition: ${disposition.act}`,
        severity: 'info',
        explanation: `In the end the court ordered: ${disposition.act}.`,
      }),
    ...relief.map((span) =>
      makeFinding(document, span, {
        category: 'relief-sought',
        title: 'Relief sought',
        severity: 'info',
        explanation: `${capitalized(filer(document))} asks for this.`,
      }),
    ),
  ]);
}

const lowered = (what: string): string => what.charAt(0).toLowerCase() + what.slice(1);

function filer({ documentType }: Understanding): string {
  if (documentType.type === 'complaint') return 'the plaintiff';
  if (documentType.type === 'answer') return 'the defendant';
  return 'the filer';
}
