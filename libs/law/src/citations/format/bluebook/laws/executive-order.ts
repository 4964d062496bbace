import { shortDate, yearOf } from '../../shared/dates.js';
import { brackets, join, type Rich, rich } from '../../shared/rich-text.js';
import { withCommas } from '../../shared/typography.js';
import type { Context, SourceForms } from '../context.js';
import { afterName, afterPage, pinOf } from '../pin-cite.js';

/** `Exec. Order No. 13,526`, `Proclamation No. 9844` (rule 14.7(a), T1.2). */
export function orderNumber(context: Context): string {
  const { item } = context;
  const text = item.text('number') ?? item.text('title') ?? '';
  const number = /(\d[\d,]*)/.exec(text)?.[1]?.replaceAll(',', '') ?? '';
  const kind = /proclamation/i.test(`${item.text('genre') ?? ''} ${text}`)
    ? 'Proclamation'
    : 'Exec. Order';
  return `${kind} No. ${withCommas(number)}`;
}

/** `3 C.F.R. 298`, or the Federal Register until it is in the Code (rule 14.7(a)). */
function published(context: Context, later: boolean): Rich {
  const { item } = context;
  const source = item.text('container-title');
  const page = item.text('page');
  if (!source) return [];
  const pin = pinOf(context, context.options.pin);
  const shown = source === 'Fed. Reg.' && page ? withCommas(page) : page;
  const head = join(
    [item.text('volume'), source.replace(/^Code of Federal Regulations$/, 'C.F.R.')],
    ' ',
  );
  if (later && pin.length > 0) return rich(head, ' at ', pin.map((part) => part.value).join(', '));
  return rich(join([head, shown], ' '), afterPage(pin));
}

const date = (context: Context): string | undefined => {
  const when = context.item.date('issued');
  return context.item.text('container-title') === 'Fed. Reg.' ? shortDate(when) : yearOf(when);
};

export const executiveOrderForms: SourceForms = {
  full: (context) =>
    join(
      [join([orderNumber(context), published(context, false)], ', '), brackets(date(context))],
      ' ',
    ),
  short: (context) => join([orderNumber(context), published(context, true)], ', '),
  laterPin: (context) => afterName(pinOf(context)),
};
