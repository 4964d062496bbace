import {
  type CaseRef,
  type FoundCase,
  type Lacking,
  type LaterHistory,
  NOT_HELD_AT_MOST,
  type NotHeld,
  type SearchCase,
} from '@casewright/contracts';
import { areSameInFull, citationKey, compareEitherWay } from '@casewright/law/citations';
import { type AskedDecision, calledBy, namesSuit, type ParsedQuery } from '@casewright/law/ranking';
import { Injectable } from '@nestjs/common';
import { CitationsLookupService } from '../citations-lookup/citations-lookup.service.js';
import { KnownDecisionsService } from '../citations-lookup/known-decisions.service.js';
import {
  isLike,
  type TableDecision,
  TableDecisionsService,
} from '../later-history/table-decisions.service.js';

/** What of the decisions that a query names the library does not hold. */
@Injectable()
export class AbsentDecisionsService {
  constructor(
    private readonly table: TableDecisionsService,
    private readonly library: CitationsLookupService,
    private readonly known: KnownDecisionsService,
  ) {}

  /**
   * What the table of later history tells of decisions that the library lacks.
   *
   * @param shown the results: if one of them has the name, the query meant that one
   */
  async notHeld({ decisions }: ParsedQuery, shown: readonly SearchCase[]): Promise<NotHeld[]> {
    const isShown = ({ citation, name }: AskedDecision) =>
      citation === null && shown.some(({ title }) => areSameInFull(name ?? '', title));
    const found = new Map<TableDecision, AskedDecision>();
    for (const asked of decisions) {
      const decision = isShown(asked) ? null : await this.table.meant(asked);
      if (decision && !found.has(decision)) found.set(decision, asked);
    }
    const first = [...found].slice(0, NOT_HELD_AT_MOST);
    const reports = await Promise.all(
      first.map(([decision, asked]) => this.report(decision, asked)),
    );
    return reports.filter((each) => each !== null);
  }

  /**
   * The decision that a query is the name of, with or without a citation.
   *
   * @param shown the likeliest cases of the whole library: it has the decision if one is called alike
   */
  async lacking({ decisions }: ParsedQuery, shown: readonly SearchCase[]): Promise<Lacking | null> {
    const asked = decisions.find((each) => each.citation) ?? decisions.at(-1);
    if (!asked) return null;
    const { citation, name } = asked;
    const isKnown = shown.some(({ title }) => name && isAlike(name, title));
    if (citation === null)
      return name !== null && namesSuit(name) && !isKnown ? this.known.lacking(asked) : null;
    if (await this.library.holds(citation)) return null;
    return this.known.lacking({ ...asked, name: isKnown ? null : name });
  }

  /** Null if the library has the decision after all, or nothing speaks against it. */
  private async report(decision: TableDecision, asked: AskedDecision): Promise<NotHeld | null> {
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
    const refs = cited.flatMap(({ by }, at) => {
      const likely = found[at]!.cases.find(({ name }) => isLike(by)(name));
      return likely ? [refOf(likely)] : [];
    });
    return [...new Map(refs.map((ref) => [ref.id, ref])).values()];
  }
}

const isAlike = (name: string, title: string): boolean =>
  compareEitherWay(name, title).verdict !== 'different';

const refOf = ({ id, name, citation, court, year }: FoundCase): CaseRef => ({
  id,
  name,
  citation,
  court,
  year,
});
