import {
  type CheckedCitation,
  eventSentences,
  isFaulty,
  QUOTATION_WORDS,
  type QuotationStatus,
  STANDING_WORDS,
  VERDICT_WORDS,
} from '@casewright/contracts';
import type { BriefComment } from '../documents/extraction/extraction.js';

const MISQUOTED: readonly QuotationStatus[] = ['close', 'not_found'];

/**
 * A comment at each problem: what speaks against a citation, or against a quotation. What could not be
 * checked, or is outside what is held here, is no problem of the brief's.
 */
export function problemComments(citations: readonly CheckedCitation[]): BriefComment[] {
  return citations.flatMap((citation) => {
    const { start, end } = citation.fullSpan;
    const text = against(citation).join(' ');
    const misquoted = (citation.quotations ?? []).filter(({ status }) =>
      MISQUOTED.includes(status),
    );
    return [
      ...(text === '' ? [] : [{ start, end, text }]),
      ...misquoted.map((quotation) => ({
        start: quotation.start,
        end: quotation.end,
        text: `${QUOTATION_WORDS[quotation.status]}: compare it with ${citation.normalized || citation.text}.`,
      })),
    ];
  });
}

function against({ verdict, explanation, history }: CheckedCitation): string[] {
  return [
    ...(isFaulty(verdict) ? [`${VERDICT_WORDS[verdict]}: ${explanation}`] : []),
    ...(history && history.standing !== 'none_known'
      ? [`${STANDING_WORDS[history.standing]}:`, ...eventSentences(history)]
      : []),
  ];
}
