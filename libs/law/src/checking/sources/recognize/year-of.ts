import type { CslItem } from '@casewright/law/citations';

/** The year of an item's date, in any form CSL allows. */
export function yearOf({ issued }: CslItem): number | undefined {
  if (issued === undefined || typeof issued === 'number') return issued;
  const first = typeof issued === 'string' ? issued.slice(0, 4) : issued['date-parts']?.[0]?.[0];
  const year = Number(first);
  return Number.isInteger(year) && first !== undefined && first !== '' ? year : undefined;
}
