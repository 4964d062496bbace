import type { CslItem } from '@casewright/law/citations';
import type { Reading, Recognized } from '../../recognized.js';
import { dateOf } from '../decisions/decision-item.js';
import { etAl } from './read-article.js';
import { articleOf, GENRE, unquoted } from './read-found-article.js';

const LONGEST = 900;
/** A journal's name in full has a word like these; what is abbreviated is found by its abbreviation. */
const JOURNAL = String.raw`\p{Lu}(?:[\p{L}&’',:-]|\.(?=\s)|\s){2,120}`;
const PERIODICAL =
  /\b(?:Review|Journal|Quarterly|Forum|Yearbook|Bulletin|Annals?|Studies|Inquiry|Commentaries|Proceedings|Problems|Magazine|Law (?:and|&) \p{Lu}\p{L}+)\b/u;
/** `Author, Title, 10 Harvard Law Review 457, 460 (1897)`, as lawyers cite but for the journal. */
const SHAPE = new RegExp(
  `^(?<head>.{2,600}?),?[”"]?\\s+(?<volume>\\d{1,4})\\s+(?<journal>${JOURNAL})\\s+(?<page>\\d{1,5})(?:,\\s*(?:at\\s+)?(?<pin>\\d{1,5}(?:[-–]\\d{1,5})?))?(?:\\s*\\((?:[A-Z][a-z]+\\.?\\s)?(?<year>\\d{4})\\))?\\.?$`,
  'u',
);

/** An article that is cited as lawyers do, with the journal's name spelled out. */
export function readSpelledJournal({ line }: Reading): Recognized | undefined {
  const parts = line.length > LONGEST ? undefined : SHAPE.exec(line)?.groups;
  if (!parts || !PERIODICAL.test(parts.journal ?? '')) return undefined;
  const { head = '', volume = '', journal = '', page = '', pin, year } = parts;
  const {
    authors = '',
    author,
    genre,
    title = unquoted(head.replace(GENRE, '')),
  } = articleOf(head);
  const item: CslItem = {
    type: 'article-journal',
    ...(author ? { author } : {}),
    ...(genre ? { genre } : {}),
    title,
    'container-title': journal,
    volume,
    page,
    ...(year ? { issued: dateOf(Number(year)) } : {}),
  };
  return {
    kind: 'article',
    item,
    implied: [],
    ...(pin ? { pin } : {}),
    doubts: etAl(authors),
    others: 0,
  };
}
