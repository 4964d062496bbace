import {
  checkCitations,
  type FormattedCitation,
  formatCitationItem,
  generateCitation,
  tableOfAuthorities,
} from '@casewright/contracts';
import { type CslItem, formatCitation } from '@casewright/law/citations';
import { OnCall } from '@casewright/messaging';
import { ClaimsService } from '@casewright/uploads';
import { Controller } from '@nestjs/common';
import type { z } from 'zod';
import { AuthoritiesService } from './authorities.service.js';
import { CheckService } from './check.service.js';
import { GenerateService } from './generate/generate.service.js';

@Controller()
export class CitationsController {
  constructor(
    private readonly claims: ClaimsService,
    private readonly authorities: AuthoritiesService,
    private readonly checker: CheckService,
    private readonly generator: GenerateService,
  ) {}

  @OnCall(generateCitation)
  generate(request: z.output<typeof generateCitation.request>) {
    return this.generator.generate(request);
  }

  @OnCall(formatCitationItem)
  format({ style, item, options }: z.output<typeof formatCitationItem.request>): FormattedCitation {
    return formatCitation(item as CslItem, { ...options, style });
  }

  @OnCall(checkCitations)
  async check(source: z.output<typeof checkCitations.request>) {
    return this.claims.answer(await this.checker.answer(await this.claims.readText(source)));
  }

  @OnCall(tableOfAuthorities)
  async table({ pages, ...source }: z.output<typeof tableOfAuthorities.request>) {
    const text = await this.claims.readText(source);
    return this.claims.answer(await this.authorities.table(text, pages));
  }
}
