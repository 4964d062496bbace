import {
  duplicateDraft,
  listDrafts,
  listDraftVersions,
  readDraft,
  removeDraft,
  restoreDraft,
  saveDraft,
} from '@casewright/contracts';
import { OnCall } from '@casewright/messaging';
import { Controller } from '@nestjs/common';
import type { z } from 'zod';
import { DraftsService } from './drafts.service.js';

@Controller()
export class DraftsController {
  constructor(private readonly drafts: DraftsService) {}

  @OnCall(listDrafts)
  list() {
    return this.drafts.list();
  }

  @OnCall(readDraft)
  read({ id, version }: z.output<typeof readDraft.request>) {
    return this.drafts.read(id, version);
  }

  @OnCall(saveDraft)
  save(request: z.output<typeof saveDraft.request>) {
    return this.drafts.save(request);
  }

  @OnCall(restoreDraft)
  restore({ id, version }: z.output<typeof restoreDraft.request>) {
    return this.drafts.restore(id, version);
  }

  @OnCall(duplicateDraft)
  duplicate({ id }: z.output<typeof duplicateDraft.request>) {
    return this.drafts.duplicate(id);
  }

  @OnCall(removeDraft)
  remove({ id }: z.output<typeof removeDraft.request>) {
    return this.drafts.remove(id);
  }

  @OnCall(listDraftVersions)
  versions({ id }: z.output<typeof listDraftVersions.request>) {
    return this.drafts.versions(id);
  }
}
