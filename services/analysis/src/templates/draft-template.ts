import type { Draft, GenerateTemplateRequest } from '@casewright/contracts';
import { findCitations } from '@casewright/legal';
import type { CitationChecker } from '../engine/engine.js';
import { assemble } from './assembly/assemble.js';
import type { Scope } from './assembly/scope.js';
import { CLAUSE_LIBRARY } from './content/clauses/clause-library.js';
import { TEMPLATES } from './content/templates.js';
import { accountFor } from './drafting/account-for.js';
import { factsOf } from './drafting/facts-of.js';
import { jurisdictionNote } from './drafting/jurisdiction-note.js';
import { placeholdersOf } from './drafting/placeholders-of.js';
import { resolveValues } from './drafting/resolve-values.js';
import { type Jurisdiction, jurisdictionOf } from './jurisdictions/jurisdictions.js';
import type { Claims } from './requirements/claims.js';
import { readRequirements } from './requirements/read-requirements.js';
import type { ClauseSource, TemplateSource } from './source/template-source.js';

export type DraftWithoutCitations = Omit<Draft, 'citations' | 'engine'>;

/**
 * Drafts a document by rules alone: reads the requirements, decides what holds, assembles the
 * template and accounts for every word of the requirements. The same request has the same draft.
 */
export function draftTemplate(request: GenerateTemplateRequest): DraftWithoutCitations {
  const { documentType, requirements, answers = {}, clauses: chosen = [] } = request;
  const source = TEMPLATES[documentType];
  const library = CLAUSE_LIBRARY.filter(({ documentTypes }) =>
    documentTypes.includes(documentType),
  );
  const claims = readRequirements(
    requirements,
    source,
    [...placeholdersOf(source, library).values()],
    library,
  );
  const clauses = library.filter(({ id }) => chosen.includes(id) || isAsked(id, claims));
  const { jurisdiction, law } = placesOf(request.jurisdiction, claims, source);
  const placeholders = placeholdersOf(source, clauses);
  const values = resolveValues(placeholders.values(), { answers, claims, jurisdiction, law });
  const facts = factsOf(source, claims, jurisdiction, law, values);
  const scope: Scope = { source, jurisdiction, facts, clauses, placeholders, values };
  const draft = assemble(scope);
  return {
    ...draft,
    ...accountFor(claims, draft, source),
    documentType,
    locale: jurisdiction?.locale ?? 'en-US',
    jurisdiction: jurisdiction?.id ?? null,
    jurisdictionNote: jurisdictionNote(documentType, jurisdiction, law, draft.sections),
    clauses: presentClauses(clauses, draft.sections),
  };
}

const isAsked = (id: string, { all }: Claims): boolean =>
  all.some(({ takes }) => 'clause' in takes && takes.clause === id);

/** Where the draft is for, and whose law it names when the requirements set that apart. */
function placesOf(
  asked: string | undefined,
  claims: Claims,
  { caption }: TemplateSource,
): { jurisdiction: Jurisdiction | null; law: Jurisdiction | null } {
  const stated = claims.all.find(({ takes }) => 'law' in takes)?.takes;
  const named = stated && 'law' in stated ? jurisdictionOf(stated.law) : null;
  const governs = stated && 'law' in stated && stated.governs ? named : null;
  const court = caption ? courtOf(claims) : null;
  return { jurisdiction: jurisdictionOf(asked) ?? court ?? named, law: governs };
}

/** A paper follows the rules of the court that it names, wherever the facts happened. */
function courtOf({ all }: Claims): Jurisdiction | null {
  const court = all.find(
    ({ takes }) => 'placeholder' in takes && takes.placeholder === 'court_name',
  );
  const takes = court?.takes;
  const found = takes && 'placeholder' in takes ? jurisdictionOf(takes.raw) : null;
  return found?.id ? found : null;
}

const presentClauses = (clauses: readonly ClauseSource[], sections: Draft['sections']): string[] =>
  clauses.map(({ id }) => id).filter((id) => sections.some((each) => each.id === id));

/** What the library says of the decisions that the document and its notes cite. */
export async function citationsOf(
  { content, sections }: DraftWithoutCitations,
  checker: CitationChecker | undefined,
): Promise<Draft['citations']> {
  if (!checker) return [];
  const authorities = sections.flatMap(({ notes }) =>
    notes.map(({ authority }) => authority ?? ''),
  );
  const text = [content, ...new Set(authorities)].join('\n\n');
  if (!findCitations(text).some(({ kind }) => kind === 'case')) return [];
  const { citations } = await checker.check(text);
  return citations.filter(({ kind }) => kind === 'case');
}
