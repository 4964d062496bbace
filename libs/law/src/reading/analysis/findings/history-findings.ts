import {
  type CheckedCitation,
  eventLabel,
  type Finding,
  historySentences,
} from '@casewright/contracts';
import { makeFinding } from '../../documents/make-finding.js';
import { plain } from '../../documents/reading/spans.js';
import type { Understanding } from '../../documents/understanding.js';

/**
 * Decisions that may no longer be good law, each once, and what the text wrongly says about their
 * fate.
 */
export function historyFindings(
  document: Understanding,
  citations: readonly CheckedCitation[],
): (Finding | null)[] {
  const seen = new Set<number | string>();
  return citations.flatMap((citation) => {
    const key = citation.authority ?? citation.normalized;
    const phrases = contradicted(document, citation);
    if (seen.has(key) || !speaksAgainst(citation)) return phrases;
    seen.add(key);
    return [outdated(document, citation), ...phrases];
  });
}

/** What the text says itself needs no finding. */
function speaksAgainst({ history, historyPhrases = [] }: CheckedCitation): boolean {
  const isSaid = historyPhrases.some(({ status }) => status === 'confirmed');
  return history !== undefined && history.standing !== 'none_known' && !isSaid;
}

function outdated(document: Understanding, citation: CheckedCitation): Finding | null {
  const { fullSpan, history } = citation;
  if (!history?.events[0]) return null;
  const cited = plain(document.text.slice(fullSpan.start, fullSpan.end));
  const isBad = history.standing === 'bad';
  return makeFinding(document, fullSpan, {
    category: 'bad-law',
    title: eventLabel(history.events[0]),
    severity: isBad ? 'high' : 'medium',
    explanation: historySentences(history).join(' '),
    recommendation: isBad
      ? `Do not rely on ${cited} for current law; if you cite it for another reason, add its later history (Bluebook rule 10.7).`
      : `Check that the point for which you cite ${cited} still stands, and add its later history (Bluebook rule 10.7).`,
  });
}

function contradicted(document: Understanding, citation: CheckedCitation): (Finding | null)[] {
  return (citation.historyPhrases ?? [])
    .filter(({ status }) => status === 'contradicted')
    .map(({ relation, citation: by, explanation }) =>
      makeFinding(document, citation.fullSpan, {
        category: 'bad-law',
        title: 'The later history of a case is misstated',
        severity: 'high',
        explanation,
        recommendation: `Correct “${relation}” before ${by}.`,
      }),
    );
}
