import { curlyQuotes } from './typography.js';

/** A stretch of text in one typeface. `raw` text (addresses) keeps its straight quotes. */
export interface Run {
  text: string;
  italic?: boolean;
  caps?: boolean;
  raw?: boolean;
}

export type Rich = readonly Run[];
export type Part = Rich | string | undefined | false;

/** Stands for a hyphen that belongs to a number and is never a range (CSL's `\-`). */
export const HARD_HYPHEN = '\uE000';

const sameFace = (a: Run, b: Run): boolean =>
  !a.italic === !b.italic && !a.caps === !b.caps && !a.raw === !b.raw;

/** One rich text out of several; empty parts vanish. */
export function rich(...parts: Part[]): Rich {
  const runs: Run[] = [];
  for (const part of parts) {
    if (!part) continue;
    for (const run of typeof part === 'string' ? [{ text: part }] : part) {
      const last = runs.at(-1);
      if (!run.text) continue;
      if (last && sameFace(last, run))
        runs[runs.length - 1] = { ...last, text: last.text + run.text };
      else runs.push(run);
    }
  }
  return runs;
}

const restyled = (part: Part, style: Partial<Run>): Rich =>
  rich(part).map((run) => ({ ...run, ...style }));

/** Italic; what is already italic inside turns roman (Bluebook rule 2.1(a), CMOS 8.173). */
export const italic = (part: Part): Rich =>
  rich(part).map((run) => ({ ...run, italic: !run.italic }));
export const roman = (part: Part): Rich => restyled(part, { italic: false });
/** Large and small capitals (Bluebook rule 2.1(b)). */
export const smallCaps = (part: Part): Rich => restyled(part, { caps: true });
export const address = (url: string | undefined): Rich => (url ? [{ text: url, raw: true }] : []);

/** Joins what is there; empty parts leave no separator behind. */
export function join(parts: Part[], separator: string): Rich {
  const there = parts.map((part) => rich(part)).filter((part) => part.length > 0);
  return rich(...there.flatMap((part, i) => (i === 0 ? [part] : [separator, part])));
}

/** `(a b)`, or nothing for nothing. */
export function brackets(...parts: Part[]): Rich {
  const inside = join(parts, ' ');
  return inside.length > 0 ? rich('(', inside, ')') : [];
}

const raw = (part: Part): string =>
  rich(part)
    .map((run) => run.text)
    .join('');

/** Adds `mark` unless the text already ends a sentence; it is inside a closing quotation mark. */
export function endWith(part: Part, mark: '.' | ','): Rich {
  const text = rich(part);
  const last = text.at(-1);
  if (!last || (mark === '.' ? /[.?!]”?$/ : /[?!,]”?$/).test(raw(text))) return text;
  if (!last.text.endsWith('”')) return rich(text, mark);
  return rich(text.slice(0, -1), [{ ...last, text: last.text.slice(0, -1) }], `${mark}”`);
}

/** First letter upper case, whatever typeface it is in. */
export function capitalized(part: Part): Rich {
  const [first, ...rest] = rich(part);
  if (!first) return [];
  return rich([{ ...first, text: first.text.charAt(0).toUpperCase() + first.text.slice(1) }], rest);
}

/** Quotes made typographic with the whole text as their context; hard hyphens become hyphens. */
function finished(part: Part): Rich {
  let before = '';
  return rich(part).map((run) => {
    const text = (run.raw ? run.text : curlyQuotes(run.text, before)).replaceAll(HARD_HYPHEN, '-');
    before = text.at(-1) ?? before;
    return { ...run, text };
  });
}

export const plainText = (part: Part): string => raw(finished(part));

const ENTITIES: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
const escaped = (text: string): string => text.replace(/[&<>"]/g, (sign) => ENTITIES[sign] ?? sign);

/** Escaped HTML with `<i>` (or `<u>`) and `<span class="small-caps">` as its only tags. */
export function toHtml(part: Part, emphasis: 'italic' | 'underline' = 'italic'): string {
  const tag = emphasis === 'underline' ? 'u' : 'i';
  return finished(part)
    .map((run) => {
      const inner = run.caps
        ? `<span class="small-caps">${escaped(run.text)}</span>`
        : escaped(run.text);
      return run.italic ? `<${tag}>${inner}</${tag}>` : inner;
    })
    .join('');
}
