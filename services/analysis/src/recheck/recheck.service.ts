import { type Answer, AppError, type StoredDocument } from '@casewright/contracts';
import { currentUserId } from '@casewright/platform';
import { Injectable } from '@nestjs/common';
import { CheckService } from '../citations/check/check.service.js';
import type { DocumentEntity } from '../documents/document.entity.js';
import { DocumentsRepository } from '../documents/documents.repository.js';
import { DocumentsService, notFound } from '../documents/documents.service.js';
import { writeAnalysis, writtenHere } from '../documents/write-analysis.js';
import type { WrittenAnalysis } from '../engine/written-analysis.js';
import { ThreadedEngine } from '../engines/local/threaded-engine.js';
import { mergeReading } from '../engines/merge-reading.js';

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
    const userId = currentUserId();
    // What is to be left as it is may be megabytes.
    if (await this.repository.isUnchecked(id, userId)) {
      const entity = await this.repository.findWhole(id, userId);
      if (!entity) throw notFound();
      await this.replaceAnalysis(entity);
    }
    return this.documents.read(id);
  }

  private async replaceAnalysis(entity: DocumentEntity): Promise<void> {
    const { title, notices, jobId } = entity.analysis;
    const { json, head } = await this.analyzeAgain(entity);
    if (head.isUnchecked) throw stillAway();
    const isThere = await this.repository.change(entity, {
      analysis: json.with({ title, notices, jobId }),
      documentType: head.documentType.label,
      findings: head.findings,
    });
    if (!isThere) throw notFound();
  }

  /**
   * Verdicts reach into findings, authorities and prose, so the rules read all of the document again:
   * that is cheap, and gives the same but for the citations. A model is not asked again; what it said
   * joins the rules' reading as it did at first.
   */
  private async analyzeAgain({
    content,
    layout,
    analysis,
  }: DocumentEntity): Promise<WrittenAnalysis> {
    const { notices: _, ...marks } = layout;
    const { signal } = new AbortController();
    const document = { ...marks, text: content };
    const context = { citations: this.citations };
    if (analysis.grounding) {
      const byRules = await this.rules.analyze(document, context, signal);
      const findings = analysis.findings.filter(({ source }) => source === 'model');
      return writtenHere(mergeReading(byRules, { ...analysis, findings }));
    }
    const made = await writeAnalysis(this.rules, document, context, signal);
    const { fallback } = analysis;
    return fallback ? { ...made, json: made.json.with({ fallback }) } : made;
  }
}

function stillAway(): AppError {
  return new AppError(
    'UNAVAILABLE',
    'The case-law library still cannot be reached, so nothing was changed. Try again in a minute.',
    { retryAfter: RETRY_SECONDS },
  );
}
