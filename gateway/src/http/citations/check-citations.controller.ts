import {
  AuthoritiesRequestSchema,
  type CitationCheck,
  CitationCheckRequestSchema,
  CitationCheckSchema,
  checkCitations,
  type TableOfAuthorities,
  TableOfAuthoritiesSchema,
  tableOfAuthorities,
} from '@casewright/contracts';
import { BUS, type Bus } from '@casewright/messaging';
import {
  Body,
  Controller,
  Inject,
  Post,
  type StreamableFile,
  UseInterceptors,
} from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import type { z } from 'zod';
import { NotAudited } from '../../audit/audited.decorator.js';
import { assertTextFits, LongTextInterceptor } from '../../bodies/long-text.interceptor.js';
import { Contract } from '../../openapi/contract.decorator.js';
import { RateLimited } from '../../security/rate-limit.guard.js';
import { TextClaims } from '../../uploads/text-claims.js';

/** Citations of a text, read: compared with the library, and listed. */
@ApiTags('Citations')
@Controller('citations')
@UseInterceptors(LongTextInterceptor)
export class CheckCitationsController {
  constructor(
    @Inject(BUS) private readonly bus: Bus,
    private readonly claims: TextClaims,
  ) {}

  @RateLimited(60, 60)
  @Post('check')
  @NotAudited('Compares a text with the library and keeps nothing')
  @Contract({
    summary: 'Finds the citations of a text and compares them with the library',
    body: CitationCheckRequestSchema,
    response: CitationCheckSchema,
    errors: ['VALIDATION_FAILED', 'NOT_SIGNED_IN', 'PAYLOAD_TOO_LARGE', 'RATE_LIMITED'],
  })
  check(
    @Body({ schema: CitationCheckRequestSchema })
    { text }: z.output<typeof CitationCheckRequestSchema>,
  ): Promise<CitationCheck | StreamableFile> {
    assertTextFits(text);
    return this.claims.call(text, (source) => this.bus.call(checkCitations, source));
  }

  @RateLimited(60, 60)
  @Post('authorities')
  @NotAudited('Reads a text and keeps nothing')
  @Contract({
    summary: 'The table of authorities of a text',
    body: AuthoritiesRequestSchema,
    response: TableOfAuthoritiesSchema,
    errors: ['VALIDATION_FAILED', 'NOT_SIGNED_IN', 'PAYLOAD_TOO_LARGE', 'RATE_LIMITED'],
  })
  authorities(
    @Body({ schema: AuthoritiesRequestSchema })
    { text, pages }: z.output<typeof AuthoritiesRequestSchema>,
  ): Promise<TableOfAuthorities | StreamableFile> {
    assertTextFits(text);
    return this.claims.call(text, (source) =>
      this.bus.call(tableOfAuthorities, { ...source, pages }),
    );
  }
}
