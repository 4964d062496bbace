import { shortDate, yearOf } from '../../shared/dates.js';
import { fromMarkup } from '../../shared/markup.js';
import { address, brackets, join, type Rich } from '../../shared/rich-text.js';
import { headline } from '../../shared/titles.js';
import { abbreviateSite } from '../../tables/periodicals.js';
import type { Context, SourceForms } from '../context.js';
import { afterName, pinOf } from '../pin-cite.js';
import { fullAuthors } from './authors.js';
import { supra } from './later.js';

const pageTitle = (context: Context): Rich => {
  const title = context.item.text('title');
  return title ? fromMarkup(headline(title, 'bluebook'), context.faces.articleTitle) : [];
};

/** `(Nov. 5, 2014, 10:25 AM)`; the time of day is `event-date` in Juris-M's notes (rule 18.2.2(c)). */
function posted(context: Context): Rich {
  const date = shortDate(context.item.date('issued'));
  const time = context.item.text('event-date');
  return date
    ? brackets([date, time && /:\d\d/.test(time) ? time : undefined].filter(Boolean).join(', '))
    : [];
}

/** The day it was read substitutes only for a missing date (rule 18.2.2(c)). */
function visited(context: Context): Rich {
  const date = shortDate(context.item.date('accessed'));
  return date && !context.item.date('issued') ? brackets(`last visited ${date}`) : [];
}

function full(context: Context): Rich {
  const { item, options, faces } = context;
  const author = options.omitName ? undefined : fullAuthors(item.names('author'));
  const name = item.text('container-title') ?? item.text('publisher');
  // The day of posting stands behind the site, or behind the title of a page without one.
  const site = name && faces.website(abbreviateSite(name));
  const head = site
    ? join([author, pageTitle(context), join([site, posted(context)], ' ')], ', ')
    : join([join([author, pageTitle(context)], ', '), posted(context)], ' ');
  const where = join(
    [address(item.text('URL')), brackets(item.text('references')), visited(context)],
    ' ',
  );
  return join([head, where], ', ');
}

export const onlineForms: SourceForms = {
  full,
  short: (context) => supra(context, pageTitle(context), pinOf(context)),
  laterPin: (context) => afterName(pinOf(context)),
};

/** `(Ph.D. dissertation, Yale University)`, `(on file with …)` (rules 17.2.1, 17.2.2). */
function kindAndPlace(context: Context): Rich {
  const { item } = context;
  const kind = item.text('genre') ?? (context.kind === 'thesis' ? undefined : item.text('medium'));
  const archive = item.text('archive');
  return join(
    [
      brackets(join([kind, item.text('publisher')], ', ')),
      archive && brackets(`on file with ${archive}`),
    ],
    ' ',
  );
}

/** Theses, manuscripts, letters, interviews, speeches: title in roman or italics by kind (rule 17). */
function fullUnpublished(context: Context): Rich {
  const { item, options } = context;
  const author = options.omitName ? undefined : fullAuthors(item.names('author'));
  const title = item.text('title');
  const named = title ? fromMarkup(headline(title, 'bluebook')) : [];
  const pin = pinOf(context)
    .map((part) => (part.label ? `${part.label} ${part.value}` : part.value))
    .join(', ');
  const date = shortDate(item.date('issued')) ?? yearOf(item.date('issued'));
  const head = join([join([author, named], ', '), pin, brackets(date), kindAndPlace(context)], ' ');
  return join([head, address(item.text('URL'))], ', ');
}

export const unpublishedForms: SourceForms = {
  full: fullUnpublished,
  short: (context) => supra(context, fromMarkup(context.item.text('title')), pinOf(context)),
  laterPin: (context) => afterName(pinOf(context)),
};
