import { shortDate } from '../../shared/dates.js';
import { fromMarkup } from '../../shared/markup.js';
import { printPin } from '../../shared/pins.js';
import { brackets, join, type Rich } from '../../shared/rich-text.js';
import type { Context, SourceForms } from '../context.js';
import { afterName, pinOf } from '../pin-cite.js';

/** Numbers of seven digits and more in groups: `8,112,504`; trademarks keep theirs as printed. */
const grouped = (number: string): string =>
  number.replace(/^\d{7,8}(?=$| )/, (digits) => digits.replace(/\B(?=(?:\d{3})+$)/g, ','));

const isTrademark = (context: Context): boolean =>
  /trademark/i.test(context.item.text('genre') ?? '');

const numberWithKind = (context: Context): string => {
  const { item } = context;
  const number = grouped(
    (item.text('number') ?? '').replace(/^(?:U\.?S\.? )?(?:Patent )?(?:No\. )?/i, ''),
  );
  const code = item.text('status');
  return [number, code && /^[A-Z]\d?$/.test(code) ? code : undefined].filter(Boolean).join(' ');
};

/** `U.S. Patent No. 8,112,504 B2, fig. 1 (filed Mar. 4, 2009)` (rule 14.9, Indigo T2). */
function full(context: Context): Rich {
  const { item } = context;
  if (isTrademark(context))
    return join(
      [fromMarkup(item.text('title')), `Registration No. ${item.text('number') ?? ''}`],
      ', ',
    );
  const title = context.options.omitName ? undefined : item.text('title');
  const head = join(
    [fromMarkup(title), `U.S. Patent No. ${numberWithKind(context)}`, printPin(pinOf(context))],
    ', ',
  );
  const filed = shortDate(item.date('submitted'));
  const issued = shortDate(item.date('issued'));
  return join(
    [head, filed && brackets(`filed ${filed}`), issued && brackets(`issued ${issued}`)],
    ' ',
  );
}

/** `'504 Patent`. */
function short(context: Context): Rich {
  const digits = (context.item.text('number') ?? '').replace(/ [A-Z]\d?$/, '').replace(/\D/g, '');
  if (isTrademark(context) || digits.length < 3) return full(context);
  return join([`'${digits.slice(-3)} Patent`, printPin(pinOf(context))], ' ');
}

export const patentForms: SourceForms = {
  full,
  short,
  laterPin: (context) => afterName(pinOf(context)),
};
