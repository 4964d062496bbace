import {
  type CitationCheck,
  citedAs,
  countOf,
  problemsOf,
  VERDICT_WORDS,
} from '@casewright/contracts';

/** 0: all verified. 1: something speaks against a citation. 2: something could not be checked. */
export type Status = 0 | 1 | 2;

/** What came of one file. `check` is null for one that could not be read or checked. */
export interface Outcome {
  file: string;
  status: Status;
  /** Why it is not all verified, where no citation says so. */
  reasons: string[];
  check: CitationCheck | null;
}

/** Without weak support: a script cannot read the opinion, and one in seven says it in other words. */
const problemsIn = (citations: CitationCheck['citations']) =>
  problemsOf(citations).filter(({ gravity }) => gravity !== 'weak');

/**
 * @param notices what the file's reader left out: what nobody has looked at is not verified. Nor is a
 * file without citations, which may be one whose text was not read.
 */
export function outcomeOf(file: string, check: CitationCheck, notices: readonly string[]): Outcome {
  const problems = problemsIn(check.citations);
  const reasons = [...notices, ...(check.citations.length === 0 ? ['No citation was found.'] : [])];
  const isFaulty = problems.some(({ gravity }) => gravity === 'fault');
  const isUnchecked = problems.length + reasons.length > 0;
  return { file, status: isFaulty ? 1 : isUnchecked ? 2 : 0, reasons, check };
}

export const failed = (file: string, reason: string): Outcome => ({
  file,
  status: 2,
  reasons: [reason],
  check: null,
});

/** A file with a fault tells more than one that could not be checked. */
export function statusOf(outcomes: readonly Outcome[]): Status {
  if (outcomes.some(({ status }) => status === 1)) return 1;
  return outcomes.length > 0 && outcomes.every(({ status }) => status === 0) ? 0 : 2;
}

export function asJson(outcomes: readonly Outcome[]): string {
  const files = outcomes.map(({ check, ...outcome }) => ({
    ...outcome,
    problems: check ? problemsIn(check.citations) : [],
    check,
  }));
  return JSON.stringify({ status: statusOf(outcomes), files }, null, 2);
}

/** A line for each citation, and for each problem what it is. */
export function asTable({ file, reasons, check }: Outcome): string {
  const citations = check?.citations ?? [];
  const problems = new Map(problemsIn(citations).map((each) => [each.citation, each]));
  const width = Math.max(0, ...citations.map(({ verdict }) => VERDICT_WORDS[verdict].length));
  const lines = citations.flatMap((citation, index) => {
    const problem = problems.get(index);
    const mark = problem ? (problem.gravity === 'fault' ? '✗' : '?') : '✓';
    const line = `  ${mark} ${VERDICT_WORDS[citation.verdict].padEnd(width)}  ${citedAs(citation)}`;
    return problem
      ? [line, `      ${problem.reasons.join('; ')}: ${citation.explanation}`]
      : [line];
  });
  const faults = [...problems.values()].filter(({ gravity }) => gravity === 'fault').length;
  const counts = check
    ? [
        countOf(citations.length, 'citation'),
        countOf(faults, 'fault'),
        `${problems.size - faults} not checked`,
      ]
    : ['not checked'];
  return [`${file}: ${counts.join(', ')}`, ...reasons.map((each) => `  ? ${each}`), ...lines].join(
    '\n',
  );
}
