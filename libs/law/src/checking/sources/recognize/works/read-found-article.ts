import type { Citation, CslItem } from '@casewright/law/citations';
import type { Recognized } from '../../recognized.js';
import { dateOf } from '../decisions/decision-item.js';
import { directNames } from './people.js';
import { etAl } from './read-article.js';

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

const unquoted = (title: string): string =>
  title.replace(/^[“"]|[,.]?[”"]$/g, '').replace(/,$/, '');

/** A title without an author: all that comes before the volume, where that is no sentence. */
function titleAlone(head: string): string | undefined {
  const isTitle = /^[“"]?[\p{Lu}\d]/u.test(head) && head.length <= 200 && !/[.;]\s/.test(head);
  return isTitle && /\p{L}{2}/u.test(head) ? unquoted(head) : undefined;
}

/** An article by its volume, journal and page; who wrote what, the labels tell. */
export function readFoundArticle(found: Citation, text: string): Omit<Recognized, 'others'> {
  const { fields } = found;
  const author = fields.author ? directNames(fields.author) : undefined;
  const title = fields.title ? unquoted(fields.title) : titleAlone(headOf(text, found.start));
  const journal = fields.reporterName?.includes(';')
    ? fields.reporter
    : (fields.reporterName ?? fields.reporter);
  const issued = dateOf(fields.year);
  const item: CslItem = {
    type: 'article-journal',
    ...(author ? { author } : {}),
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
    doubts: etAl(fields.author ?? ''),
  };
}
