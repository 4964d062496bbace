import { annotatedForm, type CslItem, subjectOf } from '@casewright/law/citations';
import { cased } from '../../recognize/cased.js';
import { LAW_KINDS } from '../../recognize/law/law-item.js';
import { readSpelledLaw } from '../../recognize/law/spell-out-law.js';
import { readCited } from '../../recognize/read-cited.js';
import type { Recognized } from '../../recognized.js';
import { constitution } from './constitution.js';
import { made } from './made.js';
import { given, type Parts, sectionText } from './parts.js';
import { actName, publicOf } from './public.js';
import { publisherName } from './publishers.js';
import { localRules, rulesName } from './rules.js';
import { isSession, sessionLaw } from './session-law.js';
import { uniformOf } from './uniform.js';

/** Known by its letters alone. */
const PRACTICE =
  /^(?:(?:new york|n\.?\s?y\.?)\s+)?(?:civil practice law (?:and|&) rules|c\.?p\.?l\.?r\.?)$/i;

/** `12 b 6`, `12(b) (6)` → `12(b)(6)`. */
const subdivided = (section: string): string =>
  section
    .replace(/\s+(?=\()/g, '')
    .replace(/(?<=[\da-z)]) +([a-z]|[ivx]+|\d{1,2})(?=\s|\(|$)/gi, '($1)')
    .replace(
      /^([^()]+\([a-z]\)\(\d+\))\(([a-z])\)$/,
      (_, outer: string, letter: string) => `${outer}(${letter.toUpperCase()})`,
    );

function rule(parts: Parts): Recognized | undefined {
  const code = parts.get('code') ?? '';
  const name = localRules(parts) ?? rulesName(code);
  const section = parts.get('sec');
  if (!section || !(name || /\brules?$|\bR\.$|^local r/i.test(code)) || PRACTICE.test(code))
    return undefined;
  const isModel = name?.startsWith('Model');
  const comment = parts.get('cmt');
  // What the advisory committee noted stands behind the rule (rule 12.9.3).
  const note = /^advisory/i.test(comment ?? '') ? comment : undefined;
  const doubts = [`No rules are known by “${code}”: they were kept as typed. Check the rules.`];
  const item: CslItem = {
    type: 'legislation',
    'container-title': name ?? code,
    section: [
      /^\d+(?:\.\d+)?\s/.test(section) ? subdivided(section) : section.replace(/\s+(?=\()/g, ''),
      note,
    ]
      .filter(Boolean)
      .join(' '),
    ...(isModel && parts.year ? { publisher: 'American Bar Association', ...parts.dated } : {}),
  };
  const source = made('court-rule', item, note ? undefined : comment);
  return name ? source : { ...source, doubts, unsure: ['container-title'] };
}

const FEDERAL: [RegExp, string][] = [
  [
    /^(?:the\s+)?(?:u\.?\s?s\.?\s?c\.?\s?(?:[as]\.?)?|u\.?\s?s\.? code|united states code)(?:,?\s+ann(?:otated|\.)|,?\s+service)?$/i,
    'U.S.C.',
  ],
  [/^(?:the\s+)?(?:c\.?\s?f\.?\s?r\.?|code of fed(?:eral|\.) reg(?:ulation)?s\.?)$/i, 'C.F.R.'],
];
/** Whoever names the publisher cites its annotated code (Bluebook rule 12.3.1(d)). */
const annotatedCode = (typed = ''): string =>
  /usca|annot/i.test(typed.replace(/[^a-z]/gi, ''))
    ? 'U.S.C.A.'
    : /uscs|service/i.test(typed.replace(/[^a-z]/gi, ''))
      ? 'U.S.C.S.'
      : 'U.S.C.';
function federal(parts: Parts): Recognized | undefined {
  const code = FEDERAL.find(([words]) => words.test(parts.get('code') ?? ''))?.[1];
  const title = parts.get('tnum');
  if (!code) return undefined;
  const part = parts.get('part');
  const [first = '', ...more] = parts.all('sec');
  const isRange = more.length > 0 && /\s(?:to|through|thru)$/i.test(first);
  const section = part
    ? `pt. ${part}`
    : sectionText(isRange ? `${first} ${more.at(-1)}` : (more.at(-1) ?? first));
  const isCode = code === 'U.S.C.';
  const publisher = publisherName(parts.get('pub'));
  const inner =
    more.length > 0 && !isRange ? `${actName(parts)} § ${parts.get('sec')}` : actName(parts);
  return made(isCode ? 'statute' : 'regulation', {
    type: isCode ? 'legislation' : 'regulation',
    ...given('title', inner),
    ...given('volume', title),
    'container-title': publisher && isCode ? annotatedCode(parts.get('code')) : code,
    ...given('section', section),
    ...given('publisher', publisher),
    ...parts.dated,
  });
}

const bare = (text: unknown): string => String(text ?? '').replace(/[\s§.–-]/g, '');

/** A title that the usual form has no place for still belongs to the section. */
const withTitle = (item: CslItem, title: string | undefined, section: string): CslItem =>
  title === undefined || item.volume === title || section.includes(title)
    ? { ...item, section }
    : { ...item, section: `tit. ${title}, § ${section.replace(/^§+ /, '')}` };

/** `Maryland Code, Criminal Law`, `Maryland Criminal Law Code` (Bluebook T1.3). */
function marylandCode(text: string): string | undefined {
  const subject =
    /^(?:maryland|md\.?)\s+(?:code(?:\s+ann(?:otated|\.)?)?,?\s+)?(.+?)(?:\s+(?:code(?: ann\.?)?|article))?$/i.exec(
      text,
    )?.[1];
  const short = subject && subjectOf(subject);
  return short && `Md. Code Ann., ${short}`;
}

/** Federal tax law and its regulations (Bluebook rules 12.9.1, 14.5.1). */
const TAX: [RegExp, string][] = [
  [/^(?:internal revenue code(?: of 1986)?|i\.?\s?r\.?\s?c\.?)$/i, 'I.R.C.'],
  [/^treas(?:ury|\.)? reg(?:ulation|\.)?s?$/i, 'Treas. Reg.'],
];

const PRACTICE_FORM = /C\.P\.L\.R\./;

/** A hyphen inside the numbers of a code that no table has is kept as one. */
const hyphenated = (section: string): string => section.replaceAll('-', '\\-');

/** The code's name as the tables have it, by reading it in the usual form. */
function codified(parts: Parts, code: string, section: string): CslItem | undefined {
  const number = section.replace(/^§+ /, '').split(/[,–]/)[0] ?? '';
  const title = parts.get('tnum');
  const within = title
    ? [`tit. ${title}, `, `title ${title}, `, '']
    : parts.get('chap')
      ? [`ch. ${parts.get('chap')}, `]
      : [''];
  const isArticle = section.startsWith('art. ');
  // Letters that a code is known by are capitals.
  const names = /^[a-z.]{2,7}$/.test(code)
    ? [code.toUpperCase(), code]
    : [...new Set([code, cased(code)])];
  for (const [name, inside] of names.flatMap((each) => within.map((one) => [each, one] as const)))
    for (const line of [
      ...(isArticle ? [`${name} ${number}`] : []),
      `${name} ${inside}§ ${number}`,
      `${name} ${inside}section ${number}`,
      ...(title ? [`${title} ${name} § ${number}`, `${title} ${name} ${number}`] : []),
    ]) {
      const found =
        readCited({ text: line, line, hint: 'statute' }) ??
        readSpelledLaw({ text: line, line, hint: 'statute' });
      if (
        found?.item['container-title'] &&
        Object.values(LAW_KINDS).includes(found.kind) &&
        (bare(found.item.section).endsWith(bare(number)) ||
          bare(number).startsWith(bare(found.item.section)))
      )
        return withTitle(
          found.item,
          title,
          String(found.item.section).includes(number)
            ? String(found.item.section).replace(number, () => section.replace(/^§+ /, ''))
            : section,
        );
    }
  return undefined;
}

function code(parts: Parts): Recognized | undefined {
  const typed = parts
    .get('code')
    ?.replace(/^the\s+/i, '')
    .replace(/['’]s (?=\p{L})/gu, ' ')
    .replace(PRACTICE, 'N.Y. C.P.L.R.');
  const article = parts.get('art');
  const section = sectionText(parts.get('sec')) ?? (article ? `art. ${article}` : undefined);
  if (!typed || !section) return undefined;
  const tax = TAX.find(([words]) => words.test(typed))?.[1];
  const known = tax ? undefined : codified(parts, typed, section);
  const own = tax ?? (known ? undefined : marylandCode(typed));
  const chapter = parts.get('chap');
  const place = [
    parts.get('tnum') && `tit. ${parts.get('tnum')}`,
    chapter && `ch. ${chapter}`,
    section.startsWith('§') || article ? section : `§ ${section}`,
  ]
    .filter(Boolean)
    .join(', ');
  const kind = known?.type === 'regulation' ? 'regulation' : 'statute';
  const publisher = publisherName(parts.get('pub'));
  const several =
    section.startsWith('§§') && known && !String(known.section).includes('§')
      ? { section: `§§ ${known.section}` }
      : {};
  const source = made(kind, {
    type: 'legislation',
    ...(known
      ? { ...known, ...several }
      : { 'container-title': own ?? cased(typed), section: hyphenated(place) }),
    ...given('title', actName(parts)),
    ...given('publisher', publisher),
    ...(publisher && known
      ? given('container-title', annotatedForm(String(known['container-title'])))
      : {}),
    ...parts.dated,
  });
  const isKnown = own || known || /\bact$/i.test(typed) || PRACTICE_FORM.test(typed);
  return isKnown
    ? source
    : {
        ...source,
        unsure: ['container-title'],
        doubts: [`No code is known by “${typed}”: it was kept as typed. Check the code.`],
      };
}

/** An act by its name, with a section of its own. */
function act(parts: Parts): Recognized | undefined {
  const title = actName(parts);
  if (!title || parts.has('code', 'rep')) return undefined;
  return made('statute', {
    type: 'legislation',
    title,
    ...given('section', sectionText(parts.get('sec'))),
    ...parts.dated,
  });
}

/** A law from its labeled parts. */
export const lawOf = (parts: Parts): Recognized | undefined =>
  publicOf(parts) ??
  uniformOf(parts) ??
  constitution(parts) ??
  federal(parts) ??
  rule(parts) ??
  (parts.has('sec', 'art') && !parts.has('page') && !isSession(parts) ? code(parts) : undefined) ??
  sessionLaw(parts) ??
  code(parts) ??
  act(parts);
