import { italic, join, type Rich, rich } from '../shared/rich-text.js';
import {
  type ApaSource,
  authorsOf,
  dateElement,
  elements,
  fullRange,
  onlineAddress,
  opening,
  sentenceTitle,
} from './source.js';

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
