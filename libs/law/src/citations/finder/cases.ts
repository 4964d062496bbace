import { stateByCode } from '../courts/states.js';
import { readCaseName } from '../names/case-name.js';
import { signalBefore } from '../names/signals.js';
import { codeAt, collapse } from '../text/chars.js';
import type { CitationFields } from '../types.js';
import { readBeforeCore } from './before-core.js';
import { type Brackets } from './bracket-content.js';
import { readBrackets } from './brackets.js';
import type { Core } from './case-core.js';
import type { Draft } from './draft.js';
import type { Entry } from './lexicon.js';
import { readPinAfter, readPinList } from './pins.js';

type StartsCitation = (at: number) => boolean;

/** State abbreviation of a reporter that covers one state, to complete "(Super. Ct. 1990)". */
function stateOf(entry: Entry): string | undefined {
  const edition = entry.exact[0] ?? entry.varied[0];
  const places = edition?.reporter.jurisdictions ?? [];
  const [place] = places;
  return places.length === 1 && place ? stateByCode(place)?.abbreviation : undefined;
}

/** With the comma that stands for a period in "1 U,S, 1". */
function reporterAsPrinted(text: string, core: Core): string {
  const found = collapse(text.slice(core.reporterStart, core.reporterEnd));
  return /^[^.]*,[^.\s]*$/.test(found) && codeAt(text, core.reporterEnd) === 44
    ? `${found},`
    : found;
}

/** Pins and brackets after "volume reporter page". */
export function draftFromCore(text: string, core: Core, startsCitation: StartsCitation): Draft {
  const draft: Draft = {
    kind: core.short ? 'short' : 'case',
    start: core.start,
    end: core.end,
    tail: core.end,
    close: core.end,
    open: core.start,
    core,
    entry: core.entry,
    fields: { volume: core.volume, reporterFound: reporterAsPrinted(text, core), page: core.page },
  };
  if (core.year !== undefined) draft.fields.year = core.year;
  if (core.nominative !== undefined) draft.fields.nominative = core.nominative;
  if (core.short) readShortPin(text, draft, core, startsCitation);
  else readPins(text, draft, startsCitation);
  readAfter(text, draft);
  return draft;
}

function readShortPin(
  text: string,
  draft: Draft,
  core: Core,
  startsCitation: StartsCitation,
): void {
  const pin = readPinList(text, core.pinAt, startsCitation, true);
  if (!pin) {
    draft.fields.page = undefined;
    return;
  }
  draft.end = pin.end;
  draft.tail = pin.end;
  draft.fields.pin = pin.text;
  draft.fields.pinEnd = pin.last;
  draft.fields.page = /\d+/.exec(pin.text)?.[0];
}

function readPins(text: string, draft: Draft, startsCitation: StartsCitation): void {
  const pin = readPinAfter(text, draft.end, startsCitation);
  if (!pin) return;
  draft.tail = pin.end;
  draft.fields.pin = pin.text;
  if (pin.last !== undefined) draft.fields.pinEnd = pin.last;
}

function readAfter(text: string, draft: Draft): void {
  // "230 F.2d 54, 5 Cir., 1956": older usage without brackets.
  const old = /^,\s(\d{1,2}(?:st|nd|rd|th|d)?\s?Cir\.),?\s((?:18|19)\d\d)\b/.exec(
    text.slice(draft.tail, draft.tail + 24),
  );
  const brackets = readBrackets(text, draft.tail, draft.entry && stateOf(draft.entry));
  draft.close = Math.max(brackets.end, draft.tail);
  const { fields } = draft;
  takeDate(fields, brackets);
  takeBrackets(fields, brackets);
  if (old && !brackets.court) {
    fields.court = `ca${Number.parseInt(old[1]!, 10)}`;
    fields.courtFound = old[1];
    fields.year = Number(old[2]);
    draft.close = draft.tail + old[0].length;
  }
  const filed = draft.core?.dateFiled?.split('/').map(Number);
  if (filed) readFiled(filed, draft);
}

/** What brackets say goes into the fields; what they do not say leaves no field behind. */
function takeBrackets(fields: CitationFields, brackets: Brackets): void {
  const { court, courtFound, weight, parenthetical, shortName } = brackets;
  if (court !== undefined) fields.court = court;
  if (courtFound !== undefined) fields.courtFound = courtFound;
  if (weight !== undefined) fields.weight = weight;
  if (parenthetical !== undefined) fields.parenthetical = parenthetical;
  if (shortName !== undefined) fields.shortName = shortName;
}

function takeDate(fields: CitationFields, { year, month, day }: Brackets): void {
  if (year === undefined) return;
  fields.year = year;
  if (month !== undefined) fields.month = month;
  if (day !== undefined) fields.day = day;
}

function readFiled([month, day, short]: number[], draft: Draft): void {
  if (short === undefined) return;
  const year = short > 99 ? short : short + (short > 50 ? 1900 : 2000);
  Object.assign(draft.fields, { month, day, year });
}

/** Case name, signal and whatever comes between the name and the volume. */
export function readNames(text: string, draft: Draft, floor: number): void {
  const before = readBeforeCore(text, draft.start, floor);
  const { fields } = draft;
  for (const field in before.fields) {
    const name = field as 'year';
    if (before.fields[name] !== undefined && fields[name] === undefined)
      fields[name] = before.fields[name];
  }
  const name = before.nameEnd > floor ? readCaseName(text, before.nameEnd, floor) : undefined;
  if (name && (name.plaintiff || name.defendant || before.comma || draft.kind === 'short')) {
    const { plaintiff, defendant, caseName, antecedent } = name;
    const short = draft.kind === 'short' || before.supra;
    const shortForm = antecedent ?? (short ? (caseName ?? defendant) : undefined);
    if (plaintiff !== undefined) fields.plaintiff = plaintiff;
    if (defendant !== undefined) fields.defendant = defendant;
    if (caseName !== undefined) fields.caseName = caseName;
    if (shortForm !== undefined) fields.antecedent = shortForm;
    draft.open = name.start;
  } else if (before.fields.year !== undefined) draft.open = before.nameEnd;
  const signal = signalBefore(text, draft.open, Math.max(0, Math.min(floor, draft.open)));
  if (signal !== undefined) fields.signal = signal;
}
