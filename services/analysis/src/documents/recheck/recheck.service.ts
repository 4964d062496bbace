import {
  type Analysis,
  type Answer,
  AppError,
  type StoredDocument,
  wasOutOfReach,
} from '@casewright/contracts';
import { Injectable } from '@nestjs/common';
import { CheckService } from '../../citations/check/check.service.js';
import { ThreadedEngine } from '../../engine/local/threaded-engine.js';
import { mergeReading } from '../../engine/merge-reading.js';
import type { DocumentEntity } from '../document.entity.js';
import { DocumentsRepository } from '../documents.repository.js';
import { DocumentsService, notFound } from '../documents.service.js';

const RETRY_SECONDS = 30;

/** Checks the citations of a kept document that the library could not be asked about at first. */
@Injectable()
export class RecheckService {
  constructor(
    private readonly documents: DocumentsService,
    private readonly repository: DocumentsRepository,
    private readonly rules: ThreadedEngine,
    private readonly citations: CheckService,
  ) {}

  /** @throws AppError NOT_FOUND; UNAVAILABLE while the library is away */
  async check(id: number): Promise<Answer<StoredDocument>> {
    const entity = await this.documents.mustFind(id);
    if (wasOutOfReach(entity.analysis.citations)) await this.replaceAnalysis(entity);
    return this.documents.read(id);
  }

  private async replaceAnalysis(entity: DocumentEntity): Promise<void> {
    const { title, notices, jobId } = entity.analysis;
    const made = await this.analyzeAgain(entity);
    if (wasOutOfReach(made.citations)) throw stillAway();
    const isThere = await this.repository.change(entity, {
      analysis: { ...made, title, notices, jobId },
      documentType: made.documentType.label,
      findings: made.findings.length,
    });
    if (!isThere) throw notFound();
  }

  /**
   * Verdicts reach into findings, authorities and prose, so the rules read all of the document again:
   * that is cheap, and gives the same but for the citations. A model is not asked again; what it said
   * joins the rules' reading as it did at first.
   */
  private async analyzeAgain({ content, layout, analysis }: DocumentEntity): Promise<Analysis> {
    const { notices: _, ...marks } = layout;
    const { signal } = new AbortController();
    const context = { citations: this.citations };
    const byRules = await this.rules.analyze({ ...marks, text: content }, context, signal);
    if (analysis.grounding) {
      const findings = analysis.findings.filter(({ source }) => source === 'model');
      return mergeReading(byRules, { ...analysis, findings });
    }
    return analysis.fallback ? { ...byRules, fallback: analysis.fallback } : byRules;
  }
}

function stillAway(): AppError {
  return new AppError(
    'UNAVAILABLE',
    'The case-law library still cannot be reached, so nothing was changed. Try again in a minute.',
    { retryAfter: RETRY_SECONDS },
  );
}
