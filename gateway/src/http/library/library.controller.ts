import {
  cancelImport,
  getImport,
  ImportIdSchema,
  type LibraryImport,
  type LibraryImportDetail,
  LibraryImportDetailSchema,
  LibraryImportSchema,
  type LibraryOverview,
  LibraryOverviewSchema,
  libraryOverview,
  listImports,
  ProblemPageSchema,
  StartImportSchema,
  startImport,
} from '@casewright/contracts';
import { BUS, type Bus } from '@casewright/messaging';
import { Body, Controller, Delete, Get, Inject, Param, Post, Query } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { z } from 'zod';
import { Audited } from '../../audit/audited.decorator.js';
import { Contract } from '../../openapi/contract.decorator.js';

type ImportId = z.output<typeof ImportIdSchema>;
type ProblemPage = z.output<typeof ProblemPageSchema>;

/** The library's administration; the search service refuses whoever is no administrator. */
@ApiTags('Library administration')
@Controller('library')
export class LibraryController {
  constructor(@Inject(BUS) private readonly bus: Bus) {}

  @Get()
  @Contract({
    summary: 'What is in the case-law library: sources, counts, coverage by court and decade',
    response: LibraryOverviewSchema,
    errors: ['NOT_SIGNED_IN', 'FORBIDDEN'],
  })
  overview(): Promise<LibraryOverview> {
    return this.bus.call(libraryOverview, {});
  }

  @Get('imports')
  @Contract({
    summary: 'The imports, newest first',
    response: z.array(LibraryImportSchema),
    errors: ['NOT_SIGNED_IN', 'FORBIDDEN'],
  })
  imports(): Promise<LibraryImport[]> {
    return this.bus.call(listImports, {});
  }

  @Post('imports')
  @Audited('start_import', 'import')
  @Contract({
    summary: 'Starts an import of a file or folder on the server',
    body: StartImportSchema,
    response: LibraryImportSchema,
    status: 202,
    errors: ['VALIDATION_FAILED', 'NOT_SIGNED_IN', 'FORBIDDEN', 'CONFLICT'],
  })
  start(
    @Body({ schema: StartImportSchema }) request: z.output<typeof StartImportSchema>,
  ): Promise<LibraryImport> {
    return this.bus.call(startImport, request);
  }

  @Get('imports/:id')
  @Contract({
    summary: 'An import, with a page of the records that it could not take',
    response: LibraryImportDetailSchema,
    errors: ['VALIDATION_FAILED', 'NOT_SIGNED_IN', 'FORBIDDEN', 'NOT_FOUND'],
  })
  import(
    @Param({ schema: ImportIdSchema }) { id }: ImportId,
    @Query({ schema: ProblemPageSchema }) { page }: ProblemPage,
  ): Promise<LibraryImportDetail> {
    return this.bus.call(getImport, { id, page });
  }

  @Delete('imports/:id')
  @Audited('cancel_import', 'import')
  @Contract({
    summary: 'Stops a running import after its batch at hand',
    response: LibraryImportSchema,
    status: 202,
    errors: ['VALIDATION_FAILED', 'NOT_SIGNED_IN', 'FORBIDDEN', 'NOT_FOUND', 'CONFLICT'],
  })
  stop(@Param({ schema: ImportIdSchema }) { id }: ImportId): Promise<LibraryImport> {
    return this.bus.call(cancelImport, { id });
  }
}
