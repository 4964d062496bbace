import type {
  Answer,
  Draft,
  GenerateTemplateRequest,
  LibraryClause,
  ListClausesRequest,
} from '@casewright/contracts';
import { ClaimsService } from '@casewright/database';
import { Inject, Injectable } from '@nestjs/common';
import { CheckService } from '../citations/check/check.service.js';
import type { Engine } from '../engine/engine.js';
import { ENGINE } from '../engine/engine-token.js';
import { untilDeadline } from '../engine/until-deadline.js';
import { libraryClauses } from './drafting/library-clauses.js';

/** Drafts documents, and shows the clauses that may be added to them. */
@Injectable()
export class TemplatesService {
  constructor(
    private readonly claims: ClaimsService,
    private readonly citations: CheckService,
    @Inject(ENGINE) private readonly engine: Engine,
  ) {}

  async generate(request: GenerateTemplateRequest): Promise<Answer<Draft>> {
    const context = { citations: this.citations };
    return this.claims.answer(await this.engine.draftTemplate(request, context, untilDeadline()));
  }

  clauses({ documentType, jurisdiction }: ListClausesRequest): LibraryClause[] {
    return libraryClauses(documentType, jurisdiction);
  }
}
