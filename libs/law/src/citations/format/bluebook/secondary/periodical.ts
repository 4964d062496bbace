import { shortDate, yearOf } from '../../shared/dates.js';
import { fromMarkup } from '../../shared/markup.js';
import { address, brackets, join, type Rich, rich } from '../../shared/rich-text.js';
import { headline } from '../../shared/titles.js';
import { abbreviatePeriodical } from '../../tables/periodicals.js';
import type { Context, SourceForms } from '../context.js';
import { afterName, afterPage, pinOf } from '../pin-cite.js';
import { fullAuthors } from './authors.js';
import { supra } from './later.js';

/** Student work is designated: `Note`, `Comment` (rule 16.7.1). */
const DESIGNATION =
  /^(?:Note|Comment|Case Comment|Recent Case|Book Note|Essay|Book Review|Editorial|Symposium)$/i;

const articleTitle = (context: Context): Rich => {
  const title = context.item.text('title');
  return title ? fromMarkup(headline(title, 'bluebook'), context.faces.articleTitle) : [];
};

const periodical = (context: Context): Rich => {
  const name = context.item.text('container-title');
  return name ? context.faces.periodical(abbreviatePeriodical(name)) : [];
};

/** `Richard A. Posner, Comment, Title`. */
function head(context: Context): Rich {
  const { item, options } = context;
  const author = options.omitName ? undefined : fullAuthors(item.names('author'));
  const genre = item.text('genre');
  return join(
    [author, genre && DESIGNATION.test(genre) ? genre : undefined, articleTitle(context)],
    ', ',
  );
}

const firstPage = (context: Context): string | undefined =>
  context.item
    .text('page')
    ?.split(/[-–—,]/)[0]
    ?.trim();

/** `120 Yale L.J. 950, 952 (2011)`; the year is the volume where there is none (rule 16.4). */
function journal(context: Context): Rich {
  const { item } = context;
  const year = yearOf(item.date('issued'));
  const volume = item.text('volume');
  const place = join([volume ?? year, periodical(context), firstPage(context)], ' ');
  return join(
    [
      join([head(context), rich(place, afterPage(pinOf(context)))], ', '),
      volume ? brackets(year) : undefined,
    ],
    ' ',
  );
}

/** `, at A1, A4`: pages of what starts over each issue (rules 16.5, 16.6). */
function atPage(context: Context): string | undefined {
  const page = firstPage(context);
  const pin = pinOf(context)
    .map((part) => part.value)
    .join(', ');
  if (page) return `at ${[page, pin].filter(Boolean).join(', ')}`;
  return pin ? `at ${pin}` : undefined;
}

/** `N.Y. Times, Nov. 14, 2014, at A1`; online `N.Y. Times (Nov. 14, 2014), https://…` (rules 16.6, 18.2.2). */
function dated(context: Context): Rich {
  const { item } = context;
  const date = shortDate(item.date('issued'));
  const url = item.text('URL');
  const at = atPage(context);
  if (url && !item.text('page'))
    return join(
      [head(context), join([periodical(context), brackets(date)], ' '), address(url)],
      ', ',
    );
  return join([head(context), periodical(context), date, at], ', ');
}

const short = (context: Context): Rich => supra(context, articleTitle(context), pinOf(context));
const laterPin = (context: Context): Rich => afterName(pinOf(context));

export const journalForms: SourceForms = {
  /** A journal without volume but with a month is paged issue by issue (rule 16.5). */
  full: (context) =>
    context.item.text('volume') || !context.item.date('issued')?.month
      ? journal(context)
      : dated(context),
  short,
  laterPin,
};
export const magazineForms: SourceForms = { full: dated, short, laterPin };
export const newspaperForms: SourceForms = { full: dated, short, laterPin };
