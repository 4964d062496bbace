import { shortDate, yearOf } from '../../shared/dates.js';
import { fromMarkup, withoutMarkup } from '../../shared/markup.js';
import { address, brackets, join, type Rich, rich } from '../../shared/rich-text.js';
import { headline } from '../../shared/titles.js';
import { docket } from '../cases/printing.js';
import type { Context, SourceForms } from '../context.js';
import { afterName, afterTitle, pinOf } from '../pin-cite.js';
import { fullAuthors } from './authors.js';
import { supra } from './later.js';

/** Reports of people are set like books; those of an office have a roman title (rule 15.1(d), Indigo R28). */
const title = (context: Context): Rich => {
  const { item, faces } = context;
  const text = item.text('title');
  if (!text) return [];
  const isOffice = item.names('author').length === 0 && item.text('authority') !== undefined;
  const personal = item.names('author').length > 0;
  const face = context.options.typeface === 'law-review' || personal ? faces.bookTitle : undefined;
  return fromMarkup(isOffice ? text : headline(text, 'bluebook'), face);
};

/** The body that answers for a report without personal authors; a numbered series names it instead. */
function office(context: Context): string | undefined {
  const { item } = context;
  if (item.names('author').length > 0) return undefined;
  return item.text('call-number') ? undefined : (item.text('authority') ?? item.text('publisher'));
}

/** `Inv. No. 13, USITC Pub. 15` (Indigo T2). */
function numbers(context: Context): string[] {
  const { item } = context;
  const number = item.text('number');
  const genre = item.text('genre');
  const publication = item.text('call-number');
  return [
    number ? [genre, docket(number)].filter(Boolean).join(' ') : undefined,
    publication
      ? [item.text('authority'), 'Pub.', publication].filter(Boolean).join(' ')
      : undefined,
  ].filter((text): text is string => text !== undefined);
}

function full(context: Context): Rich {
  const { item, faces } = context;
  const author = context.options.omitName
    ? undefined
    : (fullAuthors(item.names('author')) ?? office(context));
  const pin = pinOf(context);
  const numbered = numbers(context);
  const series = item.text('call-number') !== undefined;
  const titled = rich(
    title(context),
    series ? '' : afterTitle(pin, withoutMarkup(item.text('title') ?? '')),
  );
  const head = join(
    [author && faces.bookAuthor(author), titled, ...(series ? numbered : [])],
    ', ',
  );
  const date = series ? shortDate(item.date('issued')) : yearOf(item.date('issued'));
  const details = series ? brackets(date) : brackets(join([...numbered, date], ', '));
  return join(
    [join([head, details, brackets(item.text('status'))], ' '), address(item.text('URL'))],
    ', ',
  );
}

/** The office is named again with the title, which alone would not be found (Indigo R29). */
function short(context: Context): Rich {
  const by = context.options.omitName ? undefined : office(context);
  const named = join([by && context.faces.bookAuthor(by), title(context)], ', ');
  return supra(context, named, pinOf(context));
}

export const reportForms: SourceForms = {
  full,
  short,
  laterPin: (context) => afterName(pinOf(context)),
};
