import { STATES } from '../courts/states.js';
import { subjectOf } from '../statutes/subjects.js';
import { codeForms } from './code-words.js';
import { divisions, SECTION } from './divisions.js';

/** The state that a text begins with, and what follows it. */
function stateAt(line: string): { abbreviation: string; rest: string } | undefined {
  const squeezed = (text: string): string => text.toLowerCase().replace(/\./g, '').trim();
  const words = line.split(' ');
  for (let count = Math.min(3, words.length - 1); count >= 1; count--) {
    const head = squeezed(words.slice(0, count).join(' '));
    const state = STATES.find(
      ({ name, abbreviation }) =>
        squeezed(name) === head ||
        squeezed(abbreviation) === head ||
        squeezed(abbreviation).replace(/ /g, '') === head,
    );
    if (state) return { abbreviation: state.abbreviation, rest: words.slice(count).join(' ') };
  }
  return undefined;
}

/** `cal penal code 187`, `Florida Statutes section 768.28`, `delaware code title 8 section 102`. */
export function stateLaw(line: string): string[] {
  const state = stateAt(line);
  if (!state) return [];
  const constitution = /^const(?:itution)?\b\.?,?\s*(.+)$/i.exec(state.rest);
  if (constitution?.[1]) return [`${state.abbreviation} Const. ${divisions(constitution[1])}`];
  // Louisiana's codes have articles, and no sections.
  const article = /^(\w+) code,?\s+art(?:icle|\.)\s+(\d[\w.]*)$/i.exec(state.rest);
  if (article?.[1] && state.abbreviation === 'La.')
    return [`La. ${subjectOf(article[1]) ?? article[1]} Code art. ${article[2]}`];
  const law = new RegExp(
    `^(.+?),?\\s+(?:(title|tit\\.?|chapter|ch\\.?)\\s+([\\w.]+),?\\s+)?${SECTION}(\\d[\\w.:()/–-]*)(\\s*\\([^()]*\\d{4}\\))?\\.?$`,
    'i',
  ).exec(state.rest);
  if (!law) return [];
  const [, words = '', division, number, section = '', dated = ''] = law;
  const byTitle = /^t/i.test(division ?? '') ? titled(state.abbreviation, number, section) : [];
  const inside = division
    ? `${/^t/i.test(division) ? 'tit.' : 'ch.'} ${number?.toUpperCase()}, `
    : '';
  const place = `${inside}§ ${section}${dated}`;
  const subject = /^(.+?)\s+(code|law)(?:\s+ann(?:otated|\.)?)?$/i.exec(words);
  const short = subject?.[1] ? subjectOf(subject[1]) : undefined;
  const names = short
    ? [`${short} ${/law/i.test(subject?.[2] ?? '') ? 'Law' : 'Code'}`]
    : codeForms(words.replace(/,$/, ''));
  return [...byTitle, ...names.map((name) => `${state.abbreviation} ${name} ${place}`)];
}

/** Codes that are cited by title first, as the United States Code is (Bluebook T1.3). */
const BY_TITLE: Record<string, string> = { 'Pa.': 'Pa. Cons. Stat.' };

function titled(state: string, title: string | undefined, section: string): string[] {
  const code = BY_TITLE[state];
  return code && title ? [`${title} ${code} § ${section}`] : [];
}

/** `Illinois Compiled Statutes chapter 735, act 5, section 2-615` (Bluebook T1.3). */
export function illinois(line: string): string[] {
  const found =
    /^ill(?:inois|\.)\s+comp(?:iled|\.)\s+stat(?:utes?|s?\.),?\s+(?:chapter|ch\.?)\s+(\d+),?\s+act\s+(\d+),?\s+(?:§+|sections?|sec\.?)\s*(\d[\w.()-]*?)\.?$/i.exec(
      line,
    );
  return found ? [`${found[1]} Ill. Comp. Stat. ${found[2]}/${found[3]}`] : [];
}
