import { NEW_AMONG, SearchRequestSchema } from '@casewright/contracts';
import { currentUserId } from '@casewright/platform';
import { Injectable } from '@nestjs/common';
import { CaseFinder } from '../cases/case-finder.js';
import { type KeptSearch, SavedSearchesRepository } from './saved-searches.repository.js';

/** The time for counting, of the 8 s that the call has. Searches that are left wait for the next. */
const COUNTING_MS = 4_000;

@Injectable()
export class SavedSearchesService {
  constructor(
    private readonly saved: SavedSearchesRepository,
    private readonly finder: CaseFinder,
  ) {}

  /**
   * Of the first cases of each search, those added since it was opened. Nothing is searched where
   * the library has not grown since. One after another: there are users who search for real.
   */
  async countNew(): Promise<{ id: number; cases: number }[]> {
    const [kept, newest] = await Promise.all([
      this.saved.list(currentUserId()),
      this.saved.newestCase(),
    ]);
    const counts = [];
    const end = Date.now() + COUNTING_MS;
    for (const search of kept) {
      if (search.seenCase >= newest) counts.push({ id: search.id, cases: 0 });
      else if (Date.now() < end) counts.push({ id: search.id, cases: await this.newOf(search) });
    }
    return counts;
  }

  private async newOf({ query, narrowing, seenCase }: KeptSearch): Promise<number> {
    const request = SearchRequestSchema.parse({ query, ...narrowing, pageSize: NEW_AMONG });
    const { cases } = await this.finder.find(request);
    return cases.filter(({ id }) => id > seenCase).length;
  }
}
