import { initialsFirst, series } from '../shared/names.js';
import { join, type Rich, rich } from '../shared/rich-text.js';
import { chapterEditors, referenceEditors } from './authors.js';
import {
  type ApaSource,
  authorsOf,
  dateElement,
  editionText,
  elements,
  fullRange,
  italicTitle,
  onlineAddress,
  opening,
  publisherOf,
  sentenceTitle,
} from './source.js';

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
