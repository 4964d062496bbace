import type { RecognizedSource } from '@casewright/contracts';
import type { CslItem } from '@casewright/law/citations';
import type { Reading, Recognized } from '../../recognized.js';
import { dateOf } from '../decisions/decision-item.js';
import { directNames, firstInvertedNames } from './people.js';

/** Labels as forms and catalogs have them, and the variable each stands for. */
const LABELS = new Map<string, string>([
  ['title', 'title'],
  ['article title', 'title'],
  ['author', 'author'],
  ['authors', 'author'],
  ['editor', 'editor'],
  ['editors', 'editor'],
  ['journal', 'container-title'],
  ['publication', 'container-title'],
  ['volume', 'volume'],
  ['issue', 'issue'],
  ['page', 'page'],
  ['pages', 'page'],
  ['year', 'issued'],
  ['date', 'issued'],
  ['publisher', 'publisher'],
  ['place', 'publisher-place'],
  ['edition', 'edition'],
  ['doi', 'DOI'],
  ['isbn', 'ISBN'],
  ['url', 'URL'],
]);
const FIELD = /^\s*([A-Za-z][A-Za-z ]{2,20}?)\s*[:=]\s*(\S.*?)\s*,?$/;

function kindOf(values: Record<string, string>): { kind: RecognizedSource; type: string } {
  if (values['container-title']) return { kind: 'article', type: 'article-journal' };
  if (values.publisher || values.ISBN || !values.URL) return { kind: 'book', type: 'book' };
  return { kind: 'web', type: 'webpage' };
}

const namesOf = (text: string) => {
  const parts = text.split(/\s*;\s*/);
  return parts.length > 1
    ? parts.flatMap(firstInvertedNames)
    : /^[^,]+,[^,]+$/.test(text)
      ? firstInvertedNames(text)
      : directNames(text);
};

/** `Title: …`, `Author: …` line by line, as a catalog or an export shows a work. */
export function readLabeled({ text }: Reading): Recognized | undefined {
  const values: Record<string, string> = {};
  for (const line of text.split('\n').slice(0, 60)) {
    const [, label = '', value = ''] = FIELD.exec(line) ?? [];
    const variable = LABELS.get(label.toLowerCase());
    if (variable && !values[variable]) values[variable] = value.replace(/^[{"“]|[}"”]$/g, '');
  }
  if (!values.title || Object.keys(values).length < 3) return undefined;
  const { kind, type } = kindOf(values);
  const { author, editor, issued, ...plain } = values;
  const year = /\b((?:1[5-9]|20)\d\d)\b/.exec(issued ?? '')?.[1];
  const date = year ? dateOf(Number(year)) : undefined;
  const item: CslItem = {
    type,
    ...plain,
    ...(author ? { author: namesOf(author) } : {}),
    ...(editor ? { editor: namesOf(editor) } : {}),
    ...(date ? { issued: date } : {}),
  };
  return { kind, item, implied: [], doubts: [], others: 0 };
}
