import { courtFromCitation } from '../courts/citation-courts.js';
import type { Edition } from './table.js';

const known = new Map<Edition, string | undefined>();

/** Official reports that print the intermediate court's decisions too, or neutral ones of all courts. */
const SEVERAL_COURTS = /^(?:Ohio|Wis\. 2d|Idaho|S\.C\.|N\.M\.|Haw\.|Ariz\.|Nev\.)$/;

function find(edition: Edition): string | undefined {
  const { abbreviation, reporter } = edition;
  if (SEVERAL_COURTS.test(abbreviation)) return undefined;
  if (reporter.soleCourt) return reporter.soleCourt;
  if (abbreviation.startsWith('L. Ed.')) return 'scotus';
  if (reporter.type !== 'state' || /Supp|Misc|Eq|Ch\.|\(/.test(abbreviation)) return undefined;
  // Official reporters are named like their court (Bluebook rule 10.4(b)): "Ill. App. 3d" is "Ill. App. Ct.".
  return courtFromCitation(abbreviation.replace(/\s?(?:2d|3d|4th|5th)$/, ''), edition.from);
}

/** courts-db id of the court whose decisions a reporter prints, where there is but one. */
export function courtOfReporter(edition: Edition): string | undefined {
  if (!known.has(edition)) known.set(edition, find(edition));
  return known.get(edition);
}
