import {
  type CaseRef,
  type FoundCase,
  KNOWN_AT_MOST,
  type Lacking,
  type LaterHistory,
  NOT_HELD_AT_MOST,
  type NotHeld,
  type SearchCase,
} from '@casewright/contracts';
import {
  areSameInFull,
  citationKey,
  compareCaseNames,
  compareEitherWay,
} from '@casewright/law/citations';
import {
  type AskedDecision,
  calledBy,
  namesSuit,
  type ParsedQuery,
  type PinnedPage,
  readPinCite,
} from '@casewright/law/ranking';
import { Injectable } from '@nestjs/common';
import { CitationsLookupService } from '../citations-lookup/citations-lookup.service.js';
import { KnownDecisionsService } from '../citations-lookup/known-decisions.service.js';
import {
  type TableDecision,
  TableDecisionsService,
} from '../later-history/table-decisions.service.js';

/** A citation at which the library has nothing, and a page close by at which it has a decision. */
export interface Astray {
  lacking: Lacking;
  nearest: string | null;
}

/** What a query that is a page of a volume, and nothing else, leads to. */
export type AskedPage = { pinned: PinnedPage } | { astray: Astray };

/** What of the decisions that a query names the library does not hold. */
@Injectable()
export class AskedDecisionsService {
  constructor(
    private readonly library: CitationsLookupService,
    private readonly known: KnownDecisionsService,
    private readonly table: TableDecisionsService,
  ) {}

  /** Null for any other query, for a page on which a case begins, and if the library cannot be sure. */
  async page(
    { text, kind }: ParsedQuery,
    decisions: readonly AskedDecision[],
  ): Promise<AskedPage | null> {
    const pin = readPinCite(text);
    if (!pin) return null;
    const page = `${pin.volume} ${pin.reporter} ${pin.page}`;
    const [found] = await this.library.lookUp([{ citation: page, ...pin }]);
    const container = found?.containedIn;
    if (container?.citation)
      return { pinned: { caseId: container.id, page, citation: container.citation } };
    const citation = kind === 'citation' ? decisions[0]?.citation : null;
    if (!citation || (await this.isHeld(citation))) return null;
    const nearest = await this.library.nearest({ citation, ...pin });
    return { astray: { lacking: await this.withKnown({ name: null, citation }), nearest } };
  }

  /**
   * What the table of later history tells of decisions that the library lacks.
   *
   * @param shown the results: if one of them has the name, the query meant that one
   */
  async notHeld(
    decisions: readonly AskedDecision[],
    shown: readonly SearchCase[],
  ): Promise<NotHeld[]> {
    const found = new Map<TableDecision, AskedDecision>();
    for (const asked of decisions) {
      const decision = await this.inTable(asked, shown);
      if (decision && !found.has(decision)) found.set(decision, asked);
    }
    const first = [...found].slice(0, NOT_HELD_AT_MOST);
    const told = await Promise.all(first.map(([decision, asked]) => this.tell(decision, asked)));
    return told.filter((each) => each !== null);
  }

  /**
   * The decision that a query is the name of, with or without a citation.
   *
   * @param shown the likeliest cases of the whole library: it has the decision if one is called alike
   */
  async lacking(
    decisions: readonly AskedDecision[],
    shown: readonly SearchCase[],
  ): Promise<Lacking | null> {
    const { citation = null, name = null } =
      decisions.find((each) => each.citation) ?? decisions.at(-1) ?? {};
    const isKnown = shown.some(({ title }) => name && isAlike(name, title));
    if (citation === null)
      return name !== null && namesSuit(name) && !isKnown
        ? this.withKnown({ name, citation })
        : null;
    if (await this.isHeld(citation)) return null;
    return this.withKnown({ name: isKnown ? null : name, citation });
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
    const refs = cited.flatMap(({ by }, at) => {
      const likely = found[at]!.cases.find(({ name }) => isLike(by)(name));
      return likely ? [refOf(likely)] : [];
    });
    return [...new Map(refs.map((ref) => [ref.id, ref])).values()];
  }

  /** With the decisions known without texts at the citation, or else by the name in full. */
  private async withKnown(lacking: Lacking): Promise<Lacking> {
    const { name, citation } = lacking;
    const offered = await this.known.offer(citation ?? name ?? '');
    const isMeant = (other: string): boolean =>
      citation !== null || compareEitherWay(name ?? '', other).verdict === 'same';
    const known = offered
      .filter((each) => isMeant(each.name))
      .slice(0, KNOWN_AT_MOST)
      .map(({ name, citations, court, year }) => ({ name, citation: citations[0]!, court, year }));
    return { ...lacking, ...(known.length > 0 && { known }) };
  }

  private async isHeld(citation: string): Promise<boolean> {
    const [found] = await this.library.lookUp([{ citation }]);
    return found!.cases.length > 0;
  }
}

const isAlike = (name: string, title: string): boolean =>
  compareEitherWay(name, title).verdict !== 'different';

const isLike = (name: string) => (other: string) =>
  compareCaseNames(name, other).verdict !== 'different';

const refOf = ({ id, name, citation, court, year }: FoundCase): CaseRef => ({
  id,
  name,
  citation,
  court,
  year,
});
