import { stem } from 'porter2';

/** A word of a text: its stem, and where it stands. */
export interface Word {
  stem: string;
  start: number;
  end: number;
}

const WORD = /[\p{L}\d]+(?:['’]\p{L}+)*/gu;

/** `stems` keeps what was read, where many texts have the same words. */
export function readWords(text: string, stems = new Map<string, string>()): Word[] {
  return Array.from(text.matchAll(WORD), ({ 0: word, index: start }) => {
    let root = stems.get(word);
    if (root === undefined) {
      const plain = word.toLowerCase().replace(/['’]s?$/, '');
      root = stem(plain.replace(/['’]/g, ''));
      stems.set(word, root);
    }
    return { stem: root, start, end: start + word.length };
  });
}
