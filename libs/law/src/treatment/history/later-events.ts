import type { HistoryKind, Treatment } from '@casewright/contracts';

/** What later happened to a case, and by what, as the record of the case has it. */
export interface SubsequentHistory {
  kind: HistoryKind;
  scope?: 'whole' | 'part' | undefined;
  by: string;
  citation?: string | undefined;
  year: number;
  note?: string | undefined;
}

/** An event of the table of later history. */
export interface NewLaterEvent {
  name: string;
  /** Citations of the decision as `citationKey` spells them. */
  keys: string[];
  /** Other decisions begin at the page too, so that the name has to agree. */
  shared_page: boolean;
  kind: HistoryKind;
  scope: 'whole' | 'part';
  by_name: string;
  by_citation: string | null;
  by_year: number | null;
  point: string | null;
  sources: string[];
}

/** What a later opinion says about a case. */
export interface SaidOfCase {
  id: number;
  treatment: Treatment;
  treatment_scope: 'whole' | 'part';
  treatment_by: string | null;
  citing_name: string;
  citing_citation: string | null;
  citing_year: number | null;
}
