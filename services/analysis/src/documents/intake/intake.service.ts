import { randomUUID } from 'node:crypto';
import {
  type AnalyzeResponse,
  type Answer,
  AppError,
  type Category,
  NOTHING_TO_ANALYZE,
  type TextSource,
} from '@casewright/contracts';
import { ClaimsService, UploadsService } from '@casewright/database';
import { currentUserId } from '@casewright/platform';
import { Inject, Injectable } from '@nestjs/common';
import { CheckService } from '../../citations/check/check.service.js';
import type { Engine } from '../../engine/engine.js';
import { ENGINE } from '../../engine/engine-token.js';
import { untilDeadline } from '../../engine/until-deadline.js';
import { toAnalysis } from '../document.mapper.js';
import { DocumentsRepository } from '../documents.repository.js';
import type { Extraction } from '../extraction/extraction.js';
import { Extractor } from '../extraction/extractor.js';
import { plainDocument } from '../extraction/plain/read-text.js';
import { HistoryClient } from './history.client.js';
import { titleOf } from './title.js';

interface Intake extends TextSource {
  category: Extract<Category, 'document-analysis' | 'ai-insights'>;
  title?: string | undefined;
}

/** Takes a document in: reads it, has it analysed, and keeps both for its owner. */
@Injectable()
export class IntakeService {
  constructor(
    private readonly uploads: UploadsService,
    private readonly claims: ClaimsService,
    private readonly extractor: Extractor,
    private readonly citations: CheckService,
    private readonly documents: DocumentsRepository,
    private readonly history: HistoryClient,
    @Inject(ENGINE) private readonly engine: Engine,
  ) {}

  /** @throws AppError VALIDATION_FAILED for neither a file nor a text, and what reading it throws */
  async take({ category, title: given, ...source }: Intake): Promise<Answer<AnalyzeResponse>> {
    const { extraction, fileName } = await this.read(source);
    const { text, ...layout } = extraction.document;
    if (text.trim() === '') throw new AppError('VALIDATION_FAILED', NOTHING_TO_ANALYZE[category]);
    const { notices, kind } = extraction;
    const title = titleOf(given, fileName, text);
    const analysis = await this.engine.analyze(
      extraction.document,
      { citations: this.citations },
      untilDeadline(),
    );
    const result = { ...analysis, title, notices, jobId: randomUUID() };
    const id = await this.documents.add({
      ...{ userId: currentUserId(), title, content: text, fileName, kind, category },
      ...{ analysis: result, layout: { ...layout, notices } },
      documentType: analysis.documentType.label,
      findings: analysis.findings.length,
      pages: layout.pages?.length || null,
      characters: text.length,
    });
    await this.history.record(title, category);
    return this.claims.answer(toAnalysis({ id, analysis: result }));
  }

  /** An upload is used up, whatever comes of it: a file is not kept beyond its reading. */
  private async read({ uploadId, ...source }: TextSource): Promise<{
    extraction: Extraction;
    fileName: string | null;
  }> {
    if (uploadId === undefined) return { extraction: asText(source.text ?? ''), fileName: null };
    const { kind, name } = await this.uploads.mustFindComplete(uploadId);
    try {
      if (kind === 'document') {
        const bytes = this.uploads.chunks(uploadId);
        return { extraction: await this.extractor.extract(name ?? '', bytes), fileName: name };
      }
      return { extraction: asText(await this.claims.readText({ uploadId })), fileName: null };
    } finally {
      await this.uploads.discard(uploadId);
    }
  }
}

function asText(text: string): Extraction {
  return { kind: 'text', document: plainDocument(text), notices: [] };
}
