import { italic, type Part, type Rich, rich, roman, smallCaps } from './rich-text.js';

const TAG = /<(\/?)(i|em|b|strong|sup|sub|sc|span)((?:\s[^<>]*)?)>/gi;

type Wrap = (part: Part) => Rich;
const same: Wrap = (part) => rich(part);

function wrapOf(name: string, attributes: string): Wrap {
  if (/nodecor/.test(attributes)) return roman;
  if (name === 'i' || name === 'em') return italic;
  if (name === 'sc' || /small-caps/.test(attributes)) return smallCaps;
  return same;
}

/**
 * Text of a CSL variable with its inline mark-up (`<i>`, `<sc>`, `<span class="nocase">`,
 * `<span class="nodecor">`), set in the typeface `around`. Anything else in angle brackets is text.
 */
export function fromMarkup(text: string | undefined, around: Wrap = same): Rich {
  if (!text) return [];
  const open: { name: string; wrap: Wrap }[] = [];
  let out: Rich = [];
  let at = 0;
  const add = (piece: string): void => {
    out = rich(
      out,
      open.reduce((part, level) => level.wrap(part), around(piece)),
    );
  };
  for (const tag of text.matchAll(TAG)) {
    add(text.slice(at, tag.index));
    at = tag.index + tag[0].length;
    const name = (tag[2] ?? '').toLowerCase();
    if (!tag[1]) open.push({ name, wrap: wrapOf(name, tag[3] ?? '') });
    else if (open.at(-1)?.name === name) open.pop();
  }
  add(text.slice(at));
  return out;
}

/** The text without its mark-up. */
export const withoutMarkup = (text: string): string => text.replace(TAG, '');
