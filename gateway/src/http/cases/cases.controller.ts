import {
  type AuthoritiesPage,
  AuthoritiesPageSchema,
  AuthoritiesQuerySchema,
  CaseIdSchema,
  type CaseRecord,
  CaseRecordSchema,
  type CitedByPage,
  CitedByPageSchema,
  CitedByQuerySchema,
  getCase,
  listAuthorities,
  listCitedBy,
  OpinionFromSchema,
  OpinionIdSchema,
  type OpinionPart,
  OpinionPartSchema,
  readOpinion,
} from '@casewright/contracts';
import { BUS, type Bus } from '@casewright/messaging';
import { Controller, Get, Inject, Param, Query } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import type { z } from 'zod';
import { Contract } from '../../openapi/contract.decorator.js';

type CaseId = z.output<typeof CaseIdSchema>;
type OpinionId = z.output<typeof OpinionIdSchema>;

/** One case: its record, its opinions, who cites it and whom it cites. */
@ApiTags('Case law')
@Controller('cases')
export class CasesController {
  constructor(@Inject(BUS) private readonly bus: Bus) {}

  @Get(':id')
  @Contract({
    summary: 'A case, with what later courts did to it',
    response: CaseRecordSchema,
    errors: ['VALIDATION_FAILED', 'NOT_SIGNED_IN', 'NOT_FOUND'],
  })
  record(@Param({ schema: CaseIdSchema }) { id }: CaseId): Promise<CaseRecord> {
    return this.bus.call(getCase, { id });
  }

  @Get(':id/opinions/:ordinal')
  @Contract({
    summary: 'A part of an opinion: paragraphs, pages, footnotes and linked citations',
    response: OpinionPartSchema,
    errors: ['VALIDATION_FAILED', 'NOT_SIGNED_IN', 'NOT_FOUND'],
  })
  opinion(
    @Param({ schema: OpinionIdSchema }) opinion: OpinionId,
    @Query({ schema: OpinionFromSchema }) { from }: z.output<typeof OpinionFromSchema>,
  ): Promise<OpinionPart> {
    return this.bus.call(readOpinion, { ...opinion, from });
  }

  @Get(':id/cited-by')
  @Contract({
    summary: 'The cases that cite a case, with the passages',
    response: CitedByPageSchema,
    errors: ['VALIDATION_FAILED', 'NOT_SIGNED_IN', 'NOT_FOUND'],
  })
  citedBy(
    @Param({ schema: CaseIdSchema }) { id }: CaseId,
    @Query({ schema: CitedByQuerySchema }) query: z.output<typeof CitedByQuerySchema>,
  ): Promise<CitedByPage> {
    return this.bus.call(listCitedBy, { id, ...query });
  }

  @Get(':id/authorities')
  @Contract({
    summary: 'The cases that a case cites, the most cited first',
    response: AuthoritiesPageSchema,
    errors: ['VALIDATION_FAILED', 'NOT_SIGNED_IN', 'NOT_FOUND'],
  })
  authorities(
    @Param({ schema: CaseIdSchema }) { id }: CaseId,
    @Query({ schema: AuthoritiesQuerySchema }) { page }: z.output<typeof AuthoritiesQuerySchema>,
  ): Promise<AuthoritiesPage> {
    return this.bus.call(listAuthorities, { id, page });
  }
}
