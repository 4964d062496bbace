import {
  type CheckedCitation,
  FAULTY_VERDICTS,
  type FaultyVerdict,
  isFaulty,
  type WritingFinding,
} from '@casewright/contracts';
import { misspelledParty } from './misspelled-party.js';

type Said = Pick<WritingFinding, 'rule' | 'title' | 'severity' | 'explanation' | 'replacement'> & {
  /** Where it is not the whole citation. */
  at?: Place;
};

const AGAINST: Record<FaultyVerdict, Pick<Said, 'rule' | 'title'>> = {
  name_mismatch: { rule: 'cited-name', title: 'Another case stands at this citation' },
  no_case_at_page: { rule: 'cited-page', title: 'No case begins at this page' },
  impossible: { rule: 'cited-volume', title: 'No such volume or year' },
  year_mismatch: { rule: 'cited-year', title: 'Wrong year' },
  court_mismatch: { rule: 'cited-court', title: 'Wrong court' },
  pin_mismatch: { rule: 'cited-pin', title: 'Page outside the case' },
};

/**
 * What the library has against the citations of a draft, each at its place: the verdicts of a cite
 * check, parties that are spelled otherwise than in the case, and later history that the draft does
 * not mention.
 *
 * @param citations of a check of this very text
 */
export function citationFindings(
  citations: readonly CheckedCitation[],
  text: string,
): WritingFinding[] {
  return citations.flatMap((cited, i) => {
    // What is said of a citation in full is not said again of its short forms.
    const isAgain = cited.resolvesTo !== null && cited.verdict !== 'pin_mismatch';
    return isAgain ? [] : saidOf(cited, text).map((said) => findingOf(cited, said, text, i));
  });
}

function saidOf(cited: CheckedCitation, text: string): Said[] {
  const { verdict, explanation, history, historyPhrases = [] } = cited;
  const mayBeSlip = verdict === 'verified' || verdict === 'name_mismatch';
  const party = mayBeSlip ? misspelledParty(cited, text) : null;
  const said: Said[] = [];
  if (!party && isFaulty(verdict)) {
    const severity = FAULTY_VERDICTS[verdict];
    said.push({ ...AGAINST[verdict], severity, explanation, ...yearOf(cited, text) });
  }
  const right = verdict === 'not_in_library' ? slipOf(cited) : null;
  if (right) {
    const at = { start: cited.start, end: cited.end };
    const replacement = { text: right, safe: false };
    said.push({ ...AGAINST.no_case_at_page, severity: 'medium', explanation, replacement, at });
  }
  if (party) {
    const { written, right, at } = party;
    said.push({
      rule: 'cited-party',
      title: 'Misspelled party',
      severity: 'medium',
      explanation: `The case is ${cited.case!.title}: “${written}” should be “${right}.”`,
      replacement: { text: right, safe: true },
      at,
    });
  }
  const told = historyPhrases.find(({ status }) => status === 'contradicted');
  if (told) {
    const { explanation: why } = told;
    said.push({
      rule: 'cited-history',
      title: 'Later history differs',
      severity: 'high',
      explanation: why,
    });
  } else if (history?.standing === 'bad' && historyPhrases.length === 0) {
    const { kind, by, citation, year, scope } = history.events[0]!;
    const whom = [citation ? `${by}, ${citation}` : by, year ? ` (${year})` : ''].join('');
    const how = scope === 'part' ? `${kind} in part` : kind;
    said.push({
      rule: 'cited-history',
      title: 'No longer good law',
      severity: 'high',
      explanation: `The case was ${how} by ${whom}, and the draft does not say so.`,
    });
  }
  return said;
}

/** `466 U.S. 688` for a case at `466 U.S. 668`: its citation, where only the volume or the page is another. */
function slipOf({ normalized, elsewhere }: CheckedCitation): string | null {
  const right = elsewhere?.citation ?? '';
  const [one, other] = [normalized, right].map((each) => /^(\d+) (.+) (\d+)$/.exec(each));
  if (!one || !other || one[2] !== other[2]) return null;
  return one[1] === other[1] || one[3] === other[3] ? right : null;
}

interface Place {
  start: number;
  end: number;
}

/** A wrong year is replaced by the right one, at its place. */
function yearOf({ verdict, fields, fullSpan, case: found }: CheckedCitation, text: string) {
  if (verdict !== 'year_mismatch' || !fields.year || !found?.year) return {};
  const start = text.lastIndexOf(String(fields.year), fullSpan.end);
  if (start < fullSpan.start) return {};
  const at = { start, end: start + 4 };
  return { at, replacement: { text: String(found.year), safe: false } };
}

function findingOf(
  { fullSpan }: CheckedCitation,
  { at = fullSpan, ...said }: Said,
  text: string,
  index: number,
): WritingFinding {
  const { start, end } = at;
  return {
    id: `library-${index}-${said.rule}`,
    family: 'citations',
    quote: text.slice(start, end),
    start,
    end,
    page: null,
    source: 'library',
    ...said,
  };
}
