import {
  type CslDate,
  type CslItem,
  normalizeReporter,
  readDate,
  shortDate,
} from '@casewright/law/citations';
import { cased, withCapitals } from '../../recognize/cased.js';
import type { Recognized } from '../../recognized.js';
import { made } from './made.js';
import { given, type Parts, rangeText, sectionText } from './parts.js';

/** An act by its own name, whose capitals typing leaves out. */
export const actName = (parts: Parts): string | undefined => {
  const act = parts.get('act');
  return act && withCapitals(act.replace(/^the\s+/i, ''));
};
const bare = (text: string): string => text.toLowerCase().replace(/[^a-z]/g, '');
/** Bills and reports of Congress as they are cited, by the letters of their names (Bluebook rule 13). */
const BILLS: Record<string, string> = {
  hr: 'H.R.',
  housebill: 'H.R.',
  s: 'S.',
  senatebill: 'S.',
  sjres: 'S.J. Res.',
  hjres: 'H.J. Res.',
  hconres: 'H.R. Con. Res.',
  sconres: 'S. Con. Res.',
  hrres: 'H.R. Res.',
  hres: 'H.R. Res.',
  houseresolution: 'H.R. Res.',
  sres: 'S. Res.',
  senateresolution: 'S. Res.',
};
const REPORTS: Record<string, string> = {
  hrrep: 'H.R. Rep.',
  hrep: 'H.R. Rep.',
  housereport: 'H.R. Rep.',
  srep: 'S. Rep.',
  senatereport: 'S. Rep.',
  hrconfrep: 'H.R. Conf. Rep.',
  hconfrep: 'H.R. Conf. Rep.',
  houseconferencereport: 'H.R. Conf. Rep.',
  conferencereport: 'H.R. Conf. Rep.',
  hrdoc: 'H.R. Doc.',
  sdoc: 'S. Doc.',
};

const SERIES: Record<string, string> = {
  stat: 'Stat.',
  statutesatlarge: 'Stat.',
  usstatutesatlarge: 'Stat.',
  fr: 'Fed. Reg.',
  fedreg: 'Fed. Reg.',
  federalregister: 'Fed. Reg.',
  congrec: 'Cong. Rec.',
  congressionalrecord: 'Cong. Rec.',
  unts: 'U.N.T.S.',
  unitednationstreatyseries: 'U.N.T.S.',
  ust: 'U.S.T.',
  ilm: 'I.L.M.',
  tias: 'T.I.A.S.',
  ts: 'T.S.',
};
export const isSeries = (typed: string): boolean => SERIES[bare(typed)] !== undefined;
const seriesName = (typed: string): string =>
  SERIES[bare(typed)] ?? normalizeReporter(typed) ?? typed;

/** Where something is printed: `116 Stat. 745`. */
export function printedAt(parts: Parts): Record<string, string> {
  const typed = parts.get('rep');
  if (!typed) return {};
  const name = seriesName(typed);
  return {
    ...given('volume', parts.get('vol')),
    'container-title': name,
    ...given('page', parts.get('page')?.replaceAll(',', '')),
  };
}

const signed = (section: string | undefined): string | undefined =>
  section === undefined || section.startsWith('§') ? section : `§ ${section}`;
const isPublicLaw = (code: string): boolean => /^p(?:ub(?:lic)?)?\.?\s?l/i.test(code);

function publicLaw(parts: Parts): Recognized {
  const item: CslItem = {
    type: 'legislation',
    number: `Pub. L. No. ${parts.get('pubno')}`,
    ...given('title', actName(parts)),
    ...given('section', signed(sectionText(parts.get('sec')))),
    ...printedAt(parts),
    ...parts.dated,
  };
  return made('public-law', item, rangeText(parts.get('pin')));
}

/** `S. 1782 111th Congress`, all taken for one name. */
const WHOLE_BILL = /^([a-z. ]+?)\s*(\d+),?\s+(\d{2,3})(?:th|st|nd|rd|d)\s+cong/i;

function ofCongress(parts: Parts, code: string): Recognized | undefined {
  const [, kind = code, own, session] = WHOLE_BILL.exec(code) ?? [];
  const bill = BILLS[bare(kind)];
  const report = REPORTS[bare(kind)];
  const number = own ?? parts.get('pubno');
  if (!number || (!bill && !report)) return undefined;
  const congress = session ?? parts.get('cong')?.replace(/\D+$/, '');
  const part = parts.get('part');
  const item: CslItem = bill
    ? {
        type: 'bill',
        ...given('title', actName(parts)),
        number: `${bill} ${number}`,
        ...given('collection-number', congress),
        ...given('section', sectionText(parts.get('sec'))),
        ...parts.dated,
      }
    : {
        type: 'report',
        genre: report ?? '',
        number: part ? `${number}, pt. ${part}` : number,
        ...parts.dated,
      };
  return made('statute', item, rangeText(parts.get('pin') ?? parts.get('page')));
}

const ORDER = /^(?:(?:presidential\s+)?proclamation|exec|e\.?\s?o\b)/i;
function order(parts: Parts, code: string): Recognized | undefined {
  if (!ORDER.test(code) || !parts.has('pubno')) return undefined;
  const number = (parts.get('pubno') ?? '').replace(/^(\d{2}),?(\d{3})$/, '$1,$2');
  const word = /proclamation/i.test(code) ? 'Proclamation' : 'Exec. Order';
  const place =
    parts.has('tnum') && !parts.has('rep')
      ? {
          volume: parts.get('tnum') ?? '',
          'container-title': 'C.F.R.',
          ...given('page', parts.get('page')),
        }
      : printedAt(parts);
  const item: CslItem = {
    ...place,
    type: 'legislation',
    number: `${word} No. ${number}`,
    ...parts.issued,
  };
  return made('regulation', item);
}

function treaty(parts: Parts): Recognized | undefined {
  const title = parts.get('title') && cased(parts.get('title') ?? '');
  if (
    !title ||
    parts.has('journal', 'book', 'pub', 'ed') ||
    !(isSeries(parts.get('rep') ?? '') || (parts.has('art') && !parts.has('rep')))
  )
    return undefined;
  const place = printedAt(parts);
  if (place['container-title'] === 'Fed. Reg.')
    return made(
      'regulation',
      { type: 'regulation', title, ...place, ...parts.issued },
      rangeText(parts.get('pin')),
    );
  const article = parts.get('art');
  const [volumes, series, pages] = ['vol', 'rep', 'page'].map((label) => parts.all(label).slice(1));
  const others = (series ?? []).map((name, at) => ({
    ...given('volume', volumes?.[at]),
    'container-title': seriesName(name),
    ...given('page', pages?.[at]),
  }));
  const number = parts.get('pubno');
  const item: CslItem = {
    type: 'treaty',
    title,
    ...given('references', parts.get('author')),
    ...place,
    ...given('number', number),
    ...(others.length > 0 ? { parallel: others } : {}),
    ...parts.issued,
  };
  return made('statute', item, article ? `art. ${article}` : rangeText(parts.get('pin')));
}

const actOf = (date: CslDate): string => `Act of ${shortDate(readDate(date))}`;

/** `81 Fed. Reg. 32391`, `155 Cong. Rec. 1234`, `116 Stat. 745`. */
function printedAlone(parts: Parts): Recognized | undefined {
  const place = printedAt(parts);
  const name = place['container-title'];
  if (
    parts.has('name', 'doc', 'code', 'author') ||
    !/^(?:Fed\. Reg\.|Cong\. Rec\.|Stat\.)$/.test(name ?? '')
  )
    return undefined;
  const isRegister = name === 'Fed. Reg.';
  const [chapter, date] = [parts.get('chap'), parts.issued.issued];
  // An act without a name is called by its day and chapter (Bluebook rule 12.4(a)).
  if (name === 'Stat.' && chapter && date)
    return made(
      'statute',
      {
        type: 'legislation',
        title: [actOf(date), `ch. ${chapter}`].join(', '),
        ...given('section', signed(sectionText(parts.get('sec')))),
        ...place,
      },
      rangeText(parts.get('pin')),
    );
  const item: CslItem = {
    type: isRegister ? 'regulation' : 'legislation',
    ...given('title', actName(parts)),
    ...place,
    ...(isRegister ? parts.issued : parts.dated),
  };
  return made(isRegister ? 'regulation' : 'statute', item, rangeText(parts.get('pin')));
}

/** What Congress and the President print, and treaties. */
export function publicOf(parts: Parts): Recognized | undefined {
  const code = parts.get('code') ?? '';
  if (isPublicLaw(code) && parts.has('pubno')) return publicLaw(parts);
  return ofCongress(parts, code) ?? order(parts, code) ?? treaty(parts) ?? printedAlone(parts);
}
