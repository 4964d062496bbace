import { type Citation, type CslItem, type CslName, isOfTitle } from '@casewright/law/citations';
import type { Recognized } from '../../recognized.js';
import { dateOf } from '../decisions/decision-item.js';
import { directNames, firstInvertedNames } from './people.js';
import { etAl } from './read-article.js';

/** Names with given names first, then the title, up to the volume (Bluebook rule 16.2). */
const NAME = String.raw`(?:\p{Lu}[\p{L}.'’-]*\s+){1,4}(?:(?:van|von|de|der|la|di)\s+){0,2}\p{Lu}[\p{L}'’-]+(?:,?\s(?:Jr\.|Sr\.|II|III))?`;
const AUTHORS_TITLE = new RegExp(
  `^(?<authors>${NAME}(?:(?:,\\s${NAME}){0,6},?\\s(?:&|and)\\s${NAME})?(?:\\set\\sal\\.)?),\\s+(?<title>.{2,300})$`,
  'u',
);
const SIGNAL = /^(?:see(?: also| generally)?|cf\.|but see|accord)[,:]?\s+/i;
const LOOK_BACK = 700;

/** What comes before the volume in its paragraph. */
function headOf(text: string, at: number): string {
  const before = text.slice(Math.max(0, at - LOOK_BACK), at);
  return before
    .slice(before.lastIndexOf('\n\n') + 1)
    .replace(/\s+/g, ' ')
    .trim()
    .replace(SIGNAL, '')
    .replace(/,$/, '');
}

export const unquoted = (title: string): string =>
  title.replace(/^[“"]|[,.]?[”"]$/g, '').replace(/,$/, '');

/** Student-written pieces are called what they are (Bluebook rule 16.7.1). */
export const GENRE = /^(Note|Comment|Recent Case|Annotation),\s+(?=\p{Lu})/u;

/** `Holmes, O.W., The Path of the Law`: one author, family name first. */
const INVERTED = /^(?<authors>\p{Lu}[\p{L}'’-]+,\s(?:\p{Lu}\.\s?){1,3}),\s+(?<title>.{2,300})$/u;

/** Who wrote what, of the words before a volume; the genre of a piece that names no author. */
export function articleOf(head: string): {
  authors?: string;
  author?: CslName[];
  genre?: string;
  title?: string;
} {
  const named = AUTHORS_TITLE.exec(head)?.groups;
  if (named?.authors && named.title && !isOfTitle(named.authors)) {
    const { authors, title } = named;
    return { authors, author: directNames(authors), title: unquoted(title) };
  }
  const { authors, title } = INVERTED.exec(head)?.groups ?? {};
  if (authors && title) {
    return { authors, author: firstInvertedNames(authors), title: unquoted(title) };
  }
  const genre = GENRE.exec(head)?.[1];
  return genre === undefined ? {} : { genre };
}

/** A title without an author: all that comes before the volume, where that is no sentence. */
function titleAlone(head: string): string | undefined {
  const isTitle = /^[“"]?[\p{Lu}\d]/u.test(head) && head.length <= 200 && !/[.;]\s/.test(head);
  return isTitle && /\p{L}{2}/u.test(head) ? unquoted(head) : undefined;
}

/** An article that is cited as lawyers do: `Author, Title, 4 Harv. L. Rev. 193 (1890)`. */
export function readFoundArticle(found: Citation, text: string): Omit<Recognized, 'others'> {
  const { fields } = found;
  const head = headOf(text, found.start);
  const said = articleOf(head);
  const authors = said.authors ?? fields.author;
  const author = said.author ?? (fields.author ? directNames(fields.author) : undefined);
  const genre = author === undefined ? said.genre : undefined;
  const given = said.title ?? (fields.title ? unquoted(fields.title) : undefined);
  const title = given ?? (genre === undefined ? titleAlone(head) : undefined);
  const journal = fields.reporterName?.includes(';')
    ? fields.reporter
    : (fields.reporterName ?? fields.reporter);
  const issued = dateOf(fields.year);
  const item: CslItem = {
    type: 'article-journal',
    ...(author ? { author } : {}),
    ...(genre ? { genre } : {}),
    ...(title ? { title } : {}),
    ...(journal ? { 'container-title': journal } : {}),
    ...(fields.volume ? { volume: fields.volume } : {}),
    ...(fields.page ? { page: fields.page } : {}),
    ...(issued ? { issued } : {}),
  };
  return {
    kind: 'article',
    item,
    implied: [],
    ...(fields.pin ? { pin: fields.pin } : {}),
    ...(fields.parenthetical ? { parentheticals: [fields.parenthetical] } : {}),
    doubts: etAl(authors ?? ''),
  };
}
