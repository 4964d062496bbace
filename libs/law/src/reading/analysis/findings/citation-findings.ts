import {
  type CheckedCitation,
  type CheckedQuotation,
  FAULTY_VERDICTS,
  type FaultyVerdict,
  type Finding,
  isFaulty,
} from '@casewright/contracts';
import { isNamedAlone } from '@casewright/law/checking';
import { decides } from '../../documents/document-type/classify.js';
import { makeFinding, present } from '../../documents/make-finding.js';
import { plain } from '../../documents/reading/spans.js';
import type { Understanding } from '../../documents/understanding.js';
import { fullCitations } from '../check-citations.js';
import { historyFindings } from './history-findings.js';

interface Fault {
  title: string;
  recommendation(cited: string): string;
}

const FAULTS: Record<FaultyVerdict, Fault> = {
  no_case_at_page: {
    title: 'No case begins at the cited page',
    recommendation: (cited) =>
      `Find the decision that ${cited} was meant to cite, or delete the citation before anyone relies on it.`,
  },
  name_mismatch: {
    title: 'Another case stands at the cited page',
    recommendation: (cited) =>
      `Correct ${cited}: either the case name or the volume and page is wrong.`,
  },
  impossible: {
    title: 'The cited volume cannot have the decision',
    recommendation: (cited) =>
      `Compare the volume, the reporter, and the year of ${cited} with the decision itself.`,
  },
  year_mismatch: {
    title: 'The year of the citation is wrong',
    recommendation: (cited) => `Correct the year in ${cited}.`,
  },
  court_mismatch: {
    title: 'The court of the citation is wrong',
    recommendation: (cited) => `Correct the court in ${cited}.`,
  },
  pin_mismatch: {
    title: 'The cited page is outside the case',
    recommendation: (cited) => `Correct the page cited in ${cited}.`,
  },
};

/** Citations and quotations that the library speaks against; each authority is reported once. */
export function citationFindings(
  document: Understanding,
  checked: readonly CheckedCitation[],
): Finding[] {
  const seen = new Set<string>();
  const faulty = fullCitations(checked).flatMap((citation) => {
    const { verdict } = citation;
    const key = `${citation.normalized}|${verdict}`;
    if (!isFaulty(verdict) || seen.has(key)) return [];
    seen.add(key);
    const fault = FAULTS[verdict];
    const cited = plain(document.text.slice(citation.fullSpan.start, citation.fullSpan.end));
    return [
      makeFinding(document, citation.fullSpan, {
        category: 'bad-citation',
        title: fault.title,
        severity: FAULTY_VERDICTS[verdict],
        explanation: citation.explanation,
        recommendation: fault.recommendation(cited),
      }),
    ];
  });
  const quotations = checked.flatMap((citation) =>
    (citation.quotations ?? []).map((quotation) => misquotation(document, citation, quotation)),
  );
  const outdated = historyFindings(document, fullCitations(checked));
  return present([...faulty, ...outdated, ...quotations, dangling(document, checked)]);
}

function misquotation(
  document: Understanding,
  { case: source, normalized }: CheckedCitation,
  quotation: CheckedQuotation,
): Finding | null {
  if (quotation.status !== 'not_found' && quotation.status !== 'close') return null;
  const name = source?.title ?? normalized;
  const missing = quotation.status === 'not_found';
  return makeFinding(document, quotation, {
    category: 'misquotation',
    title: missing
      ? 'The quotation is not in the cited case'
      : 'The quotation differs from its source',
    severity: missing ? 'high' : 'medium',
    explanation: missing
      ? `The library’s text of ${name} does not have these words.`
      : `${name} has a similar passage in different words: “${plain(quotation.passage?.text ?? '').slice(0, 300)}”.`,
    recommendation: missing
      ? `Check the quotation against ${name} itself, and quote it exactly or paraphrase it without quotation marks.`
      : `Quote ${name} verbatim, with brackets and ellipses where words were changed or omitted.`,
  });
}

/** References without an antecedent, all in one. A decision is not the reader's to correct. */
function dangling(document: Understanding, checked: readonly CheckedCitation[]): Finding | null {
  if (decides(document.documentType)) return null;
  const lost = checked.filter((each) => each.authority === null && !isNamedAlone(each));
  const [first] = lost;
  if (!first) return null;
  const others = lost.length - 1;
  const more =
    others === 0
      ? ''
      : others === 1
        ? ' One other reference has the same problem.'
        : ` ${others} other references have the same problem.`;
  return makeFinding(document, first, {
    category: 'unresolved-reference',
    title: 'A short citation has no full citation before it',
    severity: 'low',
    explanation: `It is unclear which authority “${plain(first.text)}” refers to.${more}`,
    recommendation: `Cite the authority behind “${plain(first.text)}” in full where it is first named.`,
  });
}
