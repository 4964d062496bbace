import { AppError, analyzeDocument, NOTHING_TO_ANALYZE } from '@casewright/contracts';
import type { Extraction, FileKind } from '@casewright/extraction';
import { plainDocument } from '@casewright/extraction';
import { titleOf } from '@casewright/law/reading';
import { currentUserId } from '@casewright/platform';
import { UploadsService } from '@casewright/uploads';
import { Inject, Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import type { z } from 'zod';
import { CheckService } from '../../citations/check.service.js';
import { ENGINE, type Engine } from '../../engine/engine.js';
import type { JobContext, JobTask } from '../../jobs/job-task.js';
import { withoutLongWaits } from '../../jobs/patient-calls.js';
import { QuotasService } from '../../quotas/quotas.service.js';
import { DocumentsRepository, type NewDocument } from '../documents.repository.js';
import { Extractor } from '../extractor.js';
import { VirusScanner } from '../virus-scan/virus-scanner.js';
import { writeAnalysis } from '../write-analysis.js';
import { HistoryClient } from './history.client.js';

type Intake = z.output<typeof analyzeDocument.input>;
type Made = NewDocument;

/** The job keeps the document's number only: what the owner deletes is nowhere else. */
interface Kept {
  documentId: number;
}

/** The share of the work that reading a file is. */
const READING = 0.2;

/** Takes a document in: reads it, has it analyzed, and keeps both for its owner. */
@Injectable()
export class AnalyzeDocumentTask implements JobTask<Intake, Made> {
  readonly def = analyzeDocument;

  constructor(
    private readonly uploads: UploadsService,
    private readonly scanner: VirusScanner,
    private readonly extractor: Extractor,
    private readonly citations: CheckService,
    private readonly repository: DocumentsRepository,
    private readonly history: HistoryClient,
    private readonly quotas: QuotasService,
    @Inject(ENGINE) private readonly engine: Engine,
  ) {}

  /** @throws AppError VALIDATION_FAILED for neither a file nor a text, and what reading it throws */
  async run({ category, title: given, ...source }: Intake, job: JobContext): Promise<Made> {
    // Before the work; what is stored at the same time is counted once more when it is done.
    await this.quotas.assertRoomForDocument(currentUserId());
    job.onProgress('Reading the document', 0);
    const { extraction, fileName } = await this.read(source, job.signal);
    const { text, ...layout } = extraction.document;
    if (text.trim() === '') throw new AppError('VALIDATION_FAILED', NOTHING_TO_ANALYZE[category]);
    const { notices, kind } = extraction;
    const onProgress = (stage: string, done: number): void =>
      job.onProgress(stage, READING + (1 - READING) * done);
    const onText = (delta: string): void => job.onText(delta);
    const context = { citations: this.citations, onProgress, onText };
    const analysis = await withoutLongWaits(() =>
      writeAnalysis(this.engine, extraction.document, context, job.signal),
    );
    const { head } = analysis;
    const title = titleOf(given, fileName, text, head);
    return {
      userId: currentUserId(),
      title,
      content: text,
      fileName,
      // Of the other kinds only briefs are read.
      kind: kind as FileKind,
      category,
      analysis: analysis.json.with({ title, fileName, notices, jobId: job.jobId }),
      layout: { ...layout, notices },
      documentType: head.documentType.label,
      findings: head.findings,
      pages: layout.pages?.length || null,
      characters: text.length,
    };
  }

  async store(document: Made, db: EntityManager): Promise<Kept> {
    await this.quotas.assertRoomForDocument(document.userId, db);
    return { documentId: await this.repository.add(document, db) };
  }

  async stored({ title, fileName, category }: Made, kept: unknown): Promise<void> {
    const { documentId: id } = kept as Kept;
    const named = fileName !== null && fileName !== title ? { fileName } : {};
    await this.history.record(title, category, { kind: 'document', id, ...named });
  }

  present(kept: unknown): ReturnType<DocumentsRepository['analysisOf']> {
    const { documentId } = kept as Kept;
    return this.repository.analysisOf(documentId, currentUserId());
  }

  private async read(
    { text = '', uploadId }: Pick<Intake, 'text' | 'uploadId'>,
    signal: AbortSignal,
  ): Promise<{ extraction: Extraction; fileName: string | null }> {
    if (uploadId === undefined) return { extraction: asText(text), fileName: null };
    const { name } = await this.uploads.mustFindComplete(uploadId);
    await this.scanner.assertClean(() => this.uploads.chunks(uploadId), signal);
    const bytes = this.uploads.chunks(uploadId);
    return { extraction: await this.extractor.extract(name ?? '', bytes, signal), fileName: name };
  }
}

function asText(text: string): Extraction {
  return { kind: 'text', document: plainDocument(text), notices: [] };
}
