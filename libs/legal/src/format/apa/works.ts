import { initialsFirst, series } from '../shared/names.js';
import { endWith, italic, join, type Rich, rich } from '../shared/rich-text.js';
import { chapterEditors, referenceAuthors, referenceEditors } from './authors.js';
import {
  type ApaSource,
  dateElement,
  editionText,
  elements,
  fullRange,
  italicTitle,
  onlineAddress,
  retrievedAddress,
  sentenceTitle,
} from './source.js';

/** Author, date, title; the title comes first where nobody is named (APA 7 § 9.12). */
function opening(who: string, date: string, title: Rich): Rich[] {
  return who ? [rich(who), rich(date), title] : [title, rich(date)];
}

const authorsOf = ({ item }: ApaSource): string => referenceAuthors(item.names('author'));

/** `*Yale Law Journal*, *111*(8), 1935–2042` (APA 7 §§ 9.25–9.27, 10.1). */
function journalSource({ item }: ApaSource): Rich {
  const name = item.text('container-title');
  const volume = item.text('volume');
  const issue = item.text('issue');
  const numbers = rich(volume && italic(volume), issue && `(${issue})`);
  return join(
    [name && italic(name), numbers, fullRange(item.text('page') ?? item.text('number'))],
    ', ',
  );
}

export const journalReference = (source: ApaSource): Rich =>
  elements(
    [
      ...opening(authorsOf(source), dateElement(source.item, false), sentenceTitle(source.item)),
      journalSource(source),
    ],
    onlineAddress(source.item),
  );

/** Magazines and newspapers give the day (APA 7 § 10.1, examples 15–16). */
export const pressReference = (source: ApaSource): Rich =>
  elements(
    [
      ...opening(authorsOf(source), dateElement(source.item, true), sentenceTitle(source.item)),
      journalSource(source),
    ],
    onlineAddress(source.item),
  );

/** `(2nd ed., Vol. 3, pp. 1–10)`, `(J. Doe, Trans.)` behind a title (APA 7 §§ 9.19, 10.2). */
function bookDetails({ item }: ApaSource, pages?: string): Rich {
  const volume = item.text('volume');
  const facts = [editionText(item.text('edition')), volume && `Vol. ${volume}`, pages]
    .filter(Boolean)
    .join(', ');
  const translators = item.names('translator');
  const by =
    translators.length > 0 ? `${series(translators.map(initialsFirst), '&')}, Trans.` : undefined;
  return join([by && `(${by})`, facts && `(${facts})`], ' ');
}

/** Authors who publish themselves are not named again (APA 7 § 9.29). */
function publisherOf(source: ApaSource): string | undefined {
  const publisher = source.item.text('publisher');
  return publisher && publisher !== authorsOf(source).replace(/\.$/, '') ? publisher : undefined;
}

export function bookReference(source: ApaSource): Rich {
  const { item } = source;
  const editors = item.names('editor');
  const who = authorsOf(source) || (editors.length > 0 ? referenceEditors(editors) : '');
  const title = join([italicTitle(item), bookDetails(source)], ' ');
  return elements(
    [...opening(who, dateElement(item, false), title), publisherOf(source)],
    onlineAddress(item),
  );
}

/** `In J. Roe (Ed.), *Book* (pp. 89–93)` (APA 7 § 10.3). */
export function chapterReference(source: ApaSource): Rich {
  const { item } = source;
  const pages = fullRange(item.text('page'));
  const editors = chapterEditors(item.names('editor'));
  const details = bookDetails(source, pages && `${/[–,]/.test(pages) ? 'pp.' : 'p.'} ${pages}`);
  const book = rich(
    'In ',
    editors && `${editors}, `,
    join([italicTitle(item, 'container-title'), details], ' '),
  );
  return elements(
    [
      ...opening(authorsOf(source), dateElement(item, false), sentenceTitle(item)),
      book,
      publisherOf(source),
    ],
    onlineAddress(item),
  );
}

/** `*Title* (Publication No. 123)` (APA 7 § 10.4). */
export function reportReference(source: ApaSource): Rich {
  const { item } = source;
  const who = authorsOf(source) || (item.text('authority') ?? item.text('publisher') ?? '');
  const number = item.text('number');
  const label =
    number &&
    `(${[item.text('genre') ?? 'Report', `No. ${number.replace(/^No\. /, '')}`].join(' ')})`;
  const publisher = publisherOf(source);
  return elements(
    [
      ...opening(who, dateElement(item, false), join([italicTitle(item), label], ' ')),
      publisher === who ? undefined : publisher,
    ],
    onlineAddress(item),
  );
}

/** `*Title* [Doctoral dissertation, Yale University]. ProQuest` (APA 7 § 10.6). */
export function thesisReference(source: ApaSource): Rich {
  const { item } = source;
  const archive = item.text('archive');
  const published = archive !== undefined || item.text('URL') !== undefined;
  const kind = /master/i.test(item.text('genre') ?? '')
    ? "Master's thesis"
    : 'Doctoral dissertation';
  const school = item.text('publisher');
  const label = published
    ? `[${[kind, school].filter(Boolean).join(', ')}]`
    : `[Unpublished ${kind.toLowerCase()}]`;
  return elements(
    [
      ...opening(
        authorsOf(source),
        dateElement(item, false),
        join([italicTitle(item), label], ' '),
      ),
      published ? archive : school,
    ],
    onlineAddress(item),
  );
}

/** Pages of a site: the title is italic and the site named unless it is the author (APA 7 § 10.16). */
export function webReference(source: ApaSource): Rich {
  const { item } = source;
  const site = item.text('container-title') ?? item.text('publisher');
  const blog = source.item.type === 'post-weblog';
  const title = blog ? sentenceTitle(item) : italicTitle(item);
  const named = site && site !== authorsOf(source) ? (blog ? italic(site) : rich(site)) : undefined;
  return elements(
    [...opening(authorsOf(source), dateElement(item, true), title), named],
    retrievedAddress(item),
  );
}

/** Manuscripts and speeches, described in square brackets (APA 7 §§ 9.21, 10.8). */
export function unpublishedReference(source: ApaSource): Rich {
  const { item } = source;
  const kind = item.text('genre') ?? item.text('medium');
  const title = join([italicTitle(item), kind && `[${kind}]`], ' ');
  return elements(
    [
      ...opening(authorsOf(source), dateElement(item, true), title),
      item.text('publisher') ?? item.text('archive'),
    ],
    onlineAddress(item),
  );
}

/** Inventor, year, title with number, office (APA 7 § 11.8). */
export function patentReference(source: ApaSource): Rich {
  const { item } = source;
  const number = (item.text('number') ?? '').replace(/^(?:U\.?S\.? )?(?:Patent )?(?:No\. )?/i, '');
  const title = join([italicTitle(item), number && `(U.S. Patent No. ${number})`], ' ');
  const office = endWith(item.text('authority') ?? 'U.S. Patent and Trademark Office', '.');
  return elements(
    [...opening(authorsOf(source), dateElement(item, false), title), office],
    onlineAddress(item),
  );
}
