import { plain, type TextRun } from '../document-model/runs.js';

const TAG = /<(\/?)(i|u|span)(?: class="small-caps")?>/g;
const ENTITIES: Record<string, string> = {
  '&lt;': '<',
  '&gt;': '>',
  '&quot;': '"',
  '&#39;': "'",
  '&amp;': '&',
};

/**
 * The escaped HTML of the citation formatter (`<i>`, `<u>`, small capitals) as runs; null where it
 * has anything else, or other words than `text`.
 */
export function runsOfHtml(html: string, text: string): TextRun[] | null {
  const runs: TextRun[] = [];
  const open: string[] = [];
  let at = 0;
  const add = (words: string): void => {
    if (words === '') return;
    runs.push(
      plain(
        words.replace(/&(?:lt|gt|quot|#39|amp);/g, (entity) => ENTITIES[entity] ?? entity),
        {
          ...(open.includes('i') ? { italic: true } : {}),
          ...(open.includes('u') ? { underline: true } : {}),
        },
      ),
    );
  };
  for (const tag of html.matchAll(TAG)) {
    add(html.slice(at, tag.index));
    if (tag[1]) open.pop();
    else open.push(tag[2] ?? '');
    at = tag.index + tag[0].length;
  }
  add(html.slice(at));
  return runs.map((run) => run.text).join('') === text ? runs : null;
}
