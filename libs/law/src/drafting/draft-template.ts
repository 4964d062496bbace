import {
  type Draft,
  draftText,
  type GenerateTemplateRequest,
  type Placeholder,
  placeTerms,
} from '@casewright/contracts';
import { STATES } from '@casewright/law/citations';
import { type Assembled, assemble, structureOf } from './assembly/assemble.js';
import type { Scope } from './assembly/scope.js';
import { CLAUSE_LIBRARY } from './content/clauses/clause-library.js';
import { templateFor } from './content/templates.js';
import { type Jurisdiction, jurisdictionOf } from './jurisdictions.js';
import type { Claims } from './requirements/claims.js';
import { inFull } from './requirements/in-full.js';
import { capturedIn } from './requirements/read-captures.js';
import { asked } from './requirements/read-options.js';
import { readRequirements } from './requirements/read-requirements.js';
import { type Account, accountFor } from './resolving/account-for.js';
import { boundValues } from './resolving/bound-values.js';
import { composeValues } from './resolving/compose-values.js';
import { factsOf } from './resolving/facts-of.js';
import { jurisdictionNote } from './resolving/jurisdiction-note.js';
import { placeholdersOf } from './resolving/placeholders-of.js';
import { wordsOf } from './resolving/refusals.js';
import { resolveValues } from './resolving/resolve-values.js';
import { termsOf } from './resolving/terms.js';
import { withReasons } from './resolving/with-reasons.js';
import type { ClauseSource, TemplateSource, Value } from './source/template-source.js';
import type { Lexicon } from './wording/is-english.js';

export type DraftWithoutCitations = Omit<Draft, 'citations' | 'engine'>;

/**
 * Drafts a document by rules alone: reads the requirements, decides what holds, assembles the
 * template and accounts for every word of the requirements. The same request has the same draft.
 *
 * @param lexicon tells shorthand from words, as `loadWords` of the writing room does; without it none is told
 */
export function draftTemplate(
  request: GenerateTemplateRequest,
  lexicon: Lexicon = { knows: () => true, writtenOut: () => null },
): DraftWithoutCitations {
  const { documentType, requirements, answers = {}, clauses: chosen = [] } = request;
  const source = templateFor(request);
  const place = jurisdictionOf(request.jurisdiction);
  const full = inFull(requirements, source, place);
  const library = libraryFor(request, full.text);
  const claims = readRequirements(
    full,
    source,
    [...placeholdersOf(source, library).values()],
    library,
  );
  const clauses = library.filter(({ id }) => chosen.includes(id) || isAsked(id, claims));
  const { jurisdiction, law } = placesOf(request.jurisdiction, claims, source);
  const placeholders = placeholdersOf(source, clauses);
  const named = courtIn(request, placeholders, claims);
  const values = resolveValues(source, placeholders.values(), {
    answers: { ...(named && { court_name: named }), ...answers },
    claims,
    jurisdiction,
    law,
  });
  const facts = factsOf(source, claims, jurisdiction, law, values);
  boundValues(source, values, facts);
  composeValues(source, values, facts);
  const scope: Scope = { source, jurisdiction, facts, clauses, placeholders, values };
  const bare = assemble(scope);
  const account = accountFor(claims, bare, source, facts, values);
  const { terms, said, contested } = termsOf(account, {
    claims,
    source,
    facts,
    values,
    answers,
    sections: bare.sections,
    placeholders: bare.placeholders,
    lexicon,
  });
  const opened = leftOpen(contested, values, facts) ? assemble(scope) : bare;
  const draft = withReasons(withTerms(scope, opened, terms), account.refusals, claims);
  return {
    ...draft,
    understood: [...account.understood, ...wordedIn(terms)],
    notUnderstood: untold(account, claims, terms, said),
    refused: account.refusals.map((each) => ({
      quote: wordsOf(each, claims),
      reason: each.reason,
      authority: each.authority,
    })),
    documentType,
    locale: jurisdiction?.locale ?? 'en-US',
    jurisdiction: jurisdiction?.id ?? null,
    jurisdictionNote: jurisdictionNote(documentType, jurisdiction, law, draft.sections),
    clauses: presentClauses(clauses, draft.sections),
  };
}

/** The court that the jurisdiction names, where the requirements name none. */
function courtIn(
  { jurisdiction = '' }: GenerateTemplateRequest,
  placeholders: Scope['placeholders'],
  claims: Claims,
) {
  const court = placeholders.get('court_name');
  return court && !claims.hasValue('court_name') && capturedIn(jurisdiction, court);
}

/** Clauses that are chosen or asked for: another has no place for a figure of theirs. */
const libraryFor = (
  { documentType, clauses = [] }: GenerateTemplateRequest,
  text: string,
): ClauseSource[] =>
  CLAUSE_LIBRARY.filter(
    ({ id, documentTypes, asks }) =>
      documentTypes.includes(documentType) &&
      (clauses.includes(id) || asked(asks, text).length > 0),
  );

/** Terms that the draft has, as what it understood. */
const wordedIn = (terms: readonly Placeholder[]): Draft['understood'] =>
  terms.flatMap(({ quote, value, where }) =>
    quote !== undefined && value !== null
      ? [{ what: 'Worded term', value, quote, placedIn: where[0] ?? 'special' }]
      : [],
  );

/** No usual figure stands where the requirements may say another; true where one gave way. */
function leftOpen(
  contested: ReadonlyMap<string, string>,
  values: Map<string, Value>,
  facts: Set<string>,
): boolean {
  for (const [name, quote] of contested) {
    const problem = `The instructions may say it: “${quote}”.`;
    values.set(name, { text: null, origin: null, problem });
    facts.delete(`has.${name}`);
  }
  return contested.size > 0;
}

/** The words of the requirements that stand neither in a term nor in what a clause says already. */
function untold(
  { notUnderstood }: Account,
  claims: Claims,
  terms: readonly Placeholder[],
  said: readonly string[],
): string[] {
  const placed = terms.filter(({ value }) => value !== null);
  const quotes = [...said, ...placed.map(({ quote = '' }) => quote)];
  return notUnderstood
    .map((span) => claims.written(span))
    .filter((words) => {
      const line = words.trim().replace(/\s+/g, ' ');
      return !quotes.some((quote) => quote.includes(line));
    });
}

/** The draft with what was worded for it, and with a question for the rest. */
function withTerms(scope: Scope, bare: Assembled, terms: readonly Placeholder[]): Assembled {
  if (terms.length === 0) return bare;
  const whole = scope.source.factsIn
    ? assemble({ ...scope, facts: new Set([...scope.facts, 'has.special']) })
    : bare;
  const placeholders = [...whole.placeholders, ...terms];
  const sections = placeTerms(whole.sections, placeholders);
  const content = draftText(whole.title, sections);
  return { ...whole, placeholders, sections, structure: structureOf(sections), content };
}

const isAsked = (id: string, { all }: Claims): boolean =>
  all.some(({ takes }) => 'clause' in takes && takes.clause === id);

/** Where the draft is for, and whose law it names when the requirements set that apart. */
function placesOf(
  asked: string | undefined,
  claims: Claims,
  source: TemplateSource,
): { jurisdiction: Jurisdiction | null; law: Jurisdiction | null } {
  const stated = claims.all.find(({ takes }) => 'law' in takes)?.takes;
  const named = stated && 'law' in stated ? jurisdictionOf(stated.law) : null;
  const jurisdiction = jurisdictionOf(asked) ?? seatOf(source, claims) ?? named;
  const isKept = source.keepsLaw !== undefined && source.keepsLaw === jurisdiction?.id;
  const governs = stated && 'law' in stated && stated.governs && !isKept;
  return { jurisdiction, law: governs ? named : null };
}

/** A paper follows the rules of the court that it names, and a lease the law of where the premises are. */
function seatOf({ caption }: TemplateSource, { all }: Claims): Jurisdiction | null {
  const named = caption ? 'court_name' : 'premises_address';
  const takes = all.find(
    (claim) => 'placeholder' in claim.takes && claim.takes.placeholder === named,
  )?.takes;
  if (!takes || !('placeholder' in takes)) return null;
  // The one `District of` that is also a place has a federal court.
  const court = /^District of /.test(takes.raw) ? `federal ${takes.raw}` : takes.raw;
  const found = caption ? jurisdictionOf(court) : jurisdictionOf(placeOfAddress(takes.raw));
  return found?.id ? found : null;
}

/** The State before a ZIP code or at the end; England for London, where no other town has its postcodes. */
function placeOfAddress(address: string): string | undefined {
  if (/\bLondon\s[A-Z]{1,2}\d/.test(address)) return 'England';
  return STATES.find(({ code, name }) =>
    new RegExp(`(?:\\b${code.toUpperCase()}\\s\\d{5}|,\\s${name}(?:\\s\\d{5})?)(?:-\\d{4})?$`).test(
      address,
    ),
  )?.name;
}

const presentClauses = (clauses: readonly ClauseSource[], sections: Draft['sections']): string[] =>
  clauses.map(({ id }) => id).filter((id) => sections.some((each) => each.id === id));
