import { fullName, series } from '../../shared/names.js';
import { printPin } from '../../shared/pins.js';
import { brackets, join, type Rich, rich } from '../../shared/rich-text.js';
import type { Context, SourceForms } from '../context.js';
import { afterName, afterSupra, pinOf } from '../pin-cite.js';
import { legislature, noteOf, stateAndYear } from './legislative.js';

/** `Title: Hearing on H.R. 5793 Before the H. Comm. on the Judiciary` (rule 13.3). */
function hearingTitle(context: Context): string {
  const { item } = context;
  const title = item.text('title');
  if (title && /\bHearings? (?:on|Before)\b/.test(title)) return title;
  const on = item.text('number');
  const before = item.text('section') ?? item.text('event-title');
  const hearing = [
    'Hearing',
    on && `on ${on}`,
    before && `Before the ${before.replace(/^the /i, '')}`,
  ]
    .filter(Boolean)
    .join(' ');
  return title ? `${title}: ${hearing}` : hearing;
}

/** `(statement of Jane Roe)` (rule 13.3). */
function witness(context: Context): Rich {
  const names = context.item.names('author').map(fullName);
  return names.length > 0 ? brackets(`statement of ${series(names, 'and')}`) : [];
}

export const hearingForms: SourceForms = {
  full: (context) => {
    const head = join(
      [
        context.options.omitName ? undefined : context.faces.hearing(hearingTitle(context)),
        legislature(context),
      ],
      ', ',
    );
    return join([head, printPin(pinOf(context)), stateAndYear(context), witness(context)], ' ');
  },
  short: (context) =>
    rich(
      context.faces.hearing(context.item.text('title') ?? hearingTitle(context)),
      ', ',
      context.faces.words('supra'),
      noteOf(context),
      afterSupra(pinOf(context)),
    ),
  laterPin: (context) => afterName(pinOf(context)),
};
