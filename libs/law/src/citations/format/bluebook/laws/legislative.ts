import { stateByCode } from '../../../courts/states.js';
import { shortDate, yearOf } from '../../shared/dates.js';
import { fromMarkup } from '../../shared/markup.js';
import { printPin } from '../../shared/pins.js';
import { brackets, join, type Rich, rich } from '../../shared/rich-text.js';
import { legalOrdinal } from '../../shared/typography.js';
import type { Context, SourceForms } from '../context.js';
import { afterName, afterSupra, pinOf } from '../pin-cite.js';

const BODIES = new Map([
  ['Congress', 'Cong.'],
  ['U.S. Congress', 'Cong.'],
  ['United States Congress', 'Cong.'],
  ['Legislature', 'Leg.'],
]);

/** `111th Cong.`, `127th Leg., Reg. Sess.`, `110th Cong., 2d Sess.` (rules 13.2, 13.3, T9). */
export function legislature(context: Context): string | undefined {
  const { item } = context;
  const number = item.text('collection-number');
  const authority =
    item.text('authority') ??
    (number && !item.text('jurisdiction')?.includes(':') ? 'Cong.' : undefined);
  const body = authority && (BODIES.get(authority) ?? authority);
  const ordinal = number && /^\d+$/.test(number) ? legalOrdinal(Number(number)) : number;
  const session = item.text('chapter-number');
  const sitting =
    session && `${/^\d+$/.test(session) ? legalOrdinal(Number(session)) : session} Sess.`;
  return (
    [[ordinal, body].filter(Boolean).join(' '), sitting].filter(Boolean).join(', ') || undefined
  );
}

/** `(2009)`, and for a state's legislature `(Me. 2015)`. */
export function stateAndYear(context: Context): Rich {
  const place = context.item.text('jurisdiction')?.split(':')[1];
  return brackets(
    place ? stateByCode(place)?.abbreviation : undefined,
    yearOf(context.item.date('issued')),
  );
}

/** Bill numbers as the chambers print them: `H.R. 2454`, `S. 1083`, `S.B. 5`. */
const billNumber = (text: string | undefined): string | undefined =>
  text
    ?.replace(/^HR\.? ?(?=\d)/, 'H.R. ')
    .replace(/^S ?(?=\d)/, 'S. ')
    .replace(/^H\.? ?Res\.? ?(?=\d)/, 'H.R. Res. ');

const place = (context: Context): string =>
  printPin(pinOf(context, context.options.pin ?? context.item.text('section'), '§'));

/** `[Title,] S. 1083, 107th Cong. § 2(b) (2001)`; enacted resolutions say so (rule 13.2). */
export const billForms: SourceForms = {
  full: (context) => {
    const title = context.options.omitName ? undefined : context.item.text('title');
    const head = join(
      [fromMarkup(title), billNumber(context.item.text('number')), legislature(context)],
      ', ',
    );
    return join(
      [head, place(context), stateAndYear(context), brackets(context.item.text('status'))],
      ' ',
    );
  },
  short: (context) =>
    join(
      [
        billNumber(context.item.text('number')) ?? context.item.text('title'),
        printPin(pinOf(context, context.options.pin, '§')),
      ],
      ' ',
    ),
  laterPin: (context) => {
    const text = printPin(pinOf(context, context.options.pin, '§'));
    return text ? rich(' ', text) : [];
  },
};

/** ` note 3`, in footnotes only (rule 4.2). */
export const noteOf = ({ options, manual }: Context): string =>
  manual === 'bluebook' && options.typeface === 'law-review' && options.nearNote !== undefined
    ? ` note ${options.nearNote}`
    : '';

/** `S. Rep. No. 106-261, at 441 (2000)`. */
export const legislativeReportForms: SourceForms = {
  full: (context) =>
    join(
      [
        rich(number(context), afterSupra(pinOf(context))),
        brackets(reportDate(context)),
        brackets(context.item.text('references')),
      ],
      ' ',
    ),
  short: (context) => rich(number(context), afterSupra(pinOf(context))),
  laterPin: (context) => afterName(pinOf(context)),
};

const number = (context: Context): Rich =>
  context.faces.legislativeReport(
    `${context.item.text('genre') ?? ''} No. ${(context.item.text('number') ?? '').replace(/^No\. /, '')}`,
  );

const reportDate = (context: Context): string | undefined => {
  const date = context.item.date('issued');
  return context.manual === 'apa' ? shortDate(date) : yearOf(date);
};
