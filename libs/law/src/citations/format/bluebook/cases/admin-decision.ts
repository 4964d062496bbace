import { shortDate, yearOf } from '../../shared/dates.js';
import { printPin, readPin } from '../../shared/pins.js';
import { brackets, join, type Rich, rich } from '../../shared/rich-text.js';
import type { Context, SourceForms } from '../context.js';
import { afterName, pinOf } from '../pin-cite.js';
import { docket } from './printing.js';

/** `cftc` is a code for CFTC; a name stays as it is. */
const agency = (context: Context): string | undefined => {
  const authority = context.item.text('authority');
  return authority && /^[a-z]{2,6}$/.test(authority) ? authority.toUpperCase() : authority;
};

const isAcronym = (name: string | undefined): name is string => /^[A-Z]{3,6}$/.test(name ?? '');

/** A looseleaf service gives the docket number with the date (rule 19). */
const isService = (context: Context): boolean => context.item.text('publisher') !== undefined;

/** `FAA Order No. 2006-2`, `CFTC No. 1234`, `EEOC DOC 0520070154`, `B-405692` (Indigo T2). */
function designation(context: Context): string | undefined {
  const number = context.item.text('number');
  const genre = context.item.text('genre');
  if (!number || isService(context)) return undefined;
  if (genre) return `${genre} ${docket(number)}`;
  const by = agency(context);
  if (!isAcronym(by)) return number;
  return `${by} ${/[A-Za-z]/.test(number) ? number : docket(number)}`;
}

/** `11 E.A.D. 622`, `2006 WL 465371`, `CCH OSHD ¶ 33123`, with the pin behind or in the page's place. */
function found(context: Context, later: boolean): Rich {
  const { item } = context;
  const reporter = item.text('container-title') ?? item.text('archive');
  if (!reporter) return [];
  const lead = join(
    [item.text('volume') ?? item.text('collection-number'), item.text('publisher'), reporter],
    ' ',
  );
  const page = item.text('page') ?? item.text('archive_location');
  const pin = pinOf(context);
  const place = printPin(readPin(page, { range: 'full', unit: '' }));
  if (!page) return join([lead, printPin(pin)], ' ');
  if (later && pin[0]?.label === '') return rich(lead, ' at ', printPin(pin));
  return join([rich(lead, ' ', place), printPin(pin)], ', ');
}

const undotted = (text: string): string => text.replaceAll('.', '');

/** `(EAB 2004)`; the agency is left out where the designation has named it (Indigo T2). */
function agencyAndDate(context: Context): Rich {
  const by = agency(context);
  const named =
    by !== undefined &&
    undotted(designation(context) ?? '')
      .split(' ')
      .includes(undotted(by));
  const date = context.item.date('issued');
  const when = context.item.text('volume') ? yearOf(date) : shortDate(date);
  const number = isService(context) ? context.item.text('number') : undefined;
  return number
    ? brackets(join([docket(number), when], ', '))
    : brackets(named ? undefined : by, when);
}

/** Adjudications are cited by the first party's full reported name, in roman (rule 14.3.1). */
const parts = (context: Context, later: boolean): Rich =>
  join(
    [
      context.options.omitName ? undefined : context.item.text('title'),
      designation(context),
      context.item.text('references'),
      found(context, later),
    ],
    ', ',
  );

export const adminDecisionForms: SourceForms = {
  full: (context) => join([parts(context, false), agencyAndDate(context)], ' '),
  short: (context) => parts(context, true),
  laterPin: (context) => afterName(pinOf(context)),
};
