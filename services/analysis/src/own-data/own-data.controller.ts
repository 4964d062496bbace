import { forgetUser, listOwnIds, readOwnCitations } from '@casewright/contracts';
import { OnCall, OnJob } from '@casewright/messaging';
import { currentUserId } from '@casewright/platform';
import { Controller } from '@nestjs/common';
import type { z } from 'zod';
import { JobsService } from '../jobs/jobs.service.js';
import { OwnDataRepository } from './own-data.repository.js';

/** All that one user has here: taken along, or forgotten. */
@Controller()
export class OwnDataController {
  constructor(
    private readonly own: OwnDataRepository,
    private readonly jobs: JobsService,
  ) {}

  /** What the other calls list in part. */
  @OnCall(listOwnIds)
  async ids(): Promise<z.output<typeof listOwnIds.response>> {
    const userId = currentUserId();
    return {
      documents: await this.own.idsIn('legal_documents', userId),
      drafts: await this.own.drafts(userId),
      reviews: await this.own.idsIn('citation_reviews', userId),
    };
  }

  @OnCall(readOwnCitations)
  citations({ after }: z.output<typeof readOwnCitations.request>) {
    return this.own.citations(currentUserId(), after);
  }

  /** But for counts of what the model was asked. */
  @OnJob(forgetUser.analysis)
  async forget({ userId }: z.output<typeof forgetUser.analysis.payload>): Promise<void> {
    await this.jobs.cancelAll(userId);
    await this.own.forget(userId);
  }
}
