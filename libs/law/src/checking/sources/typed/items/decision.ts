import { type CslItem, courtById, reporterByAbbreviation, STATES } from '@casewright/law/citations';
import { yearDoubt } from '../../recognize/decisions/decision-item.js';
import { nameCase } from '../../recognize/decisions/name-case.js';
import { readCited } from '../../recognize/read-cited.js';
import type { Recognized } from '../../recognized.js';
import { courtOf } from './court.js';
import { entryOf, exhibitOf, filingName } from './filing.js';
import { parentheticalOf } from './opinions.js';
import { given, type Parts, rangeText } from './parts.js';
import { reporterOf } from './reporter.js';

const nameOf = (parts: Parts): string | undefined => {
  const name = parts
    .get('name')
    ?.replace(/\s+(?:v|vs|versus|against)\.?\s+/i, ' v. ')
    .replace(/^(?:the\s+)?(?:in the\s+)?matter of\s+/i, 'In re ');
  return name && nameCase(name);
};

/** `2015 WL 123456`, `2015 U.S. Dist. LEXIS 12`. */
function database(text: string | undefined): Record<string, string> {
  const [, volume, name = '', page] = /^(\d{4})\s+(.+?)\s+(\d+)$/.exec(text ?? '') ?? [];
  if (!volume || !page) return {};
  const isWestlaw = /^w\.?\s?l\b|westlaw/i.test(name);
  const lexis = name.toUpperCase().replace(/[.\s]/g, '');
  const reporter = isWestlaw
    ? 'WL'
    : ({ USDISTLEXIS: 'U.S. Dist. LEXIS', USAPPLEXIS: 'U.S. App. LEXIS', USLEXIS: 'U.S. LEXIS' }[
        lexis
      ] ?? name);
  return { volume, 'container-title': reporter, page };
}

function printed(parts: Parts): Record<string, string> {
  const typed = parts.get('rep');
  const reporter =
    typed &&
    (reporterOf(typed.replace(/\s*\(.*\)$/, ''), parts.year) ??
      reporterOf(typed, parts.year) ??
      typed);
  const place = reporter
    ? {
        ...given('volume', parts.get('vol')),
        'container-title': reporter,
        ...given('page', parts.get('page')),
      }
    : {};
  return { ...database(parts.get('db')), ...place };
}

/** `551 P2d 334` → `551 P.2d 334`. */
const inCitedForm = (printing: string): string =>
  printing.replace(
    /^(\d+)\s+(.+?)\s+(\d+)/,
    (whole, volume: string, name: string, page: string) => {
      const reporter = reporterOf(name);
      return reporter ? `${volume} ${reporter} ${page}` : whole;
    },
  );

/** Holds a name's place in the usual form, and goes into no citation. */
const SOME_NAME = 'Doe v. Roe';

/** What the finder makes of the citation in its usual form: the court that a reporter implies, parallel citations, history. */
function inUsualForm(parts: Parts, place: Record<string, string>): Recognized | undefined {
  const { volume, page } = place;
  const cite = [volume, place['container-title'], page].filter(Boolean).join(' ');
  const parallel = parts
    .all('par')
    .flatMap((each) => each.split(/(?<=\d)\s+(?=\d+\s+\p{Lu})/u))
    .map((one) => `, ${inCitedForm(one)}`);
  const year = parts.year ? ` (${parts.year})` : '';
  const history = parts.all('hist').map((one) => `, ${one}`);
  const line = `${SOME_NAME}, ${cite}${parallel.join('')}${year}${history.join('')}`;
  const found = readCited({ text: line, line, hint: 'case' });
  if (found?.kind !== 'case' || String(found.item.volume) !== volume) return undefined;
  const later = found.item.history?.map(({ item, ...step }) => {
    const { title, ...rest } = item;
    return { ...step, item: title === SOME_NAME ? rest : item };
  });
  return later ? { ...found, item: { ...found.item, history: later } } : found;
}

/** The state whose decisions a reporter prints, where they are of one. */
function stateOf(reporter: string | undefined): string | undefined {
  const places = reporter ? (reporterByAbbreviation(reporter)[0]?.jurisdictions ?? []) : [];
  return places.length === 1
    ? STATES.find(({ code }) => code === places[0])?.abbreviation
    : undefined;
}

const isWhole = (date: CslItem['issued']): boolean =>
  typeof date === 'object' && (date['date-parts']?.[0]?.length ?? 0) > 1;

/** Whether a reporter of one state, or of the federal courts, is to print what a court of another place decided. */
function isElsewhere(
  court: string | undefined,
  implied: string | undefined,
  reporter = '',
): boolean {
  const [own, printed] = [courtById(court ?? ''), courtById(implied ?? '')];
  if (!own) return false;
  return printed?.system === 'state'
    ? own.location !== printed.location
    : own.system === 'state' && reporterByAbbreviation(reporter)[0]?.type === 'federal';
}

/** `no. 3:21cv00417` → `3:21-cv-00417`, as federal courts number their dockets. */
const docketOf = (typed: string | undefined): string | undefined =>
  typed
    ?.replace(/^(?:nos?\.?|docket|case)\s+/i, '')
    .replace(/\b(\d:\d\d)-?([a-z]{2})-?(?=\d)/gi, '$1-$2-');

/** A page, a screen of a database, a paragraph, an exhibit. */
function pinOf(parts: Parts): string {
  // A filing's page is the one that is meant; its paragraphs are numbered too.
  const page = parts.get('pin') ?? (parts.has('rep') ? undefined : parts.get('page'));
  const unit = parts.unitOf('pin');
  const isScreen = !unit && /^\d/.test(page ?? '') && IN_DATABASE.test(parts.get('db') ?? '');
  const place = page && `${unit}${isScreen ? '*' : ''}${rangeText(page)}`;
  return [place, exhibitOf(parts)].filter(Boolean).join(', ');
}
const IN_DATABASE = /\b(?:w\.?\s?l|westlaw|lexis)\b/i;

/** A decision, or what was filed in it, from its labeled parts. */
export function decisionOf(parts: Parts): Recognized {
  const place = printed(parts);
  const usual = place['container-title'] ? inUsualForm(parts, place) : undefined;
  const typedCourt = parts.get('court');
  const court = typedCourt
    ? courtOf(typedCourt, parts.year, stateOf(place['container-title']))
    : undefined;
  const name = nameOf(parts);
  const dated = isWhole(parts.issued.issued) && (parts.has('docket', 'db') || !parts.has('rep'));
  const { title: _title, authority: implied, issued: _issued, ...found } = usual?.item ?? place;
  const authority = court?.name ?? typedCourt ?? implied;
  const item: CslItem = {
    ...found,
    type: 'legal_case',
    ...given('title', name),
    ...given('document-name', filingName(parts)),
    ...given('call-number', entryOf(parts)),
    ...given('number', docketOf(parts.get('docket'))),
    ...(authority ? { authority } : {}),
    ...(dated ? parts.issued : parts.dated),
  };
  const parentheticals = parts.all('paren').map(parentheticalOf);
  const pin = pinOf(parts);
  const elsewhere = isElsewhere(court?.id, usual?.court, place['container-title']);
  const id = court?.id ?? (typedCourt ? undefined : usual?.court);
  return {
    kind: 'case',
    item,
    implied: !typedCourt && implied ? ['authority'] : [],
    ...(pin ? { pin } : {}),
    ...(parentheticals.length > 0 ? { parentheticals } : {}),
    ...(usual?.leftOut ? { leftOut: usual.leftOut } : {}),
    ...(id ? { court: id } : {}),
    ...(elsewhere ? { unsure: ['authority'] } : {}),
    doubts: [
      ...(elsewhere
        ? [`${place['container-title']} has no decisions of ${court?.name}: check the court.`]
        : []),
      ...(typedCourt && !court
        ? [`No court is known by “${typedCourt}”: it was kept as typed. Check the court.`]
        : []),
      ...(parts.has('rep') && reporterOf(place['container-title'] ?? '', parts.year) === undefined
        ? [
            `No reporter is known by “${parts.get('rep')}”: it was kept as typed. Check the reporter.`,
          ]
        : []),
      ...[yearDoubt(place['container-title'], parts.year) ?? []].flat(),
    ],
    others: 0,
  };
}
