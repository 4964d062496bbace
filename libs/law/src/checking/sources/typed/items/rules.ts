import { courtById } from '@casewright/law/citations';
import { courtOf } from './court.js';
import type { Parts } from './parts.js';
import { stateAt } from './states.js';

/** Court rules by their words; what stands first is looked at first (Bluebook rule 12.9.3). */
const SUBJECTS: [RegExp, string][] = [
  [/\bprof|ethic/i, 'Rules of Pro. Conduct'],
  [/\bcrim/i, 'R. Crim. P.'],
  [/\bciv/i, 'R. Civ. P.'],
  [/\bapp/i, 'R. App. P.'],
  [/\bbankr/i, 'R. Bankr. P.'],
  [/\bevid/i, 'R. Evid.'],
];
const LETTERS: Record<string, string> = {
  frcp: 'Fed. R. Civ. P.',
  frcivp: 'Fed. R. Civ. P.',
  frcrp: 'Fed. R. Crim. P.',
  frcrimp: 'Fed. R. Crim. P.',
  fre: 'Fed. R. Evid.',
  frap: 'Fed. R. App. P.',
  frbp: 'Fed. R. Bankr. P.',
};

/** `N.D. Cal. Civ. L.R.`: a district's own rules, no state's. */
const LOCAL = /^[NSEWMC]\.?\s?D\.?\s?(?!R\b)[A-Z][a-z]|\bL(?:ocal|\.)?\s?(?:Civ(?:il|\.)?\s)?R/;

/** `local civil rule 56.1 sdny` → `S.D.N.Y. Loc. Civ. R.` (Bluebook rule 12.9.3, BT2). */
export function localRules(parts: Parts): string | undefined {
  const typed = parts.get('code') ?? '';
  const ahead =
    /^(.+?)\s+(?:(?:civ|crim|bankr)[a-z]*\.?\s+)?(?:local|loc\.|l\.\s?r|rule\b|r\.$)/i.exec(
      typed,
    )?.[1];
  const id = [ahead, parts.get('court'), parts.get('cmt'), parts.get('pub')]
    .map((said) => said && courtOf(said, undefined)?.id)
    .find(Boolean);
  const court = id && courtById(id)?.citation;
  if (court && /\bcir/i.test(ahead ?? '')) return `${court} R.`;
  if (!court || !/\bloc|\bL\.?\s?(?:Civ|Crim|R)/i.test(typed)) return undefined;
  const subject = SUBJECTS.find(([words]) => words.test(typed))?.[1].split(' ')[1];
  return [court, 'Loc.', subject, 'R.'].filter(Boolean).join(' ');
}

/** `federal rules of civil procedure` → `Fed. R. Civ. P.`; `undefined` for what is no court's rule. */
export function rulesName(text: string): string | undefined {
  const letters = LETTERS[text.toLowerCase().replace(/[^a-z]/g, '')];
  if (letters) return letters;
  const bare = text.replace(/^the\s+/i, '');
  if (/^(?:ABA\s+)?model r(?:ules?|\.)/i.test(bare)) return 'Model Rules of Pro. Conduct';
  if (
    /^(?:rules? of the )?(?:u\.?s\.? )?(?:sup\.? ?ct\.?|supreme court)(?: of the united states)?(?:\s+r(?:ules?)?\.?)?$/i.test(
      bare,
    )
  )
    return 'Sup. Ct. R.';
  if (/practice (?:law|act)/i.test(bare) || LOCAL.test(bare)) return undefined;
  const at = stateAt(bare);
  const place = /^fed/i.test(bare) || /^bankruptcy rule/i.test(bare) ? 'Fed.' : at?.state;
  if (!place || !/\br(?:ules?)?\b/i.test(bare)) return undefined;
  if (/rules? of court$/i.test(bare) || /\bR\. ?(?:of )?Ct\.?$/i.test(bare))
    return `${place} R. Ct.`;
  if (/superior/i.test(bare)) return `${place} Super. Ct. R.`;
  const subject = SUBJECTS.find(([words]) => words.test(at?.rest ?? bare))?.[1];
  return subject && `${place} ${subject}`;
}
