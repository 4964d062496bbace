import { type LibraryClause, listClauses } from '@casewright/contracts';
import { OnCall } from '@casewright/messaging';
import { Controller } from '@nestjs/common';
import type { z } from 'zod';
import { libraryClauses } from './drafting/library-clauses.js';

@Controller()
export class TemplatesController {
  /** The clauses that may be added to drafts. */
  @OnCall(listClauses)
  clauses({ documentType, jurisdiction }: z.output<typeof listClauses.request>): LibraryClause[] {
    return libraryClauses(documentType, jurisdiction);
  }
}
