import {
  type CitationLookup,
  eventSentence,
  type HistoryPhrase,
  type LaterEvent,
  type LaterHistory,
} from '@casewright/contracts';
import type { Citation } from '@casewright/law/citations';
import type { Judgment } from './judgment.js';

/**
 * The judgment with what is known of the decision's later history, and of what the text says about
 * it.
 */
export function withHistory(
  judgment: Judgment,
  citation: Citation,
  { history }: CitationLookup,
  citations: readonly Citation[],
): Judgment {
  // A page inside a case is no decision; what its table has at the page is told all the same.
  if (!history || (judgment.verdict === 'no_case_at_page' && history.events.length === 0))
    return judgment;
  const historyPhrases = phrasesOf(citation, history, citations);
  return { ...judgment, history, ...(historyPhrases.length > 0 && { historyPhrases }) };
}

function phrasesOf(
  { fields }: Citation,
  history: LaterHistory,
  citations: readonly Citation[],
): HistoryPhrase[] {
  return (fields.history ?? []).flatMap(({ relation, start }) => {
    const by = citations.find((each) => each.start === start);
    // "Overruling Smith" tells what the citation did to another, whose own history says so.
    if (!by || /ing$/.test(relation)) return [];
    return [
      { relation, citation: by.normalized, ...judgePhrase(relation, by.normalized, history) },
    ];
  });
}

const keyOf = (citation: string) => citation.toLowerCase().replace(/[^a-z0-9]/g, '');

function judgePhrase(
  relation: string,
  citation: string,
  { events }: LaterHistory,
): Pick<HistoryPhrase, 'status' | 'explanation'> {
  const event = events.find((each) => each.citation && keyOf(each.citation) === keyOf(citation));
  if (!event) {
    const explanation = `Whether it was ${relation} ${citation} is not known here.`;
    return { status: 'unknown', explanation };
  }
  if (means(relation, event)) {
    return { status: 'confirmed', explanation: `As the text says: ${eventSentence(event)}` };
  }
  const explanation = `The text says “${relation}”, but the history known here differs: ${eventSentence(event)}`;
  return { status: 'contradicted', explanation };
}

/** "Abrogated" and "overruled" are used for each other; "reversed" is of the same litigation only. */
const SAME: readonly RegExp[] = [
  /^(?:overruled|abrogated|disapproved|limited)/,
  /^superseded/,
  /^reversed/,
  /^vacated/,
];

const means = (relation: string, { kind }: LaterEvent): boolean =>
  SAME.some((form) => form.test(relation) && form.test(kind));
