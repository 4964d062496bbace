import { draftText, type Understood } from '@casewright/contracts';
import type { Assembled } from '../assembly/assemble.js';
import type { Claim, Claims } from '../requirements/claims.js';
import { leftoversOf } from '../requirements/leftovers.js';
import type { Span } from '../requirements/phrases.js';
import type { TemplateSource, Value } from '../source/template-source.js';
import { type Refusal, refusalAt, refusalsOf } from './refusals.js';

export interface Account {
  understood: Understood[];
  /** Where the requirements say what the draft's own clauses do not. */
  notUnderstood: Span[];
  /** What the law of the place does not let the draft follow. */
  refusals: Refusal[];
}

/** Says of every part of the requirements where the draft has it, or that it has it not. */
export function accountFor(
  claims: Claims,
  draft: Assembled,
  source: TemplateSource,
  facts: ReadonlySet<string>,
  values: ReadonlyMap<string, Value>,
): Account {
  const understood: Understood[] = [];
  const unplaced: Claim[] = [];
  const roles = source.parties.flatMap(({ called }) => called);
  const inOrder = [...claims.all].sort((a, b) => a.start - b.start || b.end - a.end);
  const refusals = refusalsOf(claims, source, facts, values);
  const refused = new Set(refusals.flatMap((refusal) => refusal.claims));
  const isLeftOut = (claim: Claim): boolean => refused.has(claim) || isOverruled(claim, facts);
  const places = new Map(
    inOrder.map((claim) => [claim, isLeftOut(claim) ? null : placeOf(claim, draft)]),
  );
  const shown = inOrder.filter((claim) => places.get(claim));
  for (const [claim, placed] of places) {
    const quote = claims.written(claim);
    if (placed) understood.push({ what: claim.what, quote, ...placed });
    else if (!claims.isCoveredBy(shown, claim)) unplaced.push(claim);
  }
  const leftovers = leftoversOf(claims, roles, unplaced);
  const notUnderstood: Span[] = [];
  for (const span of leftovers) {
    if (refusalAt(refusals, span.start)) continue;
    const covered = isTopic(claims, span)
      ? coverageOf(draft, claims.text.slice(span.start, span.end))
      : null;
    if (covered) understood.push({ what: 'Covered', quote: claims.written(span), ...covered });
    else notUnderstood.push(span);
  }
  return { understood, notUnderstood, refusals };
}

/** True where whoever drafts is only told what to write about: `Cover irreparable harm and the public interest.` */
const isTopic = (claims: Claims, span: Span): boolean =>
  /^\s*(?:please |also )?(?:cover|include|address|discuss|mention|deal with|argue|explain)\b(?!.*\b(?:no|not|without)\b)/is.test(
    claims.text.slice(claims.sentenceAt(span.start).start, span.end),
  );

/** The section that has all words of a topic, figures as they are and the others by how they begin. */
function coverageOf(draft: Assembled, topic: string): Placed | null {
  const words = topic.toLowerCase().match(/[\p{L}\d$%.-]{4,}|\d+/gu) ?? [];
  const heads = words.map((word) => (/\d/.test(word) ? word : word.slice(0, 5)));
  if (heads.length === 0) return null;
  const section = draft.sections.find((each) => {
    const said = draftText('', [each]).toLowerCase();
    return heads.every((head) => said.includes(head));
  });
  return section ? inSection(draft, section.id, topic) : null;
}

/** True of something asked for that something else asked for has taken away again. */
const isOverruled = ({ takes }: Claim, facts: ReadonlySet<string>): boolean =>
  'fact' in takes && takes.fact !== '' && !facts.has(takes.fact);

/** What the draft follows without a value or a section of its own. */
const INCLUDED = 'Included';

type Placed = Pick<Understood, 'value' | 'placedIn'>;

function placeOf({ takes, what }: Claim, draft: Assembled): Placed | null {
  if ('placeholder' in takes) {
    const found = draft.placeholders.find(({ name }) => name === takes.placeholder);
    if (!found || found.origin === null) return null;
    return { value: found.value ?? '', placedIn: found.where[0] ?? null };
  }
  if ('law' in takes) return { value: takes.law, placedIn: hasSection(draft, 'governing-law') };
  if ('fact' in takes) {
    if (takes.fact === '') return { value: 'Left out', placedIn: null };
    if (takes.section === null) return { value: INCLUDED, placedIn: null };
    return inSection(draft, takes.section, what);
  }
  return inSection(draft, 'clause' in takes ? takes.clause : takes.section, what);
}

const hasSection = ({ sections }: Assembled, id: string): string | null =>
  sections.find((section) => section.id === id)?.id ?? null;

/** `Section 3, Rent`; a heading that only repeats what is placed there is left out. */
function inSection({ sections }: Assembled, id: string, what: string): Placed | null {
  const section = sections.find((each) => each.id === id);
  if (!section) return null;
  const heading = section.heading.toLowerCase() === what.toLowerCase() ? '' : section.heading;
  const number = section.number === '' ? '' : `Section ${section.number}`;
  return { value: [number, heading].filter(Boolean).join(', ') || INCLUDED, placedIn: id };
}
