import { type PinPart, printPart, printPin, readPin } from '../shared/pins.js';
import { type Rich, rich } from '../shared/rich-text.js';
import type { Context } from './context.js';

/** APA gives ranges in full; Chicago's legal notes follow the Bluebook (CMOS 17 § 14.269). */
const rangeOf = (context: Context): 'bluebook' | 'full' =>
  context.manual === 'apa' ? 'full' : 'bluebook';

/** The pin asked for, pages unless it says otherwise. */
export const pinOf = (context: Context, text = context.options.pin, unit = ''): PinPart[] =>
  readPin(text, { range: rangeOf(context), unit });

const startsWithPage = (parts: readonly PinPart[]): boolean => parts[0]?.label === '';

/** After a first page or a reporter: `, 321`, `, ¶ 11`, `, n.5`. */
export function afterPage(parts: readonly PinPart[]): Rich {
  return parts.length > 0 ? rich(', ', printPin(parts)) : [];
}

/** After a name or *id.*: ` at 321`, ` ¶ 11`, ` § 14.02` (Bluebook rule 3). */
export function afterName(parts: readonly PinPart[]): Rich {
  if (parts.length === 0) return [];
  return rich(
    startsWithPage(parts) || /^nn?\./.test(printPin(parts)) ? ' at ' : ' ',
    printPin(parts),
  );
}

/** After a title: ` 43–46`, ` § 12.01`; ` at ` keeps a number off a title that ends in one (rule 3.2(a)). */
export function afterTitle(parts: readonly PinPart[], title: string | undefined): Rich {
  const [first] = parts;
  if (!first) return [];
  const clash = startsWithPage(parts) && /\d$/.test(title ?? '');
  return rich(clash ? ', at ' : ' ', printPin(parts));
}

/** After *supra*: `, at 321`, `, § 14.02`; the comma is Bluebook rule 4.2's. */
export function afterSupra(parts: readonly PinPart[]): Rich {
  const [first, ...rest] = parts;
  if (!first) return [];
  return rich(
    first.label === '' ? ', at ' : ', ',
    [printPart(first), ...rest.map(printPart)].join(', '),
  );
}
