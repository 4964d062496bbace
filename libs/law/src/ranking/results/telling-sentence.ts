import { saysHolding } from '../index/digest.js';
import { oneLine, sentenceEnds } from '../index/opinion-sentences.js';
import { type Highlight, type Highlighter } from '../search/ranking.js';

/** A text of a case in which its most telling sentence is looked for. */
export interface Source {
  text: string;
  /** What its words count for, compared with those of a sentence of facts. */
  share: number;
  /** Whether it is the opinion's own. */
  isQuoted: boolean;
  /** The query's words in it, where they are known. */
  words?: readonly Highlight[];
}

export interface TellingSentence {
  /** As it is shown: shortened, and quoted if it is not the record's own. */
  text: string;
  whole: string;
  /** Where it stands in its source. */
  place: { source: Source; start: number; end: number };
}

/** More is not read at a glance. */
const SHOWN_AT_MOST = 220;
/** A sentence that holds before one that tells what happened. */
const HOLDING = 1.6;
/** What a summary, which speaks of one court, says is held. */
const HELD = /\b[Cc]ourt\b[^.]{0,60}\bheld\b|\bheld that\b/;
/** A part of a sentence says little, whatever words it has; a heading, or a citation, nothing. */
const FRAGMENT = 0.6;
/** Words of any question next to those that say what it is about. */
const COMMON = 0.2;

/** Shows a text as an opinion's own words; quotation marks inside become single ones. */
function quoted(text: string): string {
  return `“${text.replace(/[“”]/g, (mark) => (mark === '“' ? '‘' : '’')).replace(/"([^"]*)"?/g, '‘$1’')}”`;
}

/**
 * The sentence that has the most of what is asked. Null if none has any. A text is read for the
 * query's words once, and only the sentences that can be it are looked at closer.
 */
export function tellingSentence(
  sources: readonly Source[],
  highlighter: Highlighter,
): TellingSentence | null {
  let best: TellingSentence | null = null;
  let most = 0;
  for (const { place, weight } of heaviestFirst(sources, highlighter)) {
    if (weight * HOLDING <= most) break;
    const { source, start, end } = place;
    const whole = oneLine(source.text.slice(start, end));
    const words = highlighter.highlights(whole);
    const worth = weightOf(words) * source.share * worthOf(whole);
    if (worth <= most) continue;
    most = worth;
    const shown = shorten(whole, words[0]!.start, words.at(-1)!.end);
    best = { text: source.isQuoted ? quoted(shown) : shown, whole, place };
  }
  return best;
}

/** The sentences that have words of the query, by the weight of those; of equal ones, the first. */
function heaviestFirst(sources: readonly Source[], highlighter: Highlighter) {
  const found: { place: TellingSentence['place']; weight: number }[] = [];
  for (const source of sources) {
    const words = source.words ?? highlighter.highlights(source.text);
    let start = 0;
    let next = 0;
    for (const end of words.length > 0 ? [...sentenceEnds(source.text), source.text.length] : []) {
      const first = next;
      while (next < words.length && words[next]!.start < end) next++;
      const weight = weightOf(words.slice(first, next)) * source.share;
      if (weight > 0) found.push({ place: { source, start, end }, weight });
      start = end;
    }
  }
  return found.sort((a, b) => b.weight - a.weight);
}

/** Each word of the query once, however often and in whatever words it is said. */
function weightOf(highlights: readonly Highlight[]): number {
  const weights = new Map<number, number>();
  for (const { concept, weight, isTelling } of highlights) {
    const counted = weight * (isTelling ? 1 : COMMON);
    weights.set(concept, Math.max(weights.get(concept) ?? 0, counted));
  }
  return [...weights.values()].reduce((sum, weight) => sum + weight, 0);
}

function worthOf(sentence: string): number {
  const small = sentence.replace(/[^a-z]/g, '').length / sentence.length;
  const isWhole = /^["“‘'([]*\p{Lu}.*[.?!]["”’')\]]*$/u.test(sentence);
  const isCitation = /^[[(]?(?:See|Cf\.|Id\.|Accord|Compare|Quoting|Citing)\b/i.test(sentence);
  if (isCitation || small < 0.5) return 0;
  if (!isWhole || sentence.length < 40) return FRAGMENT;
  return saysHolding(sentence) || HELD.test(sentence) ? HOLDING : 1;
}

/** Cut at a word: from its beginning, or later where the query's words would be cut off. */
function shorten(sentence: string, first: number, last: number): string {
  if (sentence.length <= SHOWN_AT_MOST) return sentence;
  const from = last <= SHOWN_AT_MOST ? 0 : Math.min(first, sentence.length - SHOWN_AT_MOST);
  const start = from === 0 ? 0 : sentence.indexOf(' ', from - 1) + 1;
  const end = start + SHOWN_AT_MOST;
  const cut = sentence.slice(start, end);
  const before = start > 0 ? '… ' : '';
  if (end >= sentence.length) return before + cut;
  return `${before}${cut.replace(/[\s,;:]+\S*$/, '')} …`;
}
