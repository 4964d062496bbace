import type { SealedTable } from '@casewright/database';
import { SEALED_UPLOADS } from '@casewright/uploads';

/** What users write and what was made of it. A migration has these: a change of them is another. */
export const FIRST_SEALED: readonly SealedTable[] = [
  ...SEALED_UPLOADS,
  { table: 'legal_documents', columns: ['title', 'content', 'analysis', 'layout', 'file_name'] },
  { table: 'jobs', columns: ['input', 'result', 'text'] },
  { table: 'citations', columns: ['content', 'citation_text'] },
  { table: 'template_drafts', columns: ['title'] },
  {
    table: 'template_draft_versions',
    columns: ['title', 'request', 'draft'],
    owner: '(SELECT user_id FROM template_drafts WHERE id = NEW.draft_id)',
  },
];

export const SEALED_REVIEWS: SealedTable = {
  table: 'citation_reviews',
  columns: ['title', 'report', 'decisions'],
};

export const SEALED_TABLES: readonly SealedTable[] = [...FIRST_SEALED, SEALED_REVIEWS];
