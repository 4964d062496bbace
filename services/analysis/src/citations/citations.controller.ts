import {
  checkCitations,
  type FormattedCitation,
  formatCitationItem,
  generateCitation,
  listMostCited,
  tableOfAuthorities,
} from '@casewright/contracts';
import { type CslItem, formatCitation } from '@casewright/law/citations';
import { OnCall } from '@casewright/messaging';
import { currentUserId } from '@casewright/platform';
import { Controller } from '@nestjs/common';
import type { z } from 'zod';
import { CheckService } from './check.service.js';
import { GenerateService } from './generate/generate.service.js';
import { MostCitedRepository } from './most-cited.repository.js';

@Controller()
export class CitationsController {
  constructor(
    private readonly checker: CheckService,
    private readonly generator: GenerateService,
    private readonly cited: MostCitedRepository,
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
  check(request: z.output<typeof checkCitations.request>) {
    return this.checker.answer(request);
  }

  @OnCall(tableOfAuthorities)
  table(request: z.output<typeof tableOfAuthorities.request>) {
    return this.checker.table(request);
  }

  @OnCall(listMostCited)
  mostCited({ from }: z.output<typeof listMostCited.request>) {
    return this.cited.list(currentUserId(), from);
  }
}
