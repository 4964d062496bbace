import { stem } from 'porter2';
import { otherNameForms } from '../analysis/name-abbreviations.js';
import {
  citationTerm,
  judgeTerm,
  SENTENCE_END,
  shortHash,
  termHash,
} from '../analysis/term-hash.js';
import { Tokenizer } from '../analysis/tokenizer.js';
import type { Tokens } from '../analysis/tokens.js';
import { type NewWordListener, normalizeWord } from '../analysis/word-cache.js';
import { ANCHOR_EVERY, type AnalyzedCase, type CaseText, type ForwardPart } from './case-text.js';
import { packLength } from './field-length.js';
import { sentenceEnds } from './opinion-sentences.js';
import { packPayload } from './payload.js';
import { type Field, IN_BODY, IN_HEAD, IN_NAME, TermBag } from './term-bag.js';

/** Words in judges' names that are not names. */
const TITLES = new Set(
  'judge judges justice justices chief circuit senior district magistrate associate per curiam and the before panel jr sr iii'.split(
    ' ',
  ),
);

/** Turns a case into terms with counts by field, and its texts into forward parts. */
export class CaseAnalyzer {
  private readonly tokenizer: Tokenizer;
  private readonly bag = new TermBag();

  constructor(onNewWord?: NewWordListener) {
    this.tokenizer = new Tokenizer(onNewWord);
  }

  analyze(text: CaseText): AnalyzedCase {
    this.bag.clear();
    const nameLength = this.names(text);
    const parts: ForwardPart[] = [];
    let bodyLength = 0;
    const headText = text.head.filter(Boolean).join('\n');
    const head = this.tokenizer.tokenize(headText);
    const headLength = this.count(head, IN_HEAD);
    if (head.count > 0) parts.push(forwardHead(headText, head));
    for (const [index, opinion] of text.opinions.entries()) {
      const tokens = this.tokenizer.tokenize(opinion.text);
      bodyLength += this.count(tokens, IN_BODY);
      parts.push(forward(index + 1, opinion.opinionId, tokens));
    }
    return {
      caseId: text.caseId,
      ...this.bag.collect(packPayload),
      nameLength: Math.min(255, nameLength),
      headLength: packLength(headLength),
      bodyLength: packLength(bodyLength),
      parts,
    };
  }

  /** The terms of what later opinions say of a case; the payloads hold body counts. */
  analyzeCitingText(passages: string[]): {
    terms: Uint32Array;
    payloads: Uint8Array;
    length: number;
  } {
    this.bag.clear();
    let length = 0;
    for (const passage of passages) {
      length += this.count(this.tokenizer.tokenize(passage), IN_BODY);
    }
    return { ...this.bag.collect(packPayload), length: packLength(length) };
  }

  /** Returns the number of indexed words in the first name. */
  private names({ names, citations, docket, judges }: CaseText): number {
    let length = 0;
    for (const [index, name] of names.entries()) {
      const telling = this.count(this.tokenizer.tokenize(name), IN_NAME);
      if (index === 0) length = telling;
      for (const word of name.split(/\s+/)) {
        for (const other of otherNameForms(normalizeWord(word))) {
          this.bag.add(termHash(stem(other)) | 0, IN_NAME);
        }
      }
    }
    for (const citation of citations) this.bag.add(citationTerm(citation) | 0, IN_NAME);
    if (docket) {
      for (const extra of this.tokenizer.tokenize(docket).extras) this.bag.add(extra | 0, IN_NAME);
    }
    for (const judge of judges.flatMap(surnames)) this.bag.add(judgeTerm(judge) | 0, IN_NAME);
    return length;
  }

  /** Returns the number of indexed words. */
  private count({ terms, stops, count, extras }: Tokens, field: Field): number {
    const { bag } = this;
    let telling = 0;
    for (let i = 0; i < count; i++) {
      if (stops[i] === 1) continue;
      bag.add(terms[i]! | 0, field);
      telling++;
    }
    for (const extra of extras) bag.add(extra | 0, field);
    return telling;
  }
}

function surnames(judges: string): string[] {
  const words = judges.toLowerCase().match(/\p{L}[\p{L}'’-]+/gu) ?? [];
  return words.filter((word) => !TITLES.has(word));
}

function forward(part: number, opinionId: number | null, tokens: Tokens): ForwardPart {
  const { terms, starts, count } = tokens;
  const short = new Uint16Array(count);
  for (let i = 0; i < count; i++) short[i] = shortHash(terms[i]!);
  const anchors = new Uint32Array(Math.ceil(count / ANCHOR_EVERY));
  for (let i = 0; i < anchors.length; i++) anchors[i] = starts[i * ANCHOR_EVERY]!;
  return { part, opinionId, tokens: short, anchors };
}

/** The head's words, with the ends of its sentences. */
function forwardHead(text: string, { terms, starts, ends, count }: Tokens): ForwardPart {
  const tokens: number[] = [];
  const anchors: number[] = [];
  const add = (hash: number, start: number) => {
    if (tokens.length % ANCHOR_EVERY === 0) anchors.push(start);
    tokens.push(hash);
  };
  const sentences = headEnds(text);
  for (let i = 0, next = 0; i < count; i++) {
    const start = starts[i]!;
    while (next < sentences.length && sentences[next]! <= start) next++;
    // A line may end within a word.
    if (i > 0 && next > 0 && sentences[next - 1]! >= ends[i - 1]!) add(SENTENCE_END, start);
    add(shortHash(terms[i]!), start);
  }
  return {
    part: 0,
    opinionId: null,
    tokens: Uint16Array.from(tokens),
    anchors: Uint32Array.from(anchors),
  };
}

/** Where its topics, key points, and sentences end, in ascending order. */
function headEnds(text: string): number[] {
  const lines = [...text.matchAll(/\n/g)].map(({ index }) => index);
  return [...lines, ...sentenceEnds(text)].sort((a, b) => a - b);
}
