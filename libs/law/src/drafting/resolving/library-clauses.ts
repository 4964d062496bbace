import { draftBlockText, type LibraryClause, type TemplateType } from '@casewright/contracts';
import { assemble } from '../assembly/assemble.js';
import { CLAUSE_LIBRARY } from '../content/clauses/clause-library.js';
import { TEMPLATES } from '../content/templates.js';
import { jurisdictionOf } from '../jurisdictions.js';
import { Claims } from '../requirements/claims.js';
import type { ClauseSource } from '../source/template-source.js';
import { boundValues } from './bound-values.js';
import { composeValues } from './compose-values.js';
import { factsOf } from './facts-of.js';
import { placeholdersOf } from './placeholders-of.js';
import { resolveValues } from './resolve-values.js';

/** The clauses that fit a document type, or all of them, worded for a place where one is named. */
export function libraryClauses(
  documentType: TemplateType | undefined,
  place: string | undefined,
): LibraryClause[] {
  return CLAUSE_LIBRARY.filter(
    ({ documentTypes }) => !documentType || documentTypes.includes(documentType),
  ).map((clause) => toLibraryClause(clause, documentType ?? clause.documentTypes[0]!, place));
}

/** Its words as a draft has them that it is inserted in, so that references read as they will. */
function toLibraryClause(
  clause: ClauseSource,
  documentType: TemplateType,
  place: string | undefined,
): LibraryClause {
  const source = TEMPLATES[documentType];
  const claims = new Claims({ text: '', written: () => '' });
  const jurisdiction = jurisdictionOf(place);
  const placeholders = placeholdersOf(source, [clause]);
  const sources = { answers: {}, claims, jurisdiction, law: null };
  const values = resolveValues(source, placeholders.values(), sources);
  const facts = factsOf(source, claims, jurisdiction, null, values);
  boundValues(source, values, facts);
  composeValues(source, values, facts);
  const clauses = [clause];
  const scope = { source, jurisdiction, facts, clauses, placeholders, values };
  const draft = assemble(scope);
  const sections = draft.sections.filter((section) => section.id === clause.id);
  const { id, title, group, summary, documentTypes } = clause;
  return {
    id,
    title,
    group,
    summary,
    documentTypes: [...documentTypes],
    text: sections.flatMap(({ blocks }) => blocks.map(draftBlockText)).join('\n\n'),
    notes: sections.flatMap(({ notes }) => notes),
  };
}
