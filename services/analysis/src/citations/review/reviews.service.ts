import { randomUUID } from 'node:crypto';
import {
  AppError,
  appendAudit,
  canonicalJson,
  type createReview,
  type decideProblem,
  libraryHeld,
  type Review,
  type ReviewSummary,
  type signReview,
} from '@casewright/contracts';
import { BUS, type Bus } from '@casewright/messaging';
import { currentUserId } from '@casewright/platform';
import { Inject, Injectable } from '@nestjs/common';
import type { z } from 'zod';
import { CheckService } from '../check.service.js';
import { openReport, reportText, sha256 } from './make-report.js';
import { type ReviewRow, ReviewsRepository, type WholeReview } from './reviews.repository.js';

/** Cite checks that a person works through and signs. Whatever a report says is computed here. */
@Injectable()
export class ReviewsService {
  constructor(
    private readonly checker: CheckService,
    private readonly reviews: ReviewsRepository,
    @Inject(BUS) private readonly bus: Pick<Bus, 'call' | 'submit'>,
  ) {}

  /** @throws AppError QUOTA_REACHED */
  async create({ title, text }: z.output<typeof createReview.request>): Promise<ReviewSummary> {
    const userId = currentUserId();
    const check = await this.checker.check(text, { support: true });
    const report = openReport({ title, text }, check, await this.bus.call(libraryHeld, {}));
    return toSummary(
      await this.reviews.add({
        userId,
        title,
        report: canonicalJson(report),
        citations: check.citations.length,
        problems: report.problems.map(({ citation }) => citation),
      }),
    );
  }

  async list(): Promise<ReviewSummary[]> {
    return (await this.reviews.list(currentUserId())).map(toSummary);
  }

  /** @throws AppError NOT_FOUND */
  async read(id: number): Promise<Review> {
    return toReview(await this.reviews.find(id, currentUserId()));
  }

  /** @throws AppError NOT_FOUND, CONFLICT, VALIDATION_FAILED */
  async decide(asked: z.output<typeof decideProblem.request>): Promise<ReviewSummary> {
    const { id, citation, decision, note } = asked;
    const by = currentUserId();
    const row = await this.reviews.decide(id, by, (before, problems) => {
      if (!problems.includes(citation)) {
        throw new AppError('VALIDATION_FAILED', 'There is nothing to decide on this citation.');
      }
      const { [citation]: _, ...others } = before;
      if (decision === null) return others;
      return { ...others, [citation]: { decision, note, at: new Date().toISOString(), by } };
    });
    return toSummary(row);
  }

  /**
   * The audit log takes the digest before the report is closed: no report is signed without.
   * @throws AppError NOT_FOUND, CONFLICT
   */
  async sign({ id, name, certificate }: z.output<typeof signReview.request>): Promise<Review> {
    const userId = currentUserId();
    const now = new Date();
    const at = now.toISOString();
    const signed = await this.reviews.sign(id, userId, now, async (open) => {
      const undecided = open.problems.length - open.decided;
      if (undecided > 0) {
        throw new AppError(
          'CONFLICT',
          'Decide on every problem before you sign: some are still open.',
        );
      }
      const signature = { name, userId, at, certificate: certificate || null };
      const report = reportText(open.report, open.decisions, signature);
      const subject = { kind: 'report', id: sha256(report) } as const;
      const act = { at, action: 'sign_report', subject, outcome: 'done' } as const;
      await this.bus.submit(appendAudit, act, { messageId: randomUUID() });
      return report;
    });
    return toReview(signed);
  }

  /** @throws AppError NOT_FOUND, CONFLICT */
  async remove(id: number): Promise<null> {
    await this.reviews.remove(id, currentUserId());
    return null;
  }
}

function toSummary({ problems, createdAt, signedAt, ...row }: ReviewRow): ReviewSummary {
  const { id, title, citations, decided } = row;
  return {
    id,
    title,
    citations,
    problems: problems.length,
    decided,
    createdAt: createdAt.toISOString(),
    signedAt: signedAt?.toISOString() ?? null,
  };
}

function toReview(review: WholeReview): Review {
  const { report: kept, decisions, signedAt } = review;
  const report = signedAt ? kept : reportText(kept, decisions);
  return { ...toSummary(review), report, digest: signedAt && sha256(report) };
}
