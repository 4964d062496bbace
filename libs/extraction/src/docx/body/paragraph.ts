import type { Styles } from '../parts/styles.js';

/** Something at a place of a paragraph's text. */
export interface Mark {
  kind: 'insertion' | 'deletion' | 'comment-start' | 'comment-end' | 'page';
  start: number;
  end: number;
  author: string | null;
  /** `2024-05-31`. */
  date: string | null;
  /** The words of a change; the id of a comment; the number of a page. */
  words: string;
}

/**
 * From `at` on, a text is what the element number `node` of the main part has: an element of words, or
 * the mark of the note that the text is in.
 */
export interface Source {
  at: number;
  node: number;
  isNote: boolean;
}

/** A paragraph while it is read. */
export interface Paragraph {
  styleId: string | undefined;
  numId: string | null;
  level: number | null;
  outline: number | null;
  text: string;
  marks: Mark[];
  sources: Source[];
  /** Its end was deleted in a tracked change: the next paragraph belongs to it. */
  runsOn: boolean;
}

/** @param before a paragraph that runs on into this one */
export function newParagraph(before?: Paragraph): Paragraph {
  return {
    styleId: undefined,
    numId: null,
    level: null,
    outline: null,
    runsOn: false,
    text: before?.text ?? '',
    marks: before?.marks ?? [],
    sources: before?.sources ?? [],
  };
}

interface Nature {
  /** Depth, 1 for the outermost. */
  heading: number | null;
  /** `level` from 0. */
  list: { numId: string; level: number } | null;
}

/** What a paragraph is, by its own properties and those of its style. */
export function natureOf(paragraph: Paragraph, styles: Styles): Nature {
  const { styleId, numId, level, outline } = paragraph;
  const style = styles.of(styleId);
  const heading = outline !== null && outline < 9 ? outline + 1 : style.heading;
  const list = numId ?? style.numId;
  // List 0 takes a paragraph out of its style's list.
  if (!list || list === '0') return { heading, list: null };
  return { heading, list: { numId: list, level: level ?? style.level ?? 0 } };
}
