import { findCitations, STATES } from '@casewright/legal';
import type { Reading, Recognized } from '../../../../engine/recognized.js';
import { LAW_KINDS } from './law-item.js';
import { readFoundLaw } from './read-found-law.js';
import { codeForms, subjectOf } from './state-codes.js';

const LONGEST = 300;
const SECTION = String.raw`(?:§+|ss?\.?|secs?\.?|sections?)?\s*`;
const ORDINALS =
  'first second third fourth fifth sixth seventh eighth ninth tenth eleventh twelfth thirteenth fourteenth fifteenth sixteenth seventeenth eighteenth nineteenth twentieth twenty-first twenty-second twenty-third twenty-fourth twenty-fifth twenty-sixth twenty-seventh'.split(
    ' ',
  );
const TENS = ['', 'X', 'XX'];
const ONES = ['', 'I', 'II', 'III', 'IV', 'V', 'VI', 'VII', 'VIII', 'IX'];
const roman = (number: number): string =>
  `${TENS[Math.floor(number / 10)] ?? ''}${ONES[number % 10]}`;

/** Clauses known by a name that only one provision bears. */
const CLAUSES: Record<string, string> = {
  commerce: 'art. I, § 8, cl. 3',
  'necessary and proper': 'art. I, § 8, cl. 18',
  'full faith and credit': 'art. IV, § 1',
  supremacy: 'art. VI, cl. 2',
  establishment: 'amend. I',
  'free exercise': 'amend. I',
  takings: 'amend. V',
  confrontation: 'amend. VI',
  'equal protection': 'amend. XIV, § 1',
  citizenship: 'amend. XIV, § 1',
};

/** Divisions in any spelling, as the finder reads them. */
const divisions = (text: string): string =>
  text
    .replace(
      /\b(?:amendments?|amend|amdt)\b\.?\s*(\d{1,2}|[ivxlc]+)\b/gi,
      (_, number: string) =>
        `amend. ${/\d/.test(number) ? roman(Number(number)) : number.toUpperCase()}`,
    )
    .replace(
      /\b(?:article|art)\b\.?\s*(\d{1,2}|[ivxlc]+)\b/gi,
      (_, number: string) =>
        `art. ${/\d/.test(number) ? roman(Number(number)) : number.toUpperCase()}`,
    )
    .replace(/(?:§|\b(?:section|sec|s)\b\.?)\s*(?=\d)/gi, '§ ')
    .replace(/\b(?:clause|cl)\b\.?\s*(?=\d)/gi, 'cl. ')
    .replace(/\s*,?\s+(?=§ |cl\. )/g, ', ');

/** `us const amend 14 sec 1`, `14th Amendment`, `Commerce Clause`. */
function federalConstitution(line: string): string[] {
  const named = /^(?:the\s+)?(.+?)\s+clause$/i.exec(line)?.[1];
  const clause = named && CLAUSES[named.toLowerCase()];
  if (clause) return [`U.S. Const. ${clause}`];
  const ordinal = new RegExp(
    `^(?:the\\s+)?(?:(\\d{1,2})(?:st|nd|rd|th)|(${[...ORDINALS].reverse().join('|')}))\\s+amendment\\b(.*)$`,
    'i',
  ).exec(line);
  if (ordinal) {
    const number = ordinal[1]
      ? Number(ordinal[1])
      : ORDINALS.indexOf(ordinal[2]!.toLowerCase()) + 1;
    if (number >= 1 && number <= 27)
      return [
        `U.S. Const. amend. ${roman(number)}${divisions(ordinal[3] ?? '').replace(/^\s*,?\s*(?=§)/, ', ')}`,
      ];
  }
  const constitution =
    /^(?:the\s+)?(?:u\.?\s?s\.?|united states|federal)\s+const(?:itution)?\b\.?,?\s*(.+)$/i.exec(
      line,
    );
  return constitution?.[1] ? [`U.S. Const. ${divisions(constitution[1])}`] : [];
}

/** `title 42, section 1983 of the United States Code`; `section 1910.134 of title 29 C.F.R.` */
function federalCode(line: string): string[] {
  const codes = String.raw`(?:united states code|u\.?\s?s\.?\s?code|u\.?\s?s\.?\s?c\.?|code of federal regulations|c\.?\s?f\.?\s?r\.?)`;
  const titleFirst = new RegExp(
    `^title\\s+(\\d+),?\\s+(?:of the\\s+)?(?:(${codes}),?\\s+)?${SECTION}(\\d[\\w.()-]*),?\\s*(?:(?:of the\\s+)?(${codes}))?\\.?$`,
    'i',
  ).exec(line);
  const sectionFirst = new RegExp(
    `^(?:§+|sections?|sec\\.?)\\s*(\\d[\\w.()-]*),?\\s+(?:of\\s+)?title\\s+(\\d+),?\\s*(?:of the\\s+)?(${codes})\\.?$`,
    'i',
  ).exec(line);
  const [title, section, code] = titleFirst
    ? [titleFirst[1], titleFirst[3], titleFirst[2] ?? titleFirst[4]]
    : [sectionFirst?.[2], sectionFirst?.[1], sectionFirst?.[3]];
  if (!title || !section || !code) return [];
  return [`${title} ${/f/i.test(code.replace(/of/i, '')) ? 'C.F.R.' : 'U.S.C.'} § ${section}`];
}

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
  const inside = division
    ? `${/^t/i.test(division) ? 'tit.' : 'ch.'} ${number?.toUpperCase()}, `
    : '';
  const place = `${inside}§ ${section}${dated}`;
  const subject = /^(.+?)\s+(code|law)(?:\s+ann(?:otated|\.)?)?$/i.exec(words);
  const short = subject?.[1] ? subjectOf(subject[1]) : undefined;
  const names = short
    ? [`${short} ${/law/i.test(subject?.[2] ?? '') ? 'Law' : 'Code'}`]
    : codeForms(words.replace(/,$/, ''));
  return names.map((name) => `${state.abbreviation} ${name} ${place}`);
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
  for (const form of [...federalConstitution(line), ...federalCode(line), ...stateLaw(line)]) {
    const sources = findCitations(form);
    const [law] = sources;
    if (law && law.start === 0 && LAW_KINDS[law.kind])
      return { ...readFoundLaw(law, sources, form), others: 0 };
  }
  return clauseOfTwo(line) ?? bareRule(line) ?? bareProvision(line);
}
