import {
  type CitationLookup,
  type FoundCase,
  LOOKUP_CASES,
  type LookupKey,
} from '@casewright/contracts';
import { citationKey, compareCaseNames } from '@casewright/law/citations';
import { Injectable } from '@nestjs/common';
import { LaterHistoryService } from '../later-history/later-history.service.js';
import { CitationsLookupRepository } from './citations-lookup.repository.js';
import { KnownDecisionsService } from './known-decisions.service.js';
import { PrintedPages } from './printed-pages.js';

/** What the library has at a citation. */
@Injectable()
export class CitationsLookupService {
  private readonly pages: PrintedPages;

  constructor(
    private readonly library: CitationsLookupRepository,
    private readonly later: LaterHistoryService,
    private readonly known: KnownDecisionsService,
  ) {
    this.pages = new PrintedPages(library);
  }

  /** Answers in the order of the question. */
  async lookUp(keys: readonly LookupKey[]): Promise<CitationLookup[]> {
    const found = await this.library.casesAt(keys.map(({ citation }) => citationKey(citation)));
    const missing = keys.filter(({ citation }) => !found.has(citationKey(citation)));
    const [around, extents] = await Promise.all([
      this.pages.around(missing),
      this.pages.extents(keys, found),
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
  nearest(key: LookupKey): Promise<string | null> {
    return this.pages.nearest(key);
  }

  async holds(citation: string): Promise<boolean> {
    const [found] = await this.lookUp([{ citation }]);
    return found!.cases.length > 0;
  }
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
