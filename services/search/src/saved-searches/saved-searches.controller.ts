import {
  countNewCases,
  listSavedSearches,
  markSavedOpened,
  removeSavedSearch,
  renameSavedSearch,
  saveSearch,
} from '@casewright/contracts';
import { OnCall } from '@casewright/messaging';
import { currentUserId } from '@casewright/platform';
import { Controller } from '@nestjs/common';
import type { z } from 'zod';
import { SavedSearchesRepository } from './saved-searches.repository.js';
import { SavedSearchesService } from './saved-searches.service.js';

@Controller()
export class SavedSearchesController {
  constructor(
    private readonly saved: SavedSearchesRepository,
    private readonly searches: SavedSearchesService,
  ) {}

  @OnCall(saveSearch)
  save(search: z.output<typeof saveSearch.request>) {
    return this.saved.add(currentUserId(), search);
  }

  @OnCall(listSavedSearches)
  list() {
    return this.saved.list(currentUserId());
  }

  @OnCall(countNewCases)
  countNew() {
    return this.searches.countNew();
  }

  @OnCall(renameSavedSearch)
  rename({ id, name }: z.output<typeof renameSavedSearch.request>) {
    return this.saved.rename(currentUserId(), id, name);
  }

  @OnCall(markSavedOpened)
  open({ id }: z.output<typeof markSavedOpened.request>) {
    return this.saved.markOpened(currentUserId(), id);
  }

  @OnCall(removeSavedSearch)
  remove({ id }: z.output<typeof removeSavedSearch.request>) {
    return this.saved.remove(currentUserId(), id);
  }
}
