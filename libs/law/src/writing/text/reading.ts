import { type Citation, splitSentences } from '@casewright/law/citations';
import { type Token, tag, tokenize } from '@casewright/law/sentences';
import { type Masks, mask, type Quotation } from './masks.js';
import { type BlockKind, listMarkerLength } from './paragraphs.js';
import type { Span } from './span.js';

/** A sentence of a paragraph, with its tokens. */
export interface Sentence extends Span {
  tokens: Token[];
  /** Words and numbers, a citation or a quotation counting what it has. */
  words: number;
  /** Nothing but citations and their signals. */
  citesOnly: boolean;
}

/** A paragraph as the rules read it. All offsets are its own. */
export interface Paragraph {
  text: string;
  kind: BlockKind;
  /** `text` with citations and quotations as one long word each. */
  plain: string;
  tokens: Token[];
  sentences: Sentence[];
  citations: Citation[];
  quotations: Quotation[];
  masked: Span[];
}

export function readParagraph(text: string, kind: BlockKind): Paragraph {
  const masks = mask(text);
  const marker = listMarkerLength(text);
  const plain = marker > 0 ? ' '.repeat(marker) + masks.plain.slice(marker) : masks.plain;
  const tokens = tokenize(plain);
  markMasked(tokens, masks.spans);
  if (kind === 'prose') tag(plain, tokens);
  const sentences = kind === 'prose' ? sentencesOf(text, plain, tokens) : [];
  const isForm = kind === 'prose' && isTitle(tokens);
  return {
    text,
    kind: isForm ? 'heading' : kind,
    plain,
    tokens,
    sentences: isForm ? [] : sentences,
    ...parts(masks),
  };
}

/** Words without a verb, most of them in capitals: `Supreme Court of Ohio.` */
function isTitle(tokens: readonly Token[]): boolean {
  if (tokens.some(({ pos, masked }) => masked || pos === 'VERB' || pos === 'AUX')) return false;
  const words = tokens.filter(({ kind }) => kind === 'word');
  return words.filter(({ text }) => /^\p{Lu}/u.test(text)).length * 2 > words.length;
}

const parts = ({ citations, quotations, spans }: Masks) => ({
  citations,
  quotations,
  masked: spans,
});

function markMasked(tokens: readonly Token[], spans: readonly Span[]): void {
  let next = 0;
  for (const token of tokens) {
    while (next < spans.length && spans[next]!.end <= token.start) next++;
    const span = spans[next];
    if (span && token.start >= span.start && token.end <= span.end) token.masked = true;
  }
}

const SIGNALS = new Set(
  'see also cf accord but compare with and e.g e g contra generally quoting citing at in id ibid supra infra n note emphasis added omitted original alteration internal quotation marks citations cleaned up hereinafter the'.split(
    ' ',
  ),
);

function sentencesOf(text: string, plain: string, tokens: readonly Token[]): Sentence[] {
  let next = 0;
  return splitSentences(plain).map(({ start, end }) => {
    while (next < tokens.length && tokens[next]!.end <= start) next++;
    const first = next;
    while (next < tokens.length && tokens[next]!.end <= end) next++;
    const own = tokens.slice(first, next);
    const words = own.filter(({ kind, masked }) => kind === 'word' && !masked);
    const citesOnly =
      words.every(({ lower }) => SIGNALS.has(lower)) && own.some(({ masked }) => masked);
    return { start, end, tokens: own, words: countWords(text, start, end, own), citesOnly };
  });
}

function countWords(text: string, start: number, end: number, tokens: readonly Token[]): number {
  let count = 0;
  for (const token of tokens) {
    if (token.kind === 'mark') continue;
    const isQuotation = token.masked && token.text.startsWith('Q');
    count += isQuotation ? wordsIn(text.slice(token.start, token.end)) : 1;
  }
  return count === 0 ? wordsIn(text.slice(start, end)) : count;
}

export const wordsIn = (text: string): number =>
  text.match(/[\p{L}\d][\p{L}\d'’.,-]*/gu)?.length ?? 0;
