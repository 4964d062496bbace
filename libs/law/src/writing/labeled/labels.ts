import type { WritingDocumentKind } from '@casewright/contracts';

/** A line of labeled/sentences.jsonl: `He acted [[legalese: pursuant to]] it.` */
export interface LabeledText {
  in: WritingDocumentKind;
  text: string;
}

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
