import {
  type CaseRef,
  type CitationLookup,
  type FoundCase,
  LOOKUP_CASES,
  type LookupKey,
} from '@casewright/contracts';
import { extentOf, liesInside } from '@casewright/law/checking';
import { citationKey, compareCaseNames } from '@casewright/law/citations';
import { Injectable } from '@nestjs/common';
import { LaterHistoryService } from '../later-history/later-history.service.js';
import { toCaseRef } from '../library/case-ref.js';
import {
  CitationsLookupRepository,
  type FoundCaseRow,
  type Neighbors,
  type VolumePage,
} from './citations-lookup.repository.js';
import { KnownDecisionsService } from './known-decisions.service.js';

/** In characters; longer names list every party and would not fit into a message. */
const LONGEST_FULL_NAME = 400;
const MOST_NAMES = 6;
/** Pages within which a misprinted page number may be meant for another. */
const NEAR = 20;
const PAGE = /^\d{1,7}$/;

/** What the library has at a citation. */
@Injectable()
export class CitationsLookupService {
  constructor(
    private readonly library: CitationsLookupRepository,
    private readonly later: LaterHistoryService,
    private readonly known: KnownDecisionsService,
  ) {}

  /** Answers in the order of the question. */
  async lookUp(keys: readonly LookupKey[]): Promise<CitationLookup[]> {
    const found = await this.byKey(keys.map(({ citation }) => citationKey(citation)));
    const missing = keys.filter(({ citation }) => !found.has(citationKey(citation)));
    const [around, extents] = await Promise.all([
      this.aroundPages(missing),
      this.extents(keys, found),
    ]);
    const lookups = keys.map((key) => {
      const cases = found.get(citationKey(key.citation)) ?? [];
      if (cases.length === 0) {
        return { cases, ...(around.get(key) ?? { volumeCovered: false, containedIn: null }) };
      }
      const likeliest = byName(cases, key.name)
        .slice(0, LOOKUP_CASES)
        .map((each) => ({ ...each, ...extents(key, each.id) }));
      return { cases: likeliest, volumeCovered: true, containedIn: null };
    });
    const open = keys.filter((key, at) => !isAnswered(lookups[at]!, key));
    const [histories, places] = await Promise.all([
      this.later.of(
        keys.map(({ citation, name }, at) => ({
          caseId: lookups[at]!.cases[0]?.id,
          key: citationKey(citation),
          name,
        })),
      ),
      this.known.at(open),
    ]);
    const known = new Map(open.map((key, at) => [key, places[at]]));
    return lookups.map((lookup, at) => {
      const indexed = known.get(keys[at]!);
      return { ...lookup, history: histories[at]!, ...(indexed && { indexed }) };
    });
  }

  /** The citation of the decision of that volume that begins nearest, unless it is far off. */
  async nearest(key: LookupKey): Promise<string | null> {
    const page = volumePage(key);
    if (!page) return null;
    const [around] = await this.library.neighbors([page]);
    const distance = (start: number): number => Math.abs(start - page.page);
    const [start] = [around!.before, around!.after]
      .filter((each) => each !== null && distance(each) <= NEAR)
      .sort((a, b) => distance(a!) - distance(b!));
    return start == null ? null : `${key.volume} ${key.reporter} ${start}`;
  }

  private async byKey(keys: string[]): Promise<Map<string, FoundCase[]>> {
    const rows = await this.library.casesAt([...new Set(keys)].filter((key) => key !== ''));
    const found = new Map<string, FoundCase[]>();
    for (const row of rows) {
      const cases = found.get(row.key) ?? [];
      cases.push(toFoundCase(row));
      found.set(row.key, cases);
    }
    return found;
  }

  /**
   * For citations without a case: whether the volume is covered, and the case that contains the
   * page.
   */
  private async aroundPages(
    keys: LookupKey[],
  ): Promise<Map<LookupKey, Omit<CitationLookup, 'cases'>>> {
    const placed = keys.flatMap((key) => {
      const page = volumePage(key);
      return page ? [{ key, page }] : [];
    });
    const neighbors = await this.library.neighbors(placed.map(({ page }) => page));
    const containers = await this.containers(placed.map(({ page }, at) => [page, neighbors[at]!]));
    return new Map(
      placed.map(({ key }, at) => [
        key,
        { volumeCovered: neighbors[at]!.covered, containedIn: containers[at] ?? null },
      ]),
    );
  }

  /** The page ranges of cases found for keys with a pin cite. */
  private async extents(
    keys: readonly LookupKey[],
    found: ReadonlyMap<string, FoundCase[]>,
  ): Promise<(key: LookupKey, id: number) => Pick<FoundCase, 'pages'>> {
    const pinned = keys.flatMap((key) => {
      const page = key.pinned ? volumePage(key) : null;
      return page ? [{ key, page, cases: found.get(citationKey(key.citation)) ?? [] }] : [];
    });
    const [neighbors, texts] = await Promise.all([
      this.library.neighbors(pinned.map(({ page }) => page)),
      this.library.printedTexts(pinned.flatMap(({ cases }) => cases.map(({ id }) => id))),
    ]);
    const placed = new Map(pinned.map(({ key, page }, at) => [key, { page, ...neighbors[at]! }]));
    return (key, id) => {
      const place = placed.get(key);
      if (!place) return {};
      const text = texts.get(id) ?? { length: 0, labels: [] };
      return { pages: extentOf({ firstPage: place.page.page, ...text }, place.after) };
    };
  }

  private async containers(
    places: [page: VolumePage, neighbors: Neighbors][],
  ): Promise<(CaseRef | null)[]> {
    const keyBefore = ([{ prefix }, { before }]: (typeof places)[number]) => `${prefix}${before}`;
    const started = places.filter(([, { before }]) => before !== null);
    const cases = await this.byKey(started.map(keyBefore));
    const ids = [...cases.values()].flatMap((list) => list.map(({ id }) => id));
    const texts = await this.library.printedTexts(ids);
    return places.map((place) => {
      const [{ page }, { before }] = place;
      if (before === null) return null;
      const container = cases.get(keyBefore(place))?.find(({ id }) => {
        const text = texts.get(id);
        return text && liesInside(page, { firstPage: before, ...text });
      });
      if (!container) return null;
      const { id, name, citation, court, year } = container;
      return { id, name, citation, court, year };
    });
  }
}

/** Null for a citation without a volume or a numeric page: a slip opinion, a vendor's number. */
function volumePage({ volume, reporter, page }: LookupKey): VolumePage | null {
  if (!volume || !reporter || !page || !PAGE.test(page)) return null;
  return { prefix: citationKey(`${volume} ${reporter}`), page: Number(page) };
}

/** Whether the library has the very case; with another name, another one may begin at the page. */
const isAnswered = ({ cases }: Pick<CitationLookup, 'cases'>, { name }: LookupKey): boolean =>
  cases.some((each) => !name || compareCaseNames(name, each.name).verdict === 'same');

/** Cases with the name first; otherwise keeps the order, which has cases with text first. */
function byName(cases: FoundCase[], name: string | undefined): FoundCase[] {
  if (!name || cases.length === 1) return cases;
  const scored = cases.map((item) => ({ item, score: compareCaseNames(name, item.name).score }));
  return scored.sort((a, b) => b.score - a.score).map(({ item }) => item);
}

function toFoundCase(row: FoundCaseRow): FoundCase {
  const short = row.other_names.map((name) => name.slice(0, LONGEST_FULL_NAME));
  const otherNames = short.filter((name) => name !== row.case_name).slice(0, MOST_NAMES);
  return {
    ...toCaseRef(row),
    fullName: row.full_name?.slice(0, LONGEST_FULL_NAME) ?? null,
    ...(otherNames.length > 0 && { otherNames }),
    citations: row.case_citations.slice(0, 10),
    courtId: row.court_id,
    hasText: row.has_text,
  };
}
