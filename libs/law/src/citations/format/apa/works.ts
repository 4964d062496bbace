import { endWith, italic, join, type Rich, rich } from '../shared/rich-text.js';
import {
  type ApaSource,
  authorsOf,
  dateElement,
  elements,
  italicTitle,
  onlineAddress,
  opening,
  publisherOf,
  retrievedAddress,
  sentenceTitle,
} from './source.js';

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
