import type { LibraryClause, ListClausesRequest } from '@casewright/contracts';
import { Injectable } from '@nestjs/common';
import { libraryClauses } from './drafting/library-clauses.js';

/** Shows the clauses that may be added to drafts. */
@Injectable()
export class TemplatesService {
  clauses({ documentType, jurisdiction }: ListClausesRequest): LibraryClause[] {
    return libraryClauses(documentType, jurisdiction);
  }
}
