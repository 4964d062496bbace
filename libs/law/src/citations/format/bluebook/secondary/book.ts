import { yearOf } from '../../shared/dates.js';
import { fromMarkup, withoutMarkup } from '../../shared/markup.js';
import { brackets, join, type Rich, rich } from '../../shared/rich-text.js';
import { headline } from '../../shared/titles.js';
import { editionNumber, legalOrdinal } from '../../shared/typography.js';
import type { Context, SourceForms } from '../context.js';
import { afterName, afterPage, afterTitle, pinOf } from '../pin-cite.js';
import { editors, fullAuthors, translators } from './authors.js';
import { supra } from './later.js';

/** `2d ed.`, `Rev. ed.`; the first edition is not named (rule 15.4). */
function editionText(edition: string | undefined): string | undefined {
  const number = editionNumber(edition);
  if (number) return number > 1 ? `${legalOrdinal(number)} ed.` : undefined;
  return edition && `${edition.replace(/ (?:ed\.?|edition)$/i, '')} ed.`;
}

const bookTitle = (context: Context, variable = 'title'): Rich => {
  const title = context.item.text(variable);
  return title ? fromMarkup(headline(title, 'bluebook'), context.faces.bookTitle) : [];
};

/** `(Jane Roe ed., John Doe trans., 2d ed. 2015)` (rules 15.2, 15.4). */
function bookDetails(context: Context): Rich {
  const { item } = context;
  const people = [editors(item.names('editor')), translators(item.names('translator'))];
  const edition = [editionText(item.text('edition')), yearOf(item.date('issued'))]
    .filter(Boolean)
    .join(' ');
  return brackets(join([...people, edition], ', '));
}

const FEDERALIST = /^The Federalist No\. \d+$/;

/** `The Federalist No. 78, at 465 (Alexander Hamilton) (Clinton Rossiter ed., 1961)` (rule 15.8(c)). */
function federalist(context: Context): Rich {
  const { item } = context;
  const pin = afterTitle(pinOf(context), item.text('title'));
  return join(
    [
      rich(bookTitle(context), pin),
      brackets(fullAuthors(item.names('author'))),
      bookDetails(context),
    ],
    ' ',
  );
}

function full(context: Context): Rich {
  const { item, options, faces } = context;
  if (FEDERALIST.test(item.text('title') ?? '')) return federalist(context);
  const author = options.omitName ? undefined : fullAuthors(item.names('author'));
  const titled = join([author && faces.bookAuthor(author), bookTitle(context)], ', ');
  const pin = afterTitle(pinOf(context), withoutMarkup(item.text('title') ?? ''));
  return join([item.text('volume'), rich(titled, pin), bookDetails(context)], ' ');
}

export const bookForms: SourceForms = {
  full,
  short: (context) => {
    const volume = context.item.text('volume');
    const later = supra(context, bookTitle(context), pinOf(context));
    return volume && context.options.typeface === 'law-review' ? rich(`${volume} `, later) : later;
  },
  laterPin: (context) => afterName(pinOf(context)),
};

/** `Author, Title, in Book 89, 93 (Jane Roe ed., 1990)` (rule 15.5). */
function fullChapter(context: Context): Rich {
  const { item, options, faces } = context;
  const author = options.omitName ? undefined : fullAuthors(item.names('author'));
  const title = item.text('title');
  const book = join(
    [
      item.text('volume'),
      bookTitle(context, 'container-title'),
      item.text('page')?.split(/[-–—]/)[0],
    ],
    ' ',
  );
  const pin = pinOf(context);
  const inside = rich(
    faces.words('in'),
    ' ',
    book,
    item.text('page') ? afterPage(pin) : afterTitle(pin, undefined),
  );
  const head = join(
    [author, title && fromMarkup(headline(title, 'bluebook'), faces.articleTitle), inside],
    ', ',
  );
  return join([head, bookDetails(context)], ' ');
}

export const chapterForms: SourceForms = {
  full: fullChapter,
  short: (context) =>
    supra(
      context,
      fromMarkup(
        headline(context.item.text('title') ?? '', 'bluebook'),
        context.faces.articleTitle,
      ),
      pinOf(context),
    ),
  laterPin: (context) => afterName(pinOf(context)),
};
