import type { Understood } from '@casewright/contracts';
import type { Assembled } from '../assembly/assemble.js';
import type { Claim, Claims } from '../requirements/claims.js';
import { leftoversOf } from '../requirements/leftovers.js';
import type { TemplateSource } from '../source/template-source.js';

export interface Account {
  understood: Understood[];
  notUnderstood: string[];
}

/** Says of every part of the requirements where the draft has it, or that it has it not. */
export function accountFor(claims: Claims, draft: Assembled, { parties }: TemplateSource): Account {
  const understood: Understood[] = [];
  const unplaced: Claim[] = [];
  const roles = parties.flatMap(({ called }) => called);
  const inOrder = [...claims.all].sort((a, b) => a.start - b.start || b.end - a.end);
  for (const claim of inOrder) {
    const quote = claims.text.slice(claim.start, claim.end);
    const placed = placeOf(claim, draft);
    if (placed) understood.push({ what: claim.what, quote, ...placed });
    else if (!claims.isCoveredByOthers(claim)) unplaced.push(claim);
  }
  return { understood, notUnderstood: leftoversOf(claims, roles, unplaced) };
}

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
    if (takes.section === null) return { value: what, placedIn: null };
    return inSection(draft, takes.section);
  }
  return inSection(draft, 'clause' in takes ? takes.clause : takes.section);
}

const hasSection = ({ sections }: Assembled, id: string): string | null =>
  sections.find((section) => section.id === id)?.id ?? null;

function inSection({ sections }: Assembled, id: string): Placed | null {
  const section = sections.find((each) => each.id === id);
  if (!section) return null;
  const value = section.number === '' ? section.heading : `${section.number} ${section.heading}`;
  return { value, placedIn: id };
}
