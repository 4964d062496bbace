import {
  checkDocumentAgain,
  DocumentParamsSchema,
  type DocumentSummary,
  DocumentSummarySchema,
  type DocumentText,
  DocumentTextSchema,
  listDocuments,
  readDocument,
  readDocumentText,
  removeDocument,
  type StoredDocument,
  StoredDocumentSchema,
} from '@casewright/contracts';
import { BUS, type Bus } from '@casewright/messaging';
import {
  Controller,
  Delete,
  Get,
  HttpCode,
  Inject,
  Param,
  Post,
  type StreamableFile,
} from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { z } from 'zod';
import { Audited } from '../../audit/audited.decorator.js';
import { Contract } from '../../openapi/contract.decorator.js';
import { RateLimited } from '../../security/rate-limit.guard.js';
import { TextClaims } from '../../uploads/text-claims.js';

type Params = z.output<typeof DocumentParamsSchema>;

/** The documents that the caller has had analysed. */
@ApiTags('Documents')
@Controller('documents')
export class DocumentsController {
  constructor(
    @Inject(BUS) private readonly bus: Bus,
    private readonly claims: TextClaims,
  ) {}

  @Get()
  @Contract({
    summary: "The caller's documents, newest first",
    response: z.array(DocumentSummarySchema),
    errors: ['NOT_SIGNED_IN'],
  })
  list(): Promise<DocumentSummary[]> {
    return this.bus.call(listDocuments, {});
  }

  @Get(':id')
  @Contract({
    summary: "One of the caller's documents, with the result of its analysis",
    response: StoredDocumentSchema,
    errors: ['VALIDATION_FAILED', 'NOT_SIGNED_IN', 'NOT_FOUND'],
  })
  async read(
    @Param({ schema: DocumentParamsSchema }) { id }: Params,
  ): Promise<StoredDocument | StreamableFile> {
    return this.claims.pass(await this.bus.call(readDocument, { id }));
  }

  @Get(':id/text')
  @Contract({
    summary: "The extracted text of one of the caller's documents, with its pages and blocks",
    response: DocumentTextSchema,
    errors: ['VALIDATION_FAILED', 'NOT_SIGNED_IN', 'NOT_FOUND'],
  })
  async text(
    @Param({ schema: DocumentParamsSchema }) { id }: Params,
  ): Promise<DocumentText | StreamableFile> {
    return this.claims.pass(await this.bus.call(readDocumentText, { id }));
  }

  @RateLimited(60, 60)
  @Post(':id/check')
  @HttpCode(200)
  @Audited('check_document', 'document')
  @Contract({
    summary: 'Checks the citations that were left unchecked while the library was away',
    response: StoredDocumentSchema,
    errors: ['VALIDATION_FAILED', 'NOT_SIGNED_IN', 'NOT_FOUND', 'RATE_LIMITED', 'UNAVAILABLE'],
  })
  async check(
    @Param({ schema: DocumentParamsSchema }) { id }: Params,
  ): Promise<StoredDocument | StreamableFile> {
    return this.claims.pass(await this.bus.call(checkDocumentAgain, { id }));
  }

  @Delete(':id')
  @Audited('delete_document', 'document')
  @Contract({
    summary: "Removes one of the caller's documents, with its text and its analysis",
    response: null,
    errors: ['VALIDATION_FAILED', 'NOT_SIGNED_IN', 'NOT_FOUND'],
  })
  async remove(@Param({ schema: DocumentParamsSchema }) { id }: Params): Promise<void> {
    await this.bus.call(removeDocument, { id });
  }
}
