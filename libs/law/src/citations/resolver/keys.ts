import type { Citation } from '../types.js';

/** First page of a pin cite. */
export const firstNumber = (pin: string | undefined): number | undefined => {
  const found = /^(?:pp?\.\s*)?(\d{1,5})/.exec(pin ?? '');
  return found ? Number(found[1]) : undefined;
};

/** What makes two full citations the same printing of the same authority. */
export function keyOf(citation: Citation): string {
  const { fields, kind } = citation;
  if (kind === 'case' || kind === 'journal') {
    if (fields.page !== null) return `${fields.volume ?? ''}|${fields.reporter}|${fields.page}`;
    return `${fields.volume}|${fields.reporter}|blank|${fields.caseName ?? citation.start}`;
  }
  if (kind === 'docket') return `docket|${fields.docketNumber}|${fields.court ?? ''}`;
  const parts = [
    fields.subject,
    fields.title,
    fields.chapter,
    fields.article,
    fields.amendment,
    fields.clause,
    fields.volume,
    fields.page,
    fields.rule,
    fields.section,
  ];
  return `${kind}|${fields.reporter ?? ''}|${parts.join('|')}`;
}
