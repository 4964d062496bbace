import {
  type CaseRef,
  type FoundCase,
  type LaterHistory,
  NOT_HELD_AT_MOST,
  type NotHeld,
  type SearchCase,
} from '@casewright/contracts';
import { areSameInFull, citationKey, compareCaseNames } from '@casewright/law/citations';
import {
  type AskedDecision,
  askedDecisions,
  type ParsedQuery,
  printedOf,
} from '@casewright/law/ranking';
import { Injectable } from '@nestjs/common';
import { CitationsLookupService } from '../citations-lookup/citations-lookup.service.js';
import {
  type TableDecision,
  TableDecisionsService,
} from '../later-history/table-decisions.service.js';

/**
 * Reports from the table of later history what became of decisions that a query names and the
 * library lacks.
 */
@Injectable()
export class NotHeldService {
  constructor(
    private readonly table: TableDecisionsService,
    private readonly library: CitationsLookupService,
  ) {}

  /** @param shown the results: if one of them has the name, the query meant that one */
  async find(query: ParsedQuery, shown: readonly SearchCase[]): Promise<NotHeld[]> {
    const found = new Map<TableDecision, AskedDecision>();
    for (const asked of askedDecisions(query)) {
      const decision = await this.inTable(asked, shown);
      if (decision && !found.has(decision)) found.set(decision, asked);
    }
    const first = [...found].slice(0, NOT_HELD_AT_MOST);
    const told = await Promise.all(first.map(([decision, asked]) => this.tell(decision, asked)));
    return told.filter((each) => each !== null);
  }

  private async inTable(
    { citation, name }: AskedDecision,
    shown: readonly SearchCase[],
  ): Promise<TableDecision | null> {
    if (citation === null) {
      if (shown.some(({ title }) => areSameInFull(name ?? '', title))) return null;
      return this.table.named(name ?? '');
    }
    const there = await this.table.at(citationKey(citation));
    if (there.length === 1) return there[0]!;
    return there.find(({ names }) => name !== null && names.some(isLike(name))) ?? null;
  }

  /** Null if the library has the decision after all, or nothing speaks against it. */
  private async tell(decision: TableDecision, asked: AskedDecision): Promise<NotHeld | null> {
    const { keys, names, isShared } = decision;
    const key = asked.citation === null ? [...keys][0]! : citationKey(asked.citation);
    const name = asked.citation === null ? names[0]! : (asked.name ?? undefined);
    const [own, ...others] = await this.library.lookUp([
      { citation: key, name },
      ...[...keys].map((citation) => ({ citation, name: names[0]! })),
    ]);
    const isHeld = [own!, ...others].some(({ cases }) =>
      cases.some((found) => !isShared || names.some(isLike(found.name))),
    );
    const { history } = own!;
    if (isHeld || !history || history.standing === 'none_known') return null;
    return {
      ...calledBy(decision, asked),
      history,
      undoneBy: await this.authorities(history),
    };
  }

  private async authorities({ events }: LaterHistory): Promise<CaseRef[]> {
    const cited = events.flatMap(({ by, citation }) => (citation ? [{ by, citation }] : []));
    const found = await this.library.lookUp(
      cited.map(({ by, citation }) => ({ citation, name: by })),
    );
    const refs = cited.flatMap(({ by }, at) => found[at]!.cases.filter(nameIsLike(by)).slice(0, 1));
    return [...new Map(refs.map((ref) => [ref.id, refOf(ref)])).values()];
  }
}

/** Its name and citation, worded as in the query. */
function calledBy(
  { names, keys }: TableDecision,
  asked: AskedDecision,
): Pick<NotHeld, 'name' | 'citation' | 'namedBy' | 'askedName'> {
  const name = names[0]!;
  const askedName = asked.name;
  // A line of an administrator's file may have only the citation for a name.
  const citation = keys.has(citationKey(name)) ? null : (asked.citation ?? printedOf(keys));
  if (asked.citation === null) return { name, citation, namedBy: 'name', askedName };
  if (askedName === null || citation === null)
    return { name, citation, namedBy: 'citation', askedName };
  const isSame = names.some((each) => compareCaseNames(askedName, each).verdict === 'same');
  return { name, citation, namedBy: isSame ? 'both' : 'other name', askedName };
}

const isLike = (name: string) => (other: string) =>
  compareCaseNames(name, other).verdict !== 'different';
const nameIsLike =
  (name: string) =>
  ({ name: other }: FoundCase): boolean =>
    isLike(name)(other);

const refOf = ({ id, name, citation, court, year }: FoundCase): CaseRef => ({
  id,
  name,
  citation,
  court,
  year,
});
