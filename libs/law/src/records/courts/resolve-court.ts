import { courtOfPrintings, findCitations } from '@casewright/law/citations';
import type { SourceCase } from '../source-case.js';
import { courtAbbreviation } from './court-abbreviation.js';
import { courtLabel } from './court-label.js';
import { stateIn } from './states.js';

export interface ResolvedCourt {
  /** courts-db id where the court is known there; otherwise made from its name. */
  id: string;
  name: string;
  jurisdiction: string;
}

const FEDERAL = 'United States';
const UNKNOWN: ResolvedCourt = { id: 'unknown', name: 'Unknown court', jurisdiction: 'Unknown' };

const found = new Map<string, ResolvedCourt>();
/** Names come from files; a file with millions of them must not fill the memory. */
const REMEMBERED = 5_000;

/** The court of a decision, as its source says it or, against that, as a state's own reports do. */
export function courtOf(court: SourceCase['court'], citations: readonly string[]): ResolvedCourt {
  const resolved = resolveCourt(court);
  const said = resolved === UNKNOWN ? undefined : resolved.id;
  const printed = courtOfPrintings(citations, courtLabel(said ?? '') ? said : undefined);
  const label = printed && printed !== said ? courtLabel(printed) : undefined;
  const isElsewhere = label && label.jurisdiction !== resolved.jurisdiction;
  return isElsewhere ? { id: printed!, ...label } : resolved;
}

/** The court that a source means, by its id, its abbreviation or its name. */
export function resolveCourt(court: SourceCase['court']): ResolvedCourt {
  const key = JSON.stringify(court);
  const before = found.get(key);
  if (before) return before;
  const resolved = lookUp(court);
  if (found.size < REMEMBERED) found.set(key, resolved);
  return resolved;
}

function lookUp(court: SourceCase['court']): ResolvedCourt {
  const { id, name, abbreviation } = court;
  const candidates = [
    id ?? undefined,
    abbreviation ? courtCited(abbreviation) : undefined,
    name ? courtCited(courtAbbreviation(name)) : undefined,
  ];
  for (const candidate of candidates) {
    const label = candidate ? courtLabel(candidate) : undefined;
    if (candidate && label) return { id: candidate, ...label };
  }
  if (!id && !name) return UNKNOWN;
  return {
    id: id ?? slug(name ?? ''),
    name: name ?? id ?? UNKNOWN.name,
    jurisdiction: jurisdictionOf(court),
  };
}

/** The citation finder knows the courts by what appears in a citation's parenthesis. */
function courtCited(abbreviation: string | undefined): string | undefined {
  if (!abbreviation) return undefined;
  // The finder leaves open which of the District's courts is meant; its highest is.
  if (abbreviation === 'D.C.') return 'dc';
  return findCitations(`1 F.3d 1 (${abbreviation} 1999)`)[0]?.fields.court;
}

function jurisdictionOf({ name, jurisdiction }: SourceCase['court']): string {
  if (jurisdiction && /united states|^U\.?S\.?$/i.test(jurisdiction)) return FEDERAL;
  const state = stateIn(jurisdiction ?? '') ?? stateIn(name ?? '');
  if (state) return state;
  return /united states|federal|u\.s\./i.test(name ?? '')
    ? FEDERAL
    : (jurisdiction ?? UNKNOWN.jurisdiction);
}

function slug(name: string): string {
  return name
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '')
    .slice(0, 80);
}
