import { STREET } from './figure-mentions.js';

/**
 * A text without the street addresses within its sentences, and where each offset is in the whole.
 */
export interface BareText {
  text: string;
  /** The offset in the whole text. */
  from(offset: number): number;
}

const ADDRESS = new RegExp(`(?:(,)(?:\\s(?:of|at))?|\\s(?:of|at))\\s(?:${STREET.source})(,?)`, 'g');

/** `Alder Ltd of 2 Mill Lane, Ely CB7 4XX, and Bo Lund` → `Alder Ltd, and Bo Lund`. */
export function withoutAddresses(whole: string): BareText {
  const kept: { at: number; start: number }[] = [{ at: 0, start: 0 }];
  let text = '';
  let start = 0;
  for (const { 0: found, 1: before = '', 2: after = '', index } of whole.matchAll(ADDRESS)) {
    text += whole.slice(start, index) + (before || after ? ',' : '');
    start = index + found.length;
    kept.push({ at: text.length, start });
  }
  text += whole.slice(start);
  return {
    text,
    from: (offset) => {
      const { at, start: begins } = kept.findLast((each) => each.at <= offset)!;
      return begins + offset - at;
    },
  };
}

/** A match in the bare text, with its offsets in the whole one. */
export interface Found {
  words: RegExpExecArray;
  start: number;
  end: number;
  /** Where a group is; null for one that took no part. */
  group(at: number): readonly [start: number, end: number] | null;
}

/** The first match of an expression with the flag `d`. */
export function findIn({ text, from }: BareText, expression: RegExp): Found | null {
  const words = expression.exec(text);
  if (!words) return null;
  const whole = (start: number, end: number): readonly [number, number] => [
    from(start),
    end === start ? from(start) : from(end - 1) + 1,
  ];
  const [start, end] = whole(words.index, words.index + words[0].length);
  return {
    words,
    start,
    end,
    group: (at) => {
      const place = words.indices?.[at];
      return place ? whole(...place) : null;
    },
  };
}
