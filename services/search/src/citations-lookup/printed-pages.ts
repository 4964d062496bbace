import type { CaseRef, CitationLookup, FoundCase, LookupKey } from '@casewright/contracts';
import { extentOf, liesInside } from '@casewright/law/checking';
import { citationKey } from '@casewright/law/citations';
import type {
  CitationsLookupRepository,
  Neighbors,
  VolumePage,
} from './citations-lookup.repository.js';

/** Pages within which a misprinted page number may be meant for another. */
const NEAR = 20;
const PAGE = /^\d{1,7}$/;

/** Which pages of a volume the library's cases have. */
export class PrintedPages {
  constructor(private readonly library: CitationsLookupRepository) {}

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

  /**
   * For citations without a case: whether the volume is covered, and the case that contains the
   * page.
   */
  async around(keys: LookupKey[]): Promise<Map<LookupKey, Omit<CitationLookup, 'cases'>>> {
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
  async extents(
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
    const cases = await this.library.casesAt(started.map(keyBefore));
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
