import {
  type CheckedCitation,
  eventSentences,
  isFaulty,
  QUOTATION_WORDS,
  type QuotationStatus,
  STANDING_WORDS,
  VERDICT_WORDS,
} from '@casewright/contracts';

const MISQUOTED: readonly QuotationStatus[] = ['close', 'not_found'];
const LONGEST_QUOTED = 200;

/** On words of a text. */
export interface ProblemComment {
  start: number;
  end: number;
  text: string;
}

/**
 * A comment at each problem: what speaks against a citation, or against a quotation. What could not be
 * checked, or is outside what is held here, is no problem of the brief's.
 */
export function problemComments(citations: readonly CheckedCitation[]): ProblemComment[] {
  return citations.flatMap((citation) => {
    const { fullSpan, footnote, quotations = [] } = citation;
    // A comment on a note stands at its mark, and so says which of its words it is about.
    const on = (text: string): string => (footnote ? `Note ${footnote}, “${text}”: ` : '');
    const text = against(citation).join(' ');
    const misquoted = quotations.filter(({ status }) => MISQUOTED.includes(status));
    return [
      ...(text === ''
        ? []
        : [{ start: fullSpan.start, end: fullSpan.end, text: on(citation.text) + text }]),
      ...misquoted.map(({ start, end, status, text: quoted }) => ({
        start,
        end,
        text: `${on(quoted.slice(0, LONGEST_QUOTED))}${QUOTATION_WORDS[status]}: compare it with ${citation.normalized || citation.text}.`,
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
