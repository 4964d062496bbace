import { longDate, yearOf } from '../shared/dates.js';
import { capitalized, endWith, join, type Part, type Rich, rich } from '../shared/rich-text.js';
import type { SourceKind } from '../shared/source-kind.js';
import {
  type ChicagoSource,
  editionText,
  italicTitle,
  onlineAddress,
  pageDate,
  pageRange,
  publication,
  quotedTitle,
} from './elements.js';
import { thesisKind } from './notes.js';
import { bibliographyAuthors, helpers } from './people.js';
import { numberedIssue, periodical } from './periodicals.js';

type Entry = (source: ChicagoSource) => Rich;

/** Elements closed with periods, the address too (CMOS 17 § 14.18). */
const closed = (...parts: Part[]): Rich =>
  join(
    parts.map((part) => endWith(part, '.')),
    ' ',
  );

const authorsOf = ({ item, edition }: ChicagoSource): string =>
  bibliographyAuthors(item.names('author'), edition);

const journal: Entry = (source) => {
  const { item } = source;
  const pages = pageRange(item.text('page'));
  const where = rich(numberedIssue(item), pages && `: ${pages}`);
  return closed(authorsOf(source), quotedTitle(source, '.'), where, onlineAddress(item));
};

/** Page numbers of magazines and newspapers are left out (CMOS 17 §§ 14.189, 14.191). */
const press: Entry = (source) => {
  const { item } = source;
  const where = join([periodical(item), longDate(item.date('issued'))], ', ');
  return closed(authorsOf(source), quotedTitle(source, '.'), where, onlineAddress(item));
};

/** `Edited by Jane Roe`, `Translated by John Doe`; editors unless they stand first. */
const helpersOf = ({ item }: ChicagoSource, withEditors: boolean): string[] =>
  helpers(item, { editor: withEditors ? 'edited by' : null, translator: 'translated by' });

const book: Entry = (source) => {
  const { item, edition } = source;
  const editors = item.names('editor');
  const edited = item.names('author').length === 0 && editors.length > 0;
  const who = edited
    ? `${bibliographyAuthors(editors, edition)}, ${editors.length > 1 ? 'eds' : 'ed'}`
    : authorsOf(source);
  const volume = item.text('volume');
  return closed(
    who,
    italicTitle(source),
    ...helpersOf(source, !edited).map((text) => capitalized(text)),
    capitalized(editionText(item.text('edition'))),
    volume && `Vol. ${volume}`,
    publication(source),
    onlineAddress(item),
  );
};

/** The 18th edition leaves a chapter's pages to the note (CMOS 18 § 14.8). */
const chapter: Entry = (source) => {
  const { item, edition } = source;
  const pages = edition === 17 ? pageRange(item.text('page')) : undefined;
  const volume = item.text('volume');
  const inside = join(
    [
      rich('In ', italicTitle(source, 'container-title')),
      volume && `vol. ${volume}`,
      editionText(item.text('edition')),
      ...helpersOf(source, true),
      pages,
    ],
    ', ',
  );
  return closed(
    authorsOf(source),
    quotedTitle(source, '.'),
    inside,
    publication(source),
    onlineAddress(item),
  );
};

const report: Entry = (source) => {
  const { item } = source;
  const number = item.text('number');
  const label =
    number && [item.text('genre') ?? 'Report', `No. ${number.replace(/^No\. /, '')}`].join(' ');
  return closed(
    authorsOf(source) || item.text('authority'),
    italicTitle(source),
    label,
    publication(source),
    onlineAddress(item),
  );
};

const thesis: Entry = (source) => {
  const { item } = source;
  const facts = [
    thesisKind(item.text('genre')),
    item.text('publisher'),
    yearOf(item.date('issued')),
  ]
    .filter(Boolean)
    .join(', ');
  return closed(
    authorsOf(source),
    quotedTitle(source, '.'),
    capitalized(facts),
    item.text('archive'),
    onlineAddress(item),
  );
};

/** A page without an author begins with its owner (CMOS 17 § 14.208). */
const web: Entry = (source) => {
  const { item } = source;
  const site =
    item.type === 'post-weblog'
      ? periodical(item)
      : rich(item.text('container-title') ?? item.text('publisher'));
  const who = authorsOf(source);
  const place = who ? site : [];
  return closed(
    who || site,
    quotedTitle(source, '.'),
    place,
    capitalized(pageDate(item)),
    onlineAddress(item),
  );
};

/** Bibliography entries; law, letters and interviews are left to the notes (CMOS 17 §§ 14.269, 14.211, 14.214). */
export const ENTRIES: Partial<Record<SourceKind, Entry>> = {
  journal,
  magazine: press,
  newspaper: press,
  book,
  chapter,
  report,
  thesis,
  web,
};
