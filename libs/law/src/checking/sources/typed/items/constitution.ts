import { ordinalNumber } from '@casewright/law/citations';
import { numberFromWords } from '@casewright/law/citations/figures';
import { romanNumeral } from '@casewright/law/citations/numerals';
import type { Recognized } from '../../recognized.js';
import { made } from './made.js';
import { given, type Parts } from './parts.js';
import { stateAt } from './states.js';

/** `three`, `third`, `3` → 3. */
const numberOf = (text: string): number | undefined =>
  numberFromWords(text) ||
  ordinalNumber(text.toLowerCase()) ||
  Number.parseInt(text, 10) ||
  undefined;
const numeral = (text: string): string => {
  const number = numberOf(text);
  return number ? romanNumeral(number) : text.toUpperCase();
};
const digits = (text: string | undefined): string | undefined =>
  text && /^\p{L}{3,}$/u.test(text) ? String(numberOf(text) ?? text) : text;

const CONSTITUTION = /\bconst/i;
const LAST_FEDERAL_ARTICLE = 7;
/** States whose constitutions number their articles in Arabic numerals. */
const ARABIC = new Set(['Md.', 'N.H.', 'Nev.', 'Vt.', 'Wyo.']);

/** `amend. XVIII`, `art. I, § 8, cl. 3`, `pmbl.`; articles as the constitution numbers them (Bluebook rule 11). */
export function constitution(parts: Parts): Recognized | undefined {
  const code = parts.get('code');
  if (code ? !CONSTITUTION.test(code) : !parts.has('amend')) return undefined;
  const place = (code ?? 'federal')
    .replace(/\bconst(?:itution|\.)?(?: of \d{4})?/i, ' ')
    .replace(/\b(?:the|of|state)\b/gi, ' ')
    .replace(/\s+/g, ' ')
    .trim();
  const state = stateAt(place)?.state;
  const [article, amendment, clause] = ['art', 'amend', 'cl'].map((label) => parts.get(label));
  const isFederal = state === undefined;
  if (isFederal && place && !/^(?:federal|u\.?\s?s\.?|united states(?: america)?)$/i.test(place))
    return undefined;
  const number = (text: string): string =>
    /^[ivxlc]+$/i.test(text) || !ARABIC.has(state ?? '') ? numeral(text) : text;
  const part = parts.get('part');
  const section = [
    part && `pt. ${digits(part)}`,
    article && (/^p(?:reamble|mbl)/i.test(article) ? 'pmbl.' : `art. ${number(article)}`),
    amendment && `amend. ${number(amendment)}`,
    parts.get('sec') && `§ ${digits(parts.get('sec'))}`,
    clause && `cl. ${digits(clause)}`,
  ].filter(Boolean);
  const [, status, year] =
    /^(repealed|superseded|amended)(?: (?:in )?(\d{4}))?$/i.exec(parts.get('hist') ?? '') ?? [];
  const isBeyond = Number(numberOf(article ?? '')) > LAST_FEDERAL_ARTICLE;
  const isOpen = code !== undefined && isFederal && !place && !amendment;
  const source = made('constitution', {
    type: 'legislation',
    'container-title': isOpen && isBeyond ? 'Const.' : `${state ?? 'U.S.'} Const.`,
    ...given('section', section.join(', ')),
    ...given('status', status?.toLowerCase()),
    ...(year ? { issued: { 'date-parts': [[Number(year)]] } } : {}),
  });
  return isOpen
    ? {
        ...source,
        unsure: ['container-title'],
        doubts: ['The text does not say whose constitution it is: name the state, or “U.S.”'],
      }
    : source;
}
