import { longDate, yearOf } from '../shared/dates.js';
import { brackets, join, type Part, type Rich, rich } from '../shared/rich-text.js';
import type { SourceKind } from '../shared/source-kind.js';
import {
  type ChicagoSource,
  editionText,
  italicTitle,
  notePin,
  onlineAddress,
  pageDate,
  pageRange,
  publication,
  quotedTitle,
} from './elements.js';
import { helpers, noteAuthors } from './people.js';
import { numberedIssue, periodical } from './periodicals.js';

type Note = (source: ChicagoSource) => Rich;

/** A quoted title brings its own comma: `“Title,” Journal`. */
function afterQuote(source: ChicagoSource, who: string, ...rest: Part[]): Rich {
  const after = join(rest, ', ');
  const title = quotedTitle(source, after.length > 0 ? ',' : '');
  return join([who, join([title, after], ' ')], ', ');
}

const authorsOf = ({ item, edition }: ChicagoSource): string =>
  noteAuthors(item.names('author'), edition);

/** `*Yale Law Journal* 111, no. 8 (2002): 1940` (CMOS 17 §§ 14.170–14.178). */
const journal: Note = (source) => {
  const { item } = source;
  const place = notePin(source.options.pin) || pageRange(item.text('page')) || '';
  const where = rich(numberedIssue(item), place && `: ${place}`);
  return afterQuote(source, authorsOf(source), where, onlineAddress(item));
};

/** `*New Yorker*, March 25, 2002, 39` (CMOS 17 §§ 14.188, 14.191); papers without page numbers. */
const press: Note = (source) => {
  const { item, kind } = source;
  const page =
    kind === 'newspaper'
      ? notePin(source.options.pin)
      : notePin(source.options.pin) || pageRange(item.text('page'));
  return afterQuote(
    source,
    authorsOf(source),
    periodical(item),
    longDate(item.date('issued')),
    page,
    onlineAddress(item),
  );
};

/** `ed. Jane Roe`, `trans. John Doe` behind a title (CMOS 17 § 14.104). */
const helpersOf = ({ item }: ChicagoSource, withEditors: boolean): string[] =>
  helpers(item, { editor: withEditors ? 'ed.' : null, translator: 'trans.' });

/** `vol. 3` before the publication facts, `3:45` behind them (CMOS 17 § 14.116). */
function bookFacts(source: ChicagoSource, head: Part, withEditors: boolean): Rich {
  const { item } = source;
  const volume = item.text('volume');
  const pin = notePin(source.options.pin);
  const paged = volume !== undefined && /^\d/.test(pin);
  const facts = join(
    [
      head,
      ...helpersOf(source, withEditors),
      editionText(item.text('edition')),
      volume && !paged ? `vol. ${volume}` : undefined,
    ],
    ', ',
  );
  return join(
    [
      join([facts, brackets(publication(source))], ' '),
      paged ? `${volume}:${pin}` : pin,
      onlineAddress(item),
    ],
    ', ',
  );
}

const book: Note = (source) => {
  const { item, edition } = source;
  const editors = item.names('editor');
  const edited = item.names('author').length === 0 && editors.length > 0;
  const who = edited
    ? `${noteAuthors(editors, edition)}, ${editors.length > 1 ? 'eds.' : 'ed.'}`
    : authorsOf(source);
  return join([who, bookFacts(source, italicTitle(source), !edited)], ', ');
};

const chapter: Note = (source) =>
  afterQuote(
    source,
    authorsOf(source),
    bookFacts(source, rich('in ', italicTitle(source, 'container-title')), true),
  );

/** Reports are cited like books, their number behind the title (CMOS 17 § 14.220). */
const report: Note = (source) => {
  const { item, options } = source;
  const office = item.text('authority');
  const number = item.text('number');
  const label =
    number && [item.text('genre') ?? 'Report', `No. ${number.replace(/^No\. /, '')}`].join(' ');
  const head = join([authorsOf(source) || office, italicTitle(source), label], ', ');
  return join(
    [join([head, brackets(publication(source))], ' '), notePin(options.pin), onlineAddress(item)],
    ', ',
  );
};

/** `“Title” (PhD diss., Yale University, 2015), 45` (CMOS 17 § 14.215). */
const thesis: Note = (source) => {
  const { item, options } = source;
  const facts = brackets(
    [thesisKind(item.text('genre')), item.text('publisher'), yearOf(item.date('issued'))]
      .filter(Boolean)
      .join(', '),
  );
  const head = join([authorsOf(source), join([quotedTitle(source, ''), facts], ' ')], ', ');
  return join([head, notePin(options.pin), onlineAddress(item)], ', ');
};

export const thesisKind = (genre: string | undefined): string =>
  /master/i.test(genre ?? '')
    ? "master's thesis"
    : (genre?.replace(/^Ph\.?D\.? .*$|^Doctoral .*$/i, 'PhD diss.') ?? 'PhD diss.');

/** Site, date, address (CMOS 17 § 14.207); blogs are italic like periodicals (§ 14.208). */
const web: Note = (source) => {
  const { item } = source;
  const site =
    item.type === 'post-weblog'
      ? periodical(item)
      : (item.text('container-title') ?? item.text('publisher'));
  return afterQuote(
    source,
    authorsOf(source),
    site,
    pageDate(item),
    notePin(source.options.pin),
    onlineAddress(item),
  );
};

const unpublished: Note = (source) => {
  const { item, options } = source;
  const kind = item.text('genre') ?? item.text('medium');
  return afterQuote(
    source,
    authorsOf(source),
    kind,
    longDate(item.date('issued')),
    notePin(options.pin),
    item.text('archive'),
    onlineAddress(item),
  );
};

/** Full notes of the kinds that are not law. */
export const NOTES: Partial<Record<SourceKind, Note>> = {
  journal,
  magazine: press,
  newspaper: press,
  book,
  chapter,
  report,
  thesis,
  web,
  unpublished,
};
