import type { Bearers, CheckedCitation } from '@casewright/contracts';
import type { Authorities } from './authorities.js';
import { toCheckedCase } from './checked-citation.mapper.js';

/** Verdicts that leave open where the decision is that the citation names. */
const LOST: ReadonlySet<CheckedCitation['verdict']> = new Set([
  'not_in_library',
  'no_case_at_page',
  'name_mismatch',
  'impossible',
]);

const isLost = ({ kind, verdict, resolvesTo, fields }: CheckedCitation): boolean =>
  kind === 'case' && LOST.has(verdict) && !resolvesTo && / v\.? /.test(fields.caseName ?? '');

/**
 * Citations that are not where they say, each with the one decision of that name and year that the library has
 * elsewhere: a slip in a volume or a page is told from a decision that nobody has.
 */
export async function withElsewhere(
  cited: readonly CheckedCitation[],
  library: Pick<Authorities, 'bearers'>,
): Promise<CheckedCitation[]> {
  const lost = cited.filter(isLost);
  if (lost.length === 0) return [...cited];
  const asked = new Map(lost.map((each) => [keyOf(each), nameOf(each)]));
  const answers = await library.bearers([...asked.values()]);
  const found = new Map([...asked.keys()].map((key, at) => [key, answers[at]]));
  return cited.map((each) => (isLost(each) ? told(each, found.get(keyOf(each))) : each));
}

/** Where the volume has no decision of the year, either may be the slip. */
const nameOf = ({ verdict, fields: { caseName, year } }: CheckedCitation) => ({
  name: caseName!,
  ...(year !== undefined && verdict !== 'impossible' && { year }),
});

const keyOf = (cited: CheckedCitation): string => JSON.stringify(nameOf(cited));

function told(cited: CheckedCitation, bearers: Bearers | undefined): CheckedCitation {
  const ref = bearers?.found === 'one' ? bearers.case : null;
  if (!ref?.citation || ref.citation === cited.normalized) return cited;
  const year = ref.year === null ? '' : ` (${ref.year})`;
  const why = cited.explanation.replace(/; it may not have the case(?=\.)/, '');
  return {
    ...cited,
    explanation: `${why} The library has ${ref.name} at ${ref.citation}${year}.`,
    elsewhere: toCheckedCase(ref),
  };
}
