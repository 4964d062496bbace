import {
  type DraftVersion,
  DraftVersionSchema,
  duplicateDraft,
  listDrafts,
  listDraftVersions,
  RestoreDraftRequestSchema,
  readDraft,
  removeDraft,
  restoreDraft,
  SaveDraftRequestSchema,
  type SavedDraft,
  SavedDraftParamsSchema,
  SavedDraftQuerySchema,
  SavedDraftSchema,
  type SavedDraftSummary,
  SavedDraftSummarySchema,
  saveDraft,
} from '@casewright/contracts';
import { BUS, type Bus } from '@casewright/messaging';
import {
  Body,
  Controller,
  Delete,
  Get,
  Inject,
  Param,
  Post,
  Query,
  type StreamableFile,
  UseInterceptors,
} from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { z } from 'zod';
import { Audited } from '../../audit/audited.decorator.js';
import { LongTextInterceptor } from '../../bodies/long-text.interceptor.js';
import { Contract } from '../../openapi/contract.decorator.js';
import { RateLimited } from '../../security/rate-limit.guard.js';
import { TextClaims } from '../../uploads/text-claims.js';

type Params = z.output<typeof SavedDraftParamsSchema>;
const SummariesSchema = z.array(SavedDraftSummarySchema);

/** The template drafts that the caller keeps. */
@ApiTags('Templates')
@Controller('templates/drafts')
export class DraftsController {
  constructor(
    @Inject(BUS) private readonly bus: Bus,
    private readonly claims: TextClaims,
  ) {}

  @Get()
  @Contract({
    summary: "The caller's drafts, the one saved last first",
    response: SummariesSchema,
    errors: ['NOT_SIGNED_IN'],
  })
  async list(): Promise<SavedDraftSummary[] | StreamableFile> {
    return this.claims.pass(await this.bus.call(listDrafts, {}));
  }

  @RateLimited(120, 60)
  @Post()
  @Audited('save_draft', 'draft')
  @UseInterceptors(LongTextInterceptor)
  @Contract({
    summary: 'Keeps a draft: a new one, or with its id the next version of one',
    body: SaveDraftRequestSchema,
    response: SavedDraftSummarySchema,
    errors: [
      'VALIDATION_FAILED',
      'NOT_SIGNED_IN',
      'NOT_FOUND',
      'CONFLICT',
      'PAYLOAD_TOO_LARGE',
      'RATE_LIMITED',
    ],
  })
  save(
    @Body({ schema: SaveDraftRequestSchema }) request: z.output<typeof SaveDraftRequestSchema>,
  ): Promise<SavedDraftSummary> {
    return this.claims.sending(JSON.stringify(request), (source) =>
      this.bus.call(saveDraft, source),
    );
  }

  @Get(':id')
  @Contract({
    summary: "One of the caller's drafts, in its newest version or the one asked for",
    response: SavedDraftSchema,
    errors: ['VALIDATION_FAILED', 'NOT_SIGNED_IN', 'NOT_FOUND'],
  })
  async read(
    @Param({ schema: SavedDraftParamsSchema }) { id }: Params,
    @Query({ schema: SavedDraftQuerySchema })
    { version }: z.output<typeof SavedDraftQuerySchema>,
  ): Promise<SavedDraft | StreamableFile> {
    return this.claims.pass(await this.bus.call(readDraft, { id, version }));
  }

  @Get(':id/versions')
  @Contract({
    summary: "The versions of one of the caller's drafts, newest first",
    response: z.array(DraftVersionSchema),
    errors: ['VALIDATION_FAILED', 'NOT_SIGNED_IN', 'NOT_FOUND'],
  })
  versions(@Param({ schema: SavedDraftParamsSchema }) { id }: Params): Promise<DraftVersion[]> {
    return this.bus.call(listDraftVersions, { id });
  }

  @Post(':id/restore')
  @Audited('restore_draft', 'draft')
  @Contract({
    summary: "Brings an older version of one of the caller's drafts back as its newest",
    body: RestoreDraftRequestSchema,
    response: SavedDraftSummarySchema,
    errors: ['VALIDATION_FAILED', 'NOT_SIGNED_IN', 'NOT_FOUND'],
  })
  restore(
    @Param({ schema: SavedDraftParamsSchema }) { id }: Params,
    @Body({ schema: RestoreDraftRequestSchema })
    { version }: z.output<typeof RestoreDraftRequestSchema>,
  ): Promise<SavedDraftSummary> {
    return this.bus.call(restoreDraft, { id, version });
  }

  @Post(':id/duplicate')
  @Audited('duplicate_draft', 'draft')
  @Contract({
    summary: "A new draft with the newest version of one of the caller's",
    response: SavedDraftSummarySchema,
    errors: ['VALIDATION_FAILED', 'NOT_SIGNED_IN', 'NOT_FOUND', 'CONFLICT'],
  })
  duplicate(@Param({ schema: SavedDraftParamsSchema }) { id }: Params): Promise<SavedDraftSummary> {
    return this.bus.call(duplicateDraft, { id });
  }

  @Delete(':id')
  @Audited('delete_draft', 'draft')
  @Contract({
    summary: "Removes one of the caller's drafts with all its versions",
    response: null,
    errors: ['VALIDATION_FAILED', 'NOT_SIGNED_IN', 'NOT_FOUND'],
  })
  async remove(@Param({ schema: SavedDraftParamsSchema }) { id }: Params): Promise<void> {
    await this.bus.call(removeDraft, { id });
  }
}
