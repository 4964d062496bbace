import { AppError } from '@casewright/contracts';
import { currentUserId } from '@casewright/platform';
import { Injectable } from '@nestjs/common';
import { CheckService } from '../citations/check.service.js';
import { DocumentsRepository, type MadeDocument } from '../documents/documents.repository.js';
import { DocumentsService, notFound } from '../documents/documents.service.js';
import { writtenHere } from '../documents/write-analysis.js';
import { type WrittenAnalysis, withFallback } from '../engine/written-analysis.js';
import { ThreadedEngine } from '../engines/local/threaded-engine.js';

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

  /** @throws AppError NOT_FOUND; UNAVAILABLE while the library is down */
  async check(id: number): ReturnType<DocumentsService['read']> {
    const userId = currentUserId();
    // What is to be left as it is may be megabytes.
    if (await this.repository.isUnchecked(id, userId)) {
      const made = await this.repository.findMade(id, userId);
      if (!made) throw notFound();
      await this.replaceAnalysis(made);
    }
    return this.documents.read(id);
  }

  private async replaceAnalysis(made: MadeDocument): Promise<void> {
    const { json, head } = await this.analyzeAgain(made);
    if (head.isUnchecked) throw stillAway();
    const isThere = await this.repository.change(made, {
      analysis: json.with(made.about),
      documentType: head.documentType.label,
      findings: head.findings,
    });
    if (!isThere) throw notFound();
  }

  /**
   * Verdicts reach into findings, authorities, and prose, so the rules read all of the document
   * again: that is cheap, and gives the same except for the citations. A model is not asked again;
   * what it said joins the rules' reading as it did at first.
   */
  private async analyzeAgain({
    content,
    layout,
    said,
    fallback,
  }: MadeDocument): Promise<WrittenAnalysis> {
    const { notices: _, ...marks } = layout;
    const { signal } = new AbortController();
    const document = { ...marks, text: content };
    const context = { citations: this.citations };
    const byRules = await this.rules.writtenAnalysis(document, context, signal);
    if (said) return writtenHere(await this.rules.addReading(byRules, said, signal));
    return writtenHere(fallback ? withFallback(byRules, fallback) : byRules);
  }
}

function stillAway(): AppError {
  return new AppError(
    'UNAVAILABLE',
    'The case-law library still cannot be reached, so nothing was changed. Try again in a minute.',
    { retryAfter: RETRY_SECONDS },
  );
}
