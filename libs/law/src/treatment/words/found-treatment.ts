import type { Treatment, TreatmentScope } from '@casewright/contracts';
import type { ResolvedCitations } from '../../citations/index.js';
import type { Mention } from './mentions.js';

/** What an opinion does to a case that it cites, or says that another case did. */
export interface FoundTreatment {
  /** Id of the authority among the resolved ones. */
  authority: number;
  kind: Treatment;
  scope: TreatmentScope;
  /** The case that does it, where it is not the opinion itself. */
  by: string | null;
  /** The words that say so. */
  start: number;
  end: number;
  /** Where the case is named in that sentence. */
  mention: Mention;
}

/** The name of the case that acts on another; its citation where both have the same name. */
export function agentName(
  resolved: ResolvedCitations,
  object: number,
  agent: number | null | undefined,
): string | null {
  const named = (id: number | null | undefined) => resolved.authorities.find((a) => a.id === id);
  const by = named(agent);
  if (!by || agent === object) return null;
  const citation = by.citations[0] ?? null;
  return by.name === named(object)?.name ? citation : (by.name ?? citation);
}
