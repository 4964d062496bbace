import type { CslItem } from '@casewright/law/citations';
import type { Reading, Recognized } from '../../recognized.js';
import { dateOf } from '../decisions/decision-item.js';
import { directNames, invertedNames } from './people.js';

const URL_IN_TEXT = /\bhttps?:\/\/[^\s<>"“”()]+[^\s<>"“”().,;]/;
const MONTHS = 'jan feb mar apr may jun jul aug sep oct nov dec'.split(' ');
const DAY = /\b([A-Z][a-z]{2,8})\.?\s+(\d{1,2}),?\s+(\d{4})\b/;
/** APA 7 § 10.16: Author, A. (2020, May 4). Title. Site. URL */
const APA =
  /^(?<authors>.{2,200}?)\s*\((?<year>\d{4})(?:,\s+(?<month>[A-Z][a-z]+)(?:\s+(?<day>\d+))?)?\)\.\s+(?<title>[^.]{2,300})\.\s+(?:(?<site>[^.]{2,100})\.\s+)?$/;
/** Bluebook rule 18.2: Author, Title, Site (May 4, 2020), URL */
const BLUEBOOK =
  /^(?<authors>(?:\p{Lu}[\p{L}.'’-]*\s+){1,3}\p{Lu}[\p{L}'’-]+),\s+[“"]?(?<title>[^()]{2,300}?)[,.]?[”"]?,\s+(?<site>[^,()]{2,100})\s+\([^()]*\d{4}\),?\s*(?:\w+\s+)?$/u;

const monthOf = (word: string | undefined): number | undefined => {
  const at = MONTHS.indexOf((word ?? '').slice(0, 3).toLowerCase());
  return at === -1 ? undefined : at + 1;
};

function dateIn(text: string) {
  const [, month, day, year] = DAY.exec(text) ?? [];
  const number = monthOf(month);
  return year && number ? dateOf(Number(year), number, Number(day)) : undefined;
}

/** A page on the Internet: what comes before its address, where that has a known shape. */
export function readWebPage({ line }: Reading): Recognized | undefined {
  const url = line.length <= 2_000 ? URL_IN_TEXT.exec(line) : null;
  if (!url) return undefined;
  const before = line.slice(0, url.index);
  const apa = APA.exec(before)?.groups;
  const parts = apa ?? BLUEBOOK.exec(before)?.groups;
  const bare = before.replace(/[\s,.:;-]+$/, '').replace(/\s*\([^()]*\)$/, '');
  const title = parts?.title ?? (bare || undefined);
  const issued = apa
    ? dateOf(Number(apa.year), monthOf(apa.month), apa.day ? Number(apa.day) : undefined)
    : dateIn(before);
  const item: CslItem = {
    type: 'webpage',
    ...(parts?.authors
      ? { author: apa ? invertedNames(parts.authors) : directNames(parts.authors) }
      : {}),
    ...(title ? { title } : {}),
    ...(parts?.site ? { 'container-title': parts.site } : {}),
    URL: url[0],
    ...(issued ? { issued } : {}),
  };
  return { kind: 'web', item, implied: [], doubts: [], others: 0 };
}
