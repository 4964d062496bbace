import { stateByCode } from '../../../courts/states.js';
import { type SimpleDate, shortDate, yearOf } from '../../shared/dates.js';
import type { PinPart } from '../../shared/pins.js';
import { printPin } from '../../shared/pins.js';
import { brackets, join, type Rich, rich } from '../../shared/rich-text.js';
import type { Context } from '../context.js';
import { pinOf } from '../pin-cite.js';
import { type CourtName, printCourt } from './court.js';
import { readCourt } from './court-names.js';
import { docket, type Printing, readPrinting, type Variables } from './printing.js';

/** A decision read from an item: where it is printed, by which court, when. */
export interface Decision {
  printings: { printing: Printing; pin: PinPart[] }[];
  docket?: string;
  court?: CourtName;
  date?: SimpleDate;
}

const variablesOf =
  (context: Context): Variables =>
  (name) =>
    context.item.text(name);

/** A parallel citation borrows the court of the decision. */
function variablesOfParallel(context: Context, index: number): Variables {
  const own = context.item.parallel[index] as Record<string, unknown> | undefined;
  return (name) => {
    const value = own?.[name];
    if (typeof value === 'string' || typeof value === 'number')
      return String(value).trim() || undefined;
    return name === 'authority' || name === 'jurisdiction' ? context.item.text(name) : undefined;
  };
}

/** Reads the decision with its pins. */
export function readDecision(context: Context): Decision {
  const { item } = context;
  const year = item.date('issued')?.year;
  const readers = [
    variablesOf(context),
    ...item.parallel.map((_, i) => variablesOfParallel(context, i)),
  ];
  const printings = readers.flatMap((read, i) => {
    const printing = readPrinting(read, year);
    return printing
      ? [{ printing, pin: pinOf(context, (i === 0 ? context.options.pin : read('pin')) ?? '') }]
      : [];
  });
  return {
    printings,
    docket: item.text('number'),
    court: readCourt(item.text('authority'), item.text('jurisdiction')),
    date: item.date('issued'),
  };
}

/** State of the deciding court, for rule 10.2.1(f). */
export const decidingState = (context: Context): string | undefined =>
  readCourt(context.item.text('authority'), context.item.text('jurisdiction'))?.state?.code ??
  (context.item.text('authority')
    ? undefined
    : stateByCode(context.item.text('jurisdiction')?.split(':')[1] ?? '')?.code);

/** `347 U.S. 483, 495`, `2011 ME 24, ¶ 11`, `2006 WL 465371, at *3`. */
function printFull({ printing, pin }: Decision['printings'][number]): Rich {
  const at = pin[0]?.label === '' && printing.kind === 'database' ? 'at ' : '';
  const place = printPin(pin);
  if (printing.kind === 'reporter' && !printing.page && !/No\. \S+$/.test(printing.lead))
    return join([printing.lead, place], ' ');
  return join([join([printing.lead, printing.page], ' '), place && at + place], ', ');
}

/** Unreported decisions are cited by docket number and to the day (rule 10.8.1). */
const isUnreported = (decision: Decision): boolean =>
  !decision.printings.some(
    ({ printing }) => printing.kind === 'reporter' || printing.kind === 'neutral',
  );

/** A public-domain citation already tells court and year (rule 10.3.3). */
const isNeutral = (decision: Decision): boolean =>
  decision.printings.some(({ printing }) => printing.kind === 'neutral');

/** `(2d Cir. 2020)`; `omitYear` where the next decision in the history gives the same (rule 10.5(d)). */
export function courtAndDate(decision: Decision, omitYear = false): Rich {
  if (isNeutral(decision)) return [];
  const reporters = decision.printings
    .map(({ printing }) => printing.known)
    .filter((known) => known !== undefined);
  const best =
    reporters.find((known) => known.supremeCourt || known.state || known.soleCourt) ?? reporters[0];
  const date = isUnreported(decision) ? shortDate(decision.date) : yearOf(decision.date);
  return brackets(printCourt(decision.court, best), omitYear ? undefined : date);
}

/** Docket number, printings and pins, without the court and date. */
export function whereFound(decision: Decision, context: Context): Rich {
  const shown = isUnreported(decision) && decision.docket ? docket(decision.docket) : undefined;
  const slip =
    decision.printings.length === 0 && context.options.pin ? slipPin(pinOf(context)) : undefined;
  return join([shown, slip, ...decision.printings.map(printFull)], ', ');
}

/** `slip op. at 7` (rule 10.8.1(b)). */
const slipPin = (pin: readonly PinPart[]): string =>
  `slip op. ${pin[0]?.label === '' ? 'at ' : ''}${printPin(pin)}`;

/**
 * `347 U.S. at 495`; printings without a pin are left out alongside one that has it (rule 10.9).
 */
export function whereFoundShort(decision: Decision, context: Context): Rich {
  const pinned = decision.printings.filter(
    ({ pin, printing }) => pin.length > 0 || printing.kind === 'neutral',
  );
  const [first] = decision.printings;
  if (!first) return whereFound(decision, context);
  const shown =
    isUnreported(decision) && decision.docket && first.pin.length === 0
      ? docket(decision.docket)
      : undefined;
  const chosen = pinned.some(({ pin }) => pin.length > 0) ? pinned : [first];
  return join([shown, ...chosen.map(printShort)], ', ');
}

function printShort(entry: Decision['printings'][number]): Rich {
  const { printing, pin } = entry;
  const onPage = pin[0]?.label === '' || pin[0]?.label === 'n.';
  if (printing.kind !== 'reporter' || !onPage || !printing.page) return printFull(entry);
  return rich(printing.lead, ' at ', printPin(pin));
}
