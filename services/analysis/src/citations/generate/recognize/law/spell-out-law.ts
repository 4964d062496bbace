import { findCitations, STATES, subjectOf } from '@casewright/legal';
import type { Reading, Recognized } from '../../../../engine/recognized.js';
import { federalCode, federalConstitution } from './federal-law.js';
import { LAW_KINDS } from './law-item.js';
import { readFoundLaw } from './read-found-law.js';
import { divisions, LONGEST, SECTION } from './spelled-out.js';
import { codeForms } from './state-codes.js';

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
function stateLaw(line: string): string[] {
  const state = stateAt(line);
  if (!state) return [];
  const constitution = /^const(?:itution)?\b\.?,?\s*(.+)$/i.exec(state.rest);
  if (constitution?.[1]) return [`${state.abbreviation} Const. ${divisions(constitution[1])}`];
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
function illinois(line: string): string[] {
  const found =
    /^ill(?:inois|\.)\s+comp(?:iled|\.)\s+stat(?:utes?|s?\.),?\s+(?:chapter|ch\.?)\s+(\d+),?\s+act\s+(\d+),?\s+(?:§+|sections?|sec\.?)\s*(\d[\w.()-]*?)\.?$/i.exec(
      line,
    );
  return found ? [`${found[1]} Ill. Comp. Stat. ${found[2]}/${found[3]}`] : [];
}

/** The provision first: `Rule 4.2 of the …`, `Section 1 of the Fourteenth Amendment`. */
const OF_THE =
  /^((?:(?:rule|article|section|sec\.|§|clause)\s*[\dIVXLC][\w.()-]*,?\s+(?:(?:and|of)\s+)?)+)of\s+(?:the\s+)?(.{4,120}?)\.?$/i;

/** The same with what it stands in first, as it is cited; parts named from the least are turned round. */
function turnedRound(line: string): string[] {
  const [, parts = '', source = ''] = OF_THE.exec(line) ?? [];
  if (!source) return [];
  const given = parts
    .split(/,?\s+(?=(?:of\s+)?(?:rule|article|section|sec\.|§|clause)\b)|,\s*$/i)
    .map((part) => part.replace(/^of\s+/i, '').replace(/[,\s]+$/, ''))
    .filter(Boolean);
  const least = /\sof\s+(?:article|section)/i.test(parts) || /^(?:clause|section)/i.test(parts);
  return [`${source}, ${(least ? given.reverse() : given).join(', ')}`];
}

/** A clause that the Constitution has twice: which one is meant is not guessed. */
function clauseOfTwo(line: string): Recognized | undefined {
  if (!/^(?:the\s+)?due process(?: clause)?$/i.test(line)) return undefined;
  return {
    kind: 'constitution',
    item: { type: 'legislation', 'container-title': 'U.S. Const.' },
    implied: [],
    doubts: [
      'The Constitution has two Due Process Clauses: against the federal government in amend. V, against the states in amend. XIV, § 1. Say which.',
    ],
    others: 0,
  };
}

/** A rule without its rules: `rule 12(b)(6)`. Which rules are meant is not guessed. */
function bareRule(line: string): Recognized | undefined {
  const number = /^(?:rule|r\.)\s+(\d[\dA-Za-z]{0,4}(?:\.\d+)?(?:\([\w]{1,4}\))*)$/i.exec(
    line,
  )?.[1];
  if (!number) return undefined;
  return {
    kind: 'court-rule',
    item: { type: 'legislation', section: `r. ${number}` },
    implied: [],
    doubts: [
      'The text names a rule and not the rules it belongs to: add them, such as "Fed. R. Civ. P.".',
    ],
    others: 0,
  };
}

/** A provision of a constitution that the text does not name. */
function bareProvision(line: string): Recognized | undefined {
  const place = divisions(line);
  if (!/^(?:art|amend)\. [IVXLC]+(?:, (?:§|cl\.) \d+)*$/.test(place)) return undefined;
  return {
    kind: 'constitution',
    item: { type: 'legislation', section: place },
    implied: [],
    doubts: [
      'The text names a provision and not the constitution it stands in: add it, such as "U.S. Const.".',
    ],
    others: 0,
  };
}

/** A law written out in words or typed without its marks, brought into the form that is cited. */
export function readSpelledLaw({ line }: Reading): Recognized | undefined {
  if (line.length > LONGEST) return undefined;
  const lines = [line, ...turnedRound(line)];
  const forms = lines.flatMap((each) => [
    ...federalConstitution(each),
    ...federalCode(each),
    ...illinois(each),
    ...stateLaw(each),
  ]);
  for (const form of [...forms, ...lines.slice(1)]) {
    const sources = findCitations(form);
    const [law] = sources;
    if (law && law.start === 0 && LAW_KINDS[law.kind])
      return { ...readFoundLaw(law, sources, form), others: 0 };
  }
  return clauseOfTwo(line) ?? bareRule(line) ?? bareProvision(line);
}
