import { listOwnIds, readOwnCitations } from '@casewright/contracts';
import { OnCall } from '@casewright/messaging';
import { currentUserId } from '@casewright/platform';
import { Controller } from '@nestjs/common';
import type { z } from 'zod';
import { OwnDataRepository } from './own-data.repository.js';

/** What a user takes along: what the other calls list in part, or not at all. */
@Controller()
export class OwnDataController {
  constructor(private readonly own: OwnDataRepository) {}

  @OnCall(listOwnIds)
  async ids(): Promise<z.output<typeof listOwnIds.response>> {
    const userId = currentUserId();
    return { documents: await this.own.documents(userId), drafts: await this.own.drafts(userId) };
  }

  @OnCall(readOwnCitations)
  citations({ after }: z.output<typeof readOwnCitations.request>) {
    return this.own.citations(currentUserId(), after);
  }
}
