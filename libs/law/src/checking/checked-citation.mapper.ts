import type {
  CaseRef,
  CheckedCase,
  CheckedCitation,
  CheckedQuotation,
} from '@casewright/contracts';
import type { JudgedText } from './judge-citations.js';

/** A citation of a judged text as the contract has it. */
export function toCheckedCitation(
  { citations, resolved, judged }: JudgedText,
  index: number,
  quotations: CheckedQuotation[],
): CheckedCitation {
  const { text, start, end, fullSpan, kind, normalized, fields } = citations[index]!;
  const {
    verdict,
    explanation,
    case: ref,
    antecedent,
    history,
    historyPhrases,
    stands,
    by,
  } = judged[index]!;
  return {
    text,
    start,
    end,
    fullSpan,
    kind,
    normalized,
    fields,
    verdict,
    explanation,
    authority: resolved.resolutions[index]!.authority,
    resolvesTo: antecedent === null ? null : toAntecedent(citations[antecedent]!, antecedent),
    ...(ref && { case: toCheckedCase(ref) }),
    ...(stands && { stands }),
    ...(by && { by }),
    ...(history && { history }),
    ...(historyPhrases && antecedent === null && { historyPhrases }),
    ...(quotations.length > 0 && { quotations }),
  };
}

function toAntecedent(
  { normalized, fields }: JudgedText['citations'][number],
  index: number,
): CheckedCitation['resolvesTo'] {
  return { index, normalized, name: fields.caseName ?? fields.title ?? null };
}

export function toCheckedCase({ id, name, citation, year, court }: CaseRef): CheckedCase {
  return { id, title: name, citation, year, court };
}
