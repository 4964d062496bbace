import { stateByCode } from '../../../courts/states.js';
import { yearOf } from '../../shared/dates.js';
import { fromMarkup } from '../../shared/markup.js';
import type { PinPart } from '../../shared/pins.js';
import { printPin } from '../../shared/pins.js';
import { brackets, join, type Rich, rich } from '../../shared/rich-text.js';
import type { Context, SourceForms } from '../context.js';
import { pinOf } from '../pin-cite.js';

const TERRITORIES = new Map([
  ['mp', 'N. Mar. I.'],
  ['as', 'Am. Samoa'],
  ['gu', 'Guam'],
  ['vi', 'V.I.'],
  ['pr', 'P.R.'],
]);

/** `Pub. L. No. 107-56`, `Priv. L. No. 94-86`, `2006 N. Mar. I. Pub. L. 6587` (rule 12.4). */
function lawNumber(context: Context): string {
  const { item } = context;
  const number = item.text('number') ?? '';
  if (!number) return '';
  const place = item.text('jurisdiction')?.split(':')[1] ?? '';
  const state = TERRITORIES.get(place) ?? stateByCode(place)?.abbreviation;
  if (state)
    return [item.text('collection-number'), state, 'Pub. L.', number].filter(Boolean).join(' ');
  const bare = number.replace(/^(?:Pub(?:lic)?\.? ?L(?:aw)?\.?|P\.? ?L\.?)\s*(?:No\.?)?\s*/i, '');
  return /^Priv/i.test(number) ? number : `Pub. L. No. ${bare}`;
}

const pages = (parts: readonly PinPart[]): PinPart[] => parts.filter((part) => part.label === '');
const divisions = (parts: readonly PinPart[]): PinPart[] =>
  parts.filter((part) => part.label !== '');

/** `115 Stat. 272, 376`. */
function statutesAtLarge(context: Context, pin: readonly PinPart[]): Rich {
  const { item } = context;
  const volume = item.text('volume');
  const page = item.text('page');
  const source = item.text('container-title') ?? (volume && page ? 'Stat.' : undefined);
  if (!source) return [];
  return join([join([volume, source, page], ' '), printPin(pages(pin))], ', ');
}

function cite(context: Context): Rich {
  const own = pinOf(context, context.item.text('section') ?? '');
  const asked = context.options.pin ? pinOf(context) : own;
  const inside = divisions(asked);
  const section = printPin(inside.length > 0 ? inside : divisions(own));
  return join([lawNumber(context), section, statutesAtLarge(context, asked)], ', ');
}

/** The year is left out where the act's name has it (rule 12.4(e)); APA prints it always. */
function year(context: Context): string | undefined {
  const value = yearOf(context.item.date('issued'));
  const named = value !== undefined && (context.item.text('title') ?? '').endsWith(value);
  return named && context.manual !== 'apa' ? undefined : value;
}

const name = (context: Context): Rich =>
  context.options.omitName ? [] : fromMarkup(context.item.text('title'));

export const publicLawForms: SourceForms = {
  full: (context) =>
    join(
      [
        join([name(context), cite(context)], ', '),
        brackets(year(context)),
        brackets(context.item.text('references')),
      ],
      ' ',
    ),
  short: (context) => {
    const pin = pinOf(context);
    const inside = divisions(pin);
    if (pin.length === 0) return cite(context);
    if (inside.length > 0)
      return join([lawNumber(context), printPin(inside), statutesAtLarge(context, pin)], ', ');
    return join(
      [
        join([context.item.text('volume'), context.item.text('container-title') ?? 'Stat.'], ' '),
        rich('at ', printPin(pin)),
      ],
      ' ',
    );
  },
  laterPin: (context) => {
    const pin = pinOf(context);
    return pin.length > 0 ? rich(pin[0]?.label === '' ? ' at ' : ' ', printPin(pin)) : [];
  },
};
