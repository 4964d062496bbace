import { type LibraryClause, listClauses } from '@casewright/contracts';
import { libraryClauses } from '@casewright/law/drafting';
import { OnCall } from '@casewright/messaging';
import { Controller } from '@nestjs/common';
import type { z } from 'zod';

@Controller()
export class TemplatesController {
  /** The clauses that may be added to drafts. */
  @OnCall(listClauses)
  clauses({ documentType, jurisdiction }: z.output<typeof listClauses.request>): LibraryClause[] {
    return libraryClauses(documentType, jurisdiction);
  }
}
