import { faultsOfDecision } from './decision-faults.js';
import { type Field, fieldsOf } from './fields.js';
import { isJournal } from './items/journal.js';
import { LABELS } from './labels.js';
import type { Token } from './tokens.js';

/** Words that only announce or join parts; any other that no field has is left over. */
const SEPARATORS = new Set(
  `a and an as at available by case cited citing civil codified decided docket document dated ecf ed eds edited edition editor editors filed found for from
  in is issue last modified no nos number num of on op opinion or p pg page pages pp part parts pt para paragraph retrieved reported see section sections sec secs s ss slip ch chap chapter
  the to title tit under v vol volume visited accessed beginning article art articles amendment amend amdt clause cl cong congress congressional session sess act c r rule rules
  translated trans adopted signed opened signature published with dkt doc nt visited isbn doi available beginning pin opened effective approved enacted ¶ § §§ & @ # us const constitution quarterly
  appeal action civ cv st nd rd th d starts cite citing cited ann annot federal`.split(/\s+/),
);

const ONE = new Set(
  'back title author journal name court book editor code pub place ed doc url acc db docket issue tnum'.split(
    ' ',
  ),
);
const count = (fields: readonly Field[], label: string): number =>
  fields.filter((field) => field.label === label).length;

/** A quotation that begins in one field ends in it. */
const splitsQuotation = ({ text }: Field): boolean =>
  (text.match(/["“”]/g)?.length ?? 0) % 2 === 1 && !/[\d]["”]/.test(text);

const MONTH = /^(?:jan|feb|mar|apr|may|june?|july?|aug|sept?|oct|nov|dec)/i;

/** What each label's text has to look like. */
const SHAPES: Record<string, RegExp> = {
  year: /^['’]?\d{4}(?:[-–]\d{2,4})?$/,
  month: MONTH,
  day: /^\d{1,2}(?:st|nd|rd|th|d)?$/,
  tnum: /\d|^[IVXLC]+$/i,
  page: /\d|^_+$/,
  code: /^(?!.*\b(?:dictionary|encyclopedia|treatise|handbook)\b)(?!.*(?:(?<!\bof) \d[\w.]*|(?<![\p{L}.]|\bDel\.? )(?:c|ch|chap|s|sec|part|art)\.?)$)/iu,
  court: /^(?!.*\s\d{2,}$)/,
  cmt: /\b(?:cmts?|comments?|illus|notes?|app)\b/i,
  back: /^(?:id|ibid|supra|above)\b/i,
  pin: /^(?!.*\d\s+(?!(?:nn?|ll?|notes?|fn|footnotes?|and|to|through|lines?)\.?\s)\p{L}[\p{L}.\d]*\s+\d)(?!.*\b(?!notes?\b|nn?\b|fn\b|footnotes?\b|and\b|to\b|through\b|slip\b|lines?\b|ll\b)\p{L}{2,}).*\d/iu,
  sec: /^(?!(?:\p{L}\.?){2,}\s+\d)(?!.*[\d)]\s+(?!(?:and|to|through|thru|et|seq|note|notes|cmt|app|or)\b)\p{L}{2,}|.*[\d)]\s+\d{4}$)/iu,
  vol: /\d|^[IVXLC]+$/i,
  name: /^(?!of\b)/i,
  rep: /\p{L}/u,
  journal: /^(?!(?:house|senate) report)/i,
  author: /^[^\d:]+$/,
  editor: /^[^\d:]+$/,
  docket: /^(?!\d{4}-\p{L}+-\d+$).*\d/u,
  db: /\d/,
  url: /\.\w/,
  title: /^(?!\d{1,2}\s[A-Z. ]+\s§+(?:\s?\d[^,]*)?$)/,
  ed: /^(?:\d|first|second|third|fourth|fifth|sixth|seventh|eighth|ninth|tenth|rev|new|student|hornbook|concise|abridged|international)/iu,
};

/** `Private Law Adjudication, Harvard Law Review`: the end alone is a journal's name. */
const holdsJournal = (text: string): boolean => {
  const last = text.split(/,\s+/).slice(1).pop();
  return last !== undefined && isJournal(last);
};

/** `problems indiana law journal`: words in front of a journal's name belong to the title. */
const beginsBeforeJournal = (text: string): boolean => {
  const words = text.split(' ');
  return (
    !isJournal(text) &&
    [1, 2, 3].some((count) => words.length - count > 1 && isJournal(words.slice(count).join(' ')))
  );
};

/** Words that say what the number behind them is. */
const ANNOUNCED: [RegExp, RegExp][] = [
  [/\bvol(?:ume)?\.?\s*$/i, /^(?:vol|par|title|rep|hist)$/],
  [/\b(?:pp?|pgs?|pages?)\.?\s*$/i, /^(?:page|pin|title|db)$/],
  [/\bsec(?:tions?)?\.?\s*$/i, /^(?:sec|pin|title|page|act|code)$/],
  [/\bpts?\.?\s*$/i, /^(?:part|title|pin|act|code|book)$/],
  [/\b(?:chapter|ch\.)\s*$/i, /^(?:chap|title|book|pin|act|code)$/],
  [/\b(?:accessed|visited|retrieved)\s*$/i, /^(?:acc|title)$/],
  [/\b(?:article|clause|amendment)\s*$/i, /^(?:art|cl|amend|title|pin|act)$/],
];
const isOtherThanAnnounced = (text: string, { label, start, text: own }: Field): boolean =>
  (/^[\divxl]+\b/i.test(own) || MONTH.test(own)) &&
  ANNOUNCED.some(([words, labels]) => words.test(text.slice(0, start)) && !labels.test(label));

/** A section of a book is called one. */
const SIGN = /(?:§|\bs(?:ec(?:tions?|s?\.?)?)?\.?)\s*$/i;

/** Laws and reports that are known by a number. */
const NUMBERED =
  /^(?:pub(?:lic|\.)? ?l|p\.? ?l\b|e\.? ?o\b|exec|(?:presidential )?proclamation|(?:house|senate|conference) (?:report|bill|resolution)|(?:h\.? ?r\.?|s\.?) rep)/i;

/** `Robert H. Bork neutral principles`: an initial is no one's last name. */
const isHalfName = (text: string, { label, text: own, end }: Field): boolean =>
  label === 'author' && /^\p{L}{2,}\s\p{L}\.?$/u.test(own) && /^\s\p{L}/u.test(text.slice(end));

/** Faults of one field among the others. */
function faultsOfField(text: string, field: Field, fields: readonly Field[]): number {
  const has = (label: string): boolean => fields.some((each) => each.label === label);
  let faults = 0;
  const shape = SHAPES[field.label];
  if (shape && !shape.test(field.text)) faults++;
  if (splitsQuotation(field)) faults++;
  if (/(?:,|\b(?:and|&)) the$|,$|^(?:estate|matter) of$/i.test(field.text)) faults++;
  if (field.label === 'sec' && has('title') && !SIGN.test(text.slice(0, field.start))) faults++;
  if (
    field.label === 'title' &&
    /[\p{L}] \d{1,4}(?:[-–]\d+)?$/u.test(field.text) &&
    !has('pin') &&
    !has('journal')
  )
    faults++;
  if (isHalfName(text, field)) faults++;
  if (field.label === 'court' && /\b[nsewmc]\.?\s?d\.?\s*$/i.test(text.slice(0, field.start)))
    faults++;
  if (field.label === 'year' && text[field.start - 1] === '§') faults++;
  if (field.label === 'journal' && (holdsJournal(field.text) || beginsBeforeJournal(field.text)))
    faults++;
  if (isOtherThanAnnounced(text, field)) faults++;
  return faults;
}

/** Faults of the fields alone. */
function faultsOf(text: string, fields: readonly Field[]): number {
  let faults = 0;
  const has = (...labels: string[]): boolean =>
    fields.some((field) => labels.includes(field.label));
  for (const label of ONE) faults += Math.max(0, count(fields, label) - 1);
  const printings = Math.max(1, count(fields, 'rep'));
  faults += Math.max(0, count(fields, 'page') - printings);
  faults += Math.max(0, count(fields, 'pin') - printings);
  faults += Math.max(0, count(fields, 'year') - (has('hist') || has('par') || has('acc') ? 2 : 1));
  if (has('rep') && !has('vol') && !has('tnum') && !has('pubno')) faults++;
  if (has('vol') && !has('rep') && !has('journal') && !has('title') && !has('book')) faults++;
  if (has('day') && !has('month')) faults++;
  if (has('name') && (has('title') || has('code') || has('author'))) faults++;
  if (has('tnum') && has('page') && !has('rep')) faults += has('pubno') ? 0 : 1;
  if (
    fields.some(({ label, text: code }) => label === 'code' && NUMBERED.test(code)) &&
    !has('pubno')
  )
    faults++;
  if (
    has('pubno') &&
    has('code') &&
    !has('year', 'act') &&
    !fields.some(
      ({ label, text: code }) => label === 'code' && (NUMBERED.test(code) || /^[hs]\b/i.test(code)),
    )
  )
    faults++;
  if (has('journal') && has('vol') && has('pin') && !has('page')) faults++;
  if (has('journal') && !has('vol') && !has('title') && !has('url')) faults++;
  const [year, code] = ['year', 'code'].map((label) =>
    fields.find((field) => field.label === label),
  );
  if (code && has('page') && !has('rep', 'vol', 'chap') && !(year && year.start < code.start))
    faults++;
  if (has('book') && has('journal')) faults++;
  if (has('doc') && (has('title') || has('journal') || has('book'))) faults++;
  if (has('author') && !has('title', 'journal', 'code', 'back')) faults++;
  for (const field of fields) faults += faultsOfField(text, field, fields);
  faults += faultsOfDecision(text, fields);
  // The last number that looks like a year is it.
  const last = fields.at(-1);
  if (
    !has('year') &&
    last &&
    /^(?:page|pin)$/.test(last.label) &&
    /^(?:1[89]|20)\d\d$/.test(last.text)
  )
    faults++;
  const page = fields.find(({ label }) => label === 'page');
  const pin = fields.find(({ label }) => label === 'pin');
  if (page && pin && pin.start < page.start && !has('doc') && !has('book')) faults++;
  return faults;
}

/** They announce the title of a student's work, and are read with it. */
const GENRES = new Set(['note', 'comment']);

/** Words and numbers that no field has and that announce nothing. */
export function leftOver(tokens: readonly Token[], labels: readonly number[]): Token[] {
  return tokens.filter(
    ({ text, word, isMark }, at) =>
      LABELS[labels[at]!] === 'O' &&
      !isMark &&
      (/\d/.test(text) || !SEPARATORS.has(word)) &&
      !(GENRES.has(word) && /^(?:title|O)$/.test(LABELS[labels[at + 2]!] ?? '')),
  );
}

/** How many of the rules of citations a labeling breaks; a right one breaks none. */
export const faults = (text: string, tokens: readonly Token[], labels: readonly number[]): number =>
  faultsOf(text, fieldsOf(text, tokens, labels)) + leftOver(tokens, labels).length;
