import type { CslItem } from '@casewright/law/citations';
import { cased } from '../../recognize/cased.js';
import type { Recognized } from '../../recognized.js';
import { made } from './made.js';
import { given, type Parts, sectionText } from './parts.js';

/** Uniform and model laws and the guidelines, by their words (Bluebook rules 12.9.4, 12.9.5). */
const UNIFORM: [RegExp, string][] = [
  [/^(?:the )?(?:u\.?\s?c\.?\s?c\b|uniform commercial code)/i, 'U.C.C.'],
  [/^(?:the )?(?:m\.?p\.?c\b|model penal code)/i, 'Model Penal Code'],
  [
    /^(?:u\.?s\.?s\.?g\b|(?:u\.?s\.?|united states)?\s*sentencing guidelines)/i,
    'U.S. Sentencing Guidelines Manual',
  ],
  [/^(?:unif(?:orm|\.)) prob(?:ate|\.) code/i, 'Unif. Prob. Code'],
  [/^(?:unif(?:orm|\.)) trust code/i, 'Unif. Tr. Code'],
  [/^(?:unif(?:orm|\.)) trade secrets act/i, 'Unif. Trade Secrets Act'],
  [/^(?:unif(?:orm|\.)) partnership act/i, "Unif. P'ship Act"],
  [/^(?:unif(?:orm|\.)) arb(?:itration|\.) act/i, 'Unif. Arb. Act'],
  [
    /^(?:revised uniform|rev\. unif\.) limited liability company act/i,
    'Revised Unif. Ltd. Liab. Co. Act',
  ],
  [/^model bus(?:iness|\.) corp(?:oration|\.) act/i, 'Model Bus. Corp. Act'],
];
/** Who stands for an edition (Bluebook rule 12.9.4, 12.9.5). */
const AUTHORS: Record<string, string> = {
  'U.C.C.': "Am. L. Inst. & Unif. L. Comm'n",
  'Model Penal Code': 'American Law Institute',
};
const NUMBERS: Record<string, string> = {
  '1st': 'First',
  '2d': 'Second',
  '2nd': 'Second',
  '3d': 'Third',
  '3rd': 'Third',
  '4th': 'Fourth',
};
const ORDINAL = /\(?\b(first|second|third|fourth|1st|2d|2nd|3d|3rd|4th)\b\)?/i;

/** `Restatement 2d Torts`, `Second Restatement of Torts` → `Restatement (Second) of Torts`. */
export function restatementTitle(text: string): string | undefined {
  if (!/\brest(?:atement|\.)?\b/i.test(text)) return undefined;
  const word = ORDINAL.exec(text)?.[1]?.toLowerCase() ?? '';
  const number = NUMBERS[word] ?? cased(word);
  const subject = text
    .replace(ORDINAL, ' ')
    .replace(/\brest(?:atement|\.)?,?/i, ' ')
    .replace(/^[\s,]*(?:of\s+)?(?:the\s+law,?\s+)?(?:of\s+)?|[\s,]+$/gi, '')
    .replace(/^[\s,]*of\s+/i, '')
    .replace(/\s+(?=[,:])/g, '')
    .trim();
  if (!subject) return undefined;
  return `Restatement${number ? ` (${number})` : ''} of ${cased(subject)}`;
}

const shortPublisher = (text: string | undefined): string | undefined =>
  text?.replace(
    /^(?:the )?(?:a\.?l\.?i\.?|am(?:erican|\.) l(?:aw|\.) inst(?:itute|\.)?)$/i,
    'American Law Institute',
  );

/** `cmt. c`, `comment k` → `cmt. k`. */
const comment = (text: string | undefined): string | undefined =>
  text?.replace(
    /^(official\s+)?(?:comments?|cmts?\.?)\s+/i,
    (_, official?: string) => `${official ? 'official ' : ''}cmt. `,
  );

/** Encyclopedias by their letters, with the topic (Bluebook rule 15.8(b)). */
const ENCYCLOPEDIAS: [RegExp, string][] = [
  [/^(?:am(?:erican|\.)?\s?jur(?:isprudence|\.)?,?\s?(?:2n?d|second))\s+/i, 'Am. Jur. 2d'],
  [/^(?:am(?:erican|\.)?\s?jur(?:isprudence|\.)?)\s+(?!2)/i, 'Am. Jur.'],
  [/^(?:c\.?\s?j\.?\s?s\.?|corpus juris secundum)\s+/i, 'C.J.S.'],
];

function encyclopedia(parts: Parts): Recognized | undefined {
  const typed = parts.get('code') ?? parts.get('rep') ?? '';
  const [words, name] = ENCYCLOPEDIAS.find(([each]) => each.test(typed)) ?? [];
  if (!words) return undefined;
  return made('statute', {
    type: 'legislation',
    ...given('volume', parts.get('tnum') ?? parts.get('vol')),
    'container-title': `${name} ${cased(typed.replace(words, ''))}`,
    ...given('section', sectionText(parts.get('sec') ?? parts.get('page'))),
    ...parts.dated,
  });
}

/** A Restatement, a uniform law, a model code, or the guidelines. */
export function uniformOf(parts: Parts): Recognized | undefined {
  const volume = encyclopedia(parts);
  if (volume) return volume;
  const code = parts.get('code') ?? '';
  const restatement = restatementTitle(code);
  const name = restatement ?? UNIFORM.find(([words]) => words.test(code))?.[1];
  const [article, part = ''] = ['art', 'sec'].map((label) => parts.get(label));
  // `article 9-203(b)` names a section by its article.
  const section = article?.includes('-')
    ? sectionText(`${article}${part}`)
    : (sectionText(parts.get('sec')) ?? (article ? `art. ${article}` : undefined));
  if (!name) return undefined;
  const isGuidelines = name.includes('Guidelines');
  const publisher = restatement
    ? 'American Law Institute'
    : isGuidelines
      ? 'U.S. Sentencing Commission'
      : (shortPublisher(parts.get('pub')) ?? (parts.year ? AUTHORS[name] : undefined));
  const pin = comment(parts.get('cmt'));
  const item: CslItem = {
    type: restatement ? 'book' : 'legislation',
    [restatement || isGuidelines ? 'title' : 'container-title']: name,
    ...given('section', section),
    ...given('publisher', publisher),
    ...parts.dated,
  };
  return {
    kind: restatement ? 'restatement' : isGuidelines ? 'guideline' : 'statute',
    item,
    implied: publisher && !parts.has('pub') ? ['publisher'] : [],
    ...(pin ? { pin } : {}),
    doubts: [],
    others: 0,
  };
}
