import { cased } from '../../recognize/cased.js';
import type { Parts } from './parts.js';

/** Words of court documents (Bluebook table BT1). */
const WORDS: [RegExp, string][] = [
  [/\bjoint appendix\b/gi, 'J.A.'],
  [/\bappendix\b/gi, 'App.'],
  [/\baff(?:idavit|\b)\.?/gi, 'Aff.'],
  [/\bdecl(?:aration|\b)\.?/gi, 'Decl.'],
  [/\bdep(?:osition|\b)\.?/gi, 'Dep.'],
  [/\btr(?:anscript|\b)\.?/gi, 'Tr.'],
  [/\bbrief\b/gi, 'Br.'],
  [/\bhearing\b/gi, "Hr'g"],
  [/\bamended\b/gi, 'Am.'],
  [/\bcomplaint\b/gi, 'Compl.'],
  [/\bmotion\b/gi, 'Mot.'],
  [/\bmemorandum\b/gi, 'Mem.'],
  [/\bopposition\b/gi, "Opp'n"],
  [/\bexhibit\b/gi, 'Ex.'],
  [/\bdefendant\b/gi, 'Def.'],
  [/\bplaintiff\b/gi, 'Pl.'],
  [/\brecord(?: on appeal)?\b/gi, 'R.'],
];
/** `deposition of John Kessler`: testimony is called by the family name (rule B17.1.1). */
const BY_WHOM =
  /^(deposition|declaration|affidavit)\s+of\s+(?:\p{L}[\p{L}.]*\s+)*(\p{L}[\p{L}'’-]+)$/iu;

/**
 * A filing by its name: in full with the case that it was filed in (Bluebook rule 10.8.3), by the
 * words of BT1 where it is of the record of the case at hand (rule B17.1).
 */
export function filingName(parts: Parts): string | undefined {
  const typed = parts.get('doc')?.replace(/\s+(?:para(?:graph)?s?\.?|¶+)$/i, '');
  if (!typed || parts.has('name')) return typed && cased(typed);
  const name = cased(typed.replace(BY_WHOM, '$2 $1'));
  const volume = parts.get('vol');
  const short = WORDS.reduce((all, [word, abbreviation]) => all.replace(word, abbreviation), name);
  return volume ? `${short} vol. ${volume}` : short;
}
