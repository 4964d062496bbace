import type { CheckedCitation, NamedDecision } from '@casewright/contracts';
import { areSameInFull, findNamedCases, type NamedCase } from '@casewright/law/citations';
import type { Authorities } from './authorities.js';
import type { JudgedText } from './judge-citations.js';

interface Meant extends NamedCase {
  decision: NamedDecision;
}

/**
 * Decisions that a text names in full and cites nowhere, of those against which later law speaks. A
 * name whose citation the text has anywhere belongs to that citation, which tells the same.
 */
export async function namedDecisions(
  text: string,
  judgedText: Omit<JudgedText, 'named'>,
  library: Pick<Authorities, 'named'>,
): Promise<CheckedCitation[]> {
  const found = findNamedCases(text, judgedText.citations);
  const names = [...new Set(found.map(({ name }) => name))];
  if (names.length === 0) return [];
  const answers = await library.named(names);
  const decisions = new Map(names.map((name, at) => [name, answers[at]]));
  const cited = new Cited(judgedText);
  return longestOfEach(
    found.flatMap((each) => {
      const decision = decisions.get(each.name);
      return decision && isMeant(each, decision) ? [{ ...each, decision }] : [];
    }),
  )
    .filter(({ decision }) => !cited.has(decision))
    .map((each) => toChecked(text, each));
}

/** Of the readings of one name, which begin together and the longest first, one. */
const longestOfEach = (meant: readonly Meant[]): Meant[] =>
  meant.filter(({ start }, at) => meant[at - 1]?.start !== start);

/** A year behind the name that is not the decision's tells of another decision. */
function isMeant({ year }: NamedCase, { case: found, history }: NamedDecision): boolean {
  if (year === undefined) return true;
  const undone = Math.max(...history.events.map((event) => event.year ?? 0));
  return found?.year ? year === found.year : undone === 0 || year <= undone;
}

const keyOf = (citation: string): string => citation.toLowerCase().replace(/[^a-z0-9]/g, '');
const lastWord = (name: string): string => /([a-z0-9]+)[^a-z0-9]*$/i.exec(name)?.[1] ?? '';

/** What a text cites: by the library's case, by citation, and by name. */
class Cited {
  private readonly cases: ReadonlySet<number>;
  private readonly keys: ReadonlySet<string>;
  private readonly names = new Map<string, string[]>();
  private readonly answers = new Map<NamedDecision, boolean>();

  constructor({ citations, judged }: Omit<JudgedText, 'named'>) {
    this.cases = new Set(judged.flatMap((each) => each.case?.id ?? []));
    this.keys = new Set(citations.map(({ normalized }) => keyOf(normalized)));
    for (const name of new Set(citations.flatMap(({ fields }) => fields.caseName ?? [])))
      this.names.set(lastWord(name), [...(this.names.get(lastWord(name)) ?? []), name]);
  }

  has(decision: NamedDecision): boolean {
    const known = this.answers.get(decision);
    if (known !== undefined) return known;
    const { case: found, citationKeys, name } = decision;
    const answer =
      (found !== null && this.cases.has(found.id)) ||
      citationKeys.some((key) => this.keys.has(key)) ||
      (this.names.get(lastWord(name)) ?? []).some((each) => areSameInFull(each, name));
    this.answers.set(decision, answer);
    return answer;
  }
}

function toChecked(text: string, { start, end, year, decision }: Meant): CheckedCitation {
  const { name, case: found, history } = decision;
  const citation = found?.citation ? `, ${found.citation}` : '';
  const decided = found?.year ? ` (${found.year})` : '';
  return {
    text: text.slice(start, end),
    start,
    end,
    fullSpan: { start, end },
    kind: 'reference',
    normalized: name,
    authority: null,
    resolvesTo: null,
    fields: { caseName: name, ...(year !== undefined && { year }) },
    verdict: 'unchecked',
    explanation: `The text names this decision but does not cite it, so there was no citation to compare. The one known here by this name is ${name}${citation}${decided}.`,
    ...(found && {
      case: {
        id: found.id,
        title: found.name,
        citation: found.citation,
        year: found.year,
        court: found.court,
      },
    }),
    history,
  };
}

/** All in the text's order; what references stand for is at its new place. */
export function withNamed(
  cited: readonly CheckedCitation[],
  named: readonly CheckedCitation[],
): CheckedCitation[] {
  if (named.length === 0) return [...cited];
  const all = [...cited, ...named].sort((a, b) => a.start - b.start);
  return moved(all, cited, all);
}

/** Named decisions apart from citations, and these as they were before `withNamed`. */
export function withoutNamed(all: readonly CheckedCitation[]): {
  cited: CheckedCitation[];
  named: CheckedCitation[];
} {
  const cited = all.filter((each) => !isNamedAlone(each));
  return { cited: moved(cited, all, cited), named: all.filter(isNamedAlone) };
}

/** A decision that a text names and does not cite: a reference by name that refers to no citation. */
export const isNamedAlone = ({ kind, fields }: CheckedCitation): boolean =>
  kind === 'reference' && fields.antecedent === undefined && fields.caseName !== undefined;

function moved(
  citations: readonly CheckedCitation[],
  from: readonly CheckedCitation[],
  to: readonly CheckedCitation[],
): CheckedCitation[] {
  const places = new Map(to.map((each, at) => [each, at]));
  return citations.map((each) => {
    if (!each.resolvesTo) return each;
    const index = places.get(from[each.resolvesTo.index]!)!;
    return { ...each, resolvesTo: { ...each.resolvesTo, index } };
  });
}
