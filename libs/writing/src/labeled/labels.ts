import { readParagraph } from '../text/reading.js';
import { sentencePassives } from '../verbs/passive.js';

interface Label {
  rule: string;
  start: number;
  end: number;
}

/** The text without its marks, and the marks as spans. A mark is `[[rule: words]]`. */
export function readLabels(marked: string): { text: string; labels: Label[] } {
  let text = '';
  let at = 0;
  const labels: Label[] = [];
  for (const match of marked.matchAll(/\[\[(?:([a-z-]+): )?([\s\S]*?)\]\]/g)) {
    text += marked.slice(at, match.index);
    const words = match[2]!;
    labels.push({ rule: match[1] ?? '', start: text.length, end: text.length + words.length });
    text += words;
    at = match.index + match[0].length;
  }
  return { text: text + marked.slice(at), labels };
}

/** The passive verbs of a paragraph, at its offsets. */
export function passivesOf(text: string): { start: number; end: number }[] {
  return readParagraph(text, 'prose').sentences.flatMap((sentence) =>
    sentencePassives(sentence).map(({ from, to }) => ({
      start: sentence.tokens[from]!.start,
      end: sentence.tokens[to - 1]!.end,
    })),
  );
}
