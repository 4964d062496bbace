import { shortDate } from '../../shared/dates.js';
import { fromMarkup } from '../../shared/markup.js';
import { printPin } from '../../shared/pins.js';
import { join, type Rich, rich } from '../../shared/rich-text.js';
import type { Context, SourceForms } from '../context.js';
import { afterName, afterSupra, pinOf } from '../pin-cite.js';
import { noteOf } from './legislative.js';

/** `4 U.S.T. 2063`, `C.E.T.S. No. 26` (rule 21.4.5, T4). */
function source(read: (name: string) => string | undefined, number: string | undefined): string {
  const lead = [read('volume'), read('container-title'), read('page')].filter(Boolean).join(' ');
  return lead && number ? `${lead} No. ${number.replace(/^No\. /, '')}` : lead;
}

function sources(context: Context): string[] {
  const { item } = context;
  const others = item.parallel.map((one) =>
    source((name) => {
      const value = (one as Record<string, unknown>)[name];
      return value === undefined ? undefined : String(value);
    }, undefined),
  );
  return [source(item.text, item.text('number')), ...others].filter(Boolean);
}

/** A pin is an article of the treaty if there is a title, a page of the source if not. */
function full(context: Context): Rich {
  const { item } = context;
  const title = context.options.omitName ? undefined : item.text('title');
  const pin = printPin(pinOf(context));
  if (!item.text('title'))
    return rich(
      join(sources(context), ', '),
      item.text('page') && pin ? ', ' : pin ? ' ' : '',
      pin,
    );
  const parties = item.text('references');
  const head = parties
    ? join([fromMarkup(title), parties, pin], ', ')
    : join([fromMarkup(title), pin], ' ');
  return join([head, shortDate(item.date('issued')), ...sources(context)], ', ');
}

/** Later: the title with *supra* (rules 4.2, 21.17). */
function short(context: Context): Rich {
  const title = context.item.text('shortTitle') ?? context.item.text('title');
  if (!title) return full(context);
  return rich(
    fromMarkup(title),
    ', ',
    context.faces.words('supra'),
    noteOf(context),
    afterSupra(pinOf(context)),
  );
}

export const treatyForms: SourceForms = {
  full,
  short,
  laterPin: (context) => afterName(pinOf(context)),
};
