import { type Finding, FOUND_DATE_KINDS } from '@casewright/contracts';
import { longDate, spell } from '@casewright/law/citations/figures';
import { DATE_LABELS } from '../../documents/date-kind.js';
import { makeFinding, present } from '../../documents/make-finding.js';
import { garbledShare, ILLEGIBLE } from '../../documents/reading/legibility.js';
import { itemAt, wordsOf } from '../../documents/reading/spans.js';
import type { Understanding } from '../../documents/understanding.js';

/** A long list of duties says less than its weightiest. */
const MOST_DUTIES = 12;
const MOST_DATES = 12;

/**
 * Duties, bans, and dates of letters, memoranda, laws, and whatever else is no contract or court
 * paper.
 */
export function generalFindings(document: Understanding): Finding[] {
  if (garbledShare(document.text) > ILLEGIBLE) return [];
  const timed = document.obligations.filter(
    ({ kind, within }) => within !== null && kind !== 'right',
  );
  const others = document.obligations.filter(
    ({ kind, within }) => within === null && kind !== 'right',
  );
  const said = new Set<string>();
  const once = [...timed, ...others].filter((obligation) => {
    const words = wordsOf(document.text, obligation);
    return said.has(words) ? false : said.add(words);
  });
  const duties = once.slice(0, MOST_DUTIES).map((obligation) =>
    makeFinding(document, obligation, {
      category: obligation.kind === 'ban' ? 'prohibition' : 'obligation',
      title:
        obligation.kind === 'ban'
          ? `What ${obligation.bearer} may not do`
          : `What ${obligation.bearer} must do`,
      severity: obligation.within ? 'medium' : 'low',
      explanation: obligation.within
        ? `This passage binds ${obligation.bearer} and sets a period of ${spell(obligation.within)}.`
        : `This passage binds ${obligation.bearer}.`,
    }),
  );
  return present([...duties, ...dueDates(document)]);
}

function dueDates(document: Understanding): (Finding | null)[] {
  return document.dates
    .flatMap((date) => {
      const kind = FOUND_DATE_KINDS.find((each) => each === date.kind);
      return kind ? [{ ...date, kind }] : [];
    })
    .slice(0, MOST_DATES)
    .map((date) =>
      makeFinding(document, itemAt(document.sentences, date.start) ?? date, {
        category: `date-${date.kind}`,
        title: `${DATE_LABELS[date.kind]}: ${longDate(date.date)}`,
        severity: date.kind === 'deadline' || date.kind === 'payment' ? 'medium' : 'info',
        explanation: `This passage states ${longDate(date.date)}.`,
        ...(date.kind === 'deadline' && { recommendation: `Calendar ${longDate(date.date)}.` }),
      }),
    );
}
