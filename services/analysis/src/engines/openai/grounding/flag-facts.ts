import type { FlaggedFact } from '@casewright/contracts';
import { findCitations } from '@casewright/legal';

type FoundCitation = ReturnType<typeof findCitations>[number];

const MONTHS =
  'January|February|March|April|May|June|July|August|September|October|November|December';
const DATE = new RegExp(
  `\\b(?:${MONTHS}) \\d{1,2}, \\d{4}\\b|\\b\\d{1,2} (?:${MONTHS}) \\d{4}\\b|\\b\\d{4}-\\d{2}-\\d{2}\\b`,
  'g',
);
const NUMBER = /\d[\d,]*(?:\.\d+)?/g;
/** Two words or more with capitals, not at the beginning of a sentence. */
const NAME =
  /(?<=[\p{L}\p{N},;:)”"] )\p{Lu}[\p{L}.&’'-]+(?: (?:of|and|the|&|v\.) \p{Lu}[\p{L}.&’'-]+| \p{Lu}[\p{L}.&’'-]+)+/gu;
const MOST = 50;

const ONES =
  'zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen'.split(
    ' ',
  );
const TENS = 'twenty thirty forty fifty sixty seventy eighty ninety'.split(' ');

/** Stands behind each fact of the model's that the document does not have. */
export const NOT_IN_DOCUMENT = ' [not in the document]';
/** What belongs to a number and stands behind it: `12%`, `7th`, `10(b)`. */
const NUMBER_TAIL = /(?:[%\p{L}\p{N}]|\([a-z0-9]{1,4}\))*/iuy;

interface PlacedFact extends FlaggedFact {
  /** Where the words end, as a UTF-16 offset. */
  end: number;
}

/** Finds the dates, numbers and names of texts that a document does not have. */
export class ForeignFacts {
  private readonly dates: Set<string>;
  private readonly numbers: Set<string>;
  private readonly words: Set<string>;

  /** @param base what another document has, which counts as well */
  constructor(
    document: string,
    private readonly base?: ForeignFacts,
  ) {
    this.dates = new Set([...document.matchAll(DATE)].map(([date]) => isoOf(date)));
    this.numbers = numbersOf(document);
    this.words = new Set(wordsOf(document));
  }

  /** Each fact once: dates first, then numbers, then names, those of cited cases among them. */
  flag(text: string): FlaggedFact[] {
    const facts = this.find(withoutCitations(text, ({ start }) => start)).map(
      ({ kind, text: words }) => ({ kind, text: words }),
    );
    return [...new Map(facts.map((each) => [`${each.kind} ${each.text}`, each])).values()].slice(
      0,
      MOST,
    );
  }

  /** The text with a mark behind each such fact. A cited case has its own, behind its citation. */
  mark(text: string): string {
    const bare = withoutCitations(text, ({ fullSpan }) => fullSpan.start);
    const ends = [...new Set(this.find(bare).map(({ end }) => end))].sort((a, b) => a - b);
    let [marked, from] = ['', 0];
    for (const end of ends) {
      marked += text.slice(from, end) + NOT_IN_DOCUMENT;
      from = end;
    }
    return marked + text.slice(from);
  }

  /** @param bare a text whose citations are taken out */
  private find(bare: string): PlacedFact[] {
    const undated = bare.replace(DATE, (date) => ' '.repeat(date.length));
    return [
      ...[...bare.matchAll(DATE)].flatMap(({ 0: date, index }): PlacedFact[] =>
        this.knows('dates', isoOf(date))
          ? []
          : [{ kind: 'date', text: date, end: index + date.length }],
      ),
      ...[...undated.matchAll(NUMBER)].flatMap(({ 0: figures, index }): PlacedFact[] => {
        const number = figures.replace(/,$/, '');
        if (this.knows('numbers', plain(figures))) return [];
        return [{ kind: 'number', text: number, end: tailEnd(undated, index + number.length) }];
      }),
      ...[...undated.matchAll(NAME)].flatMap(({ 0: words, index }): PlacedFact[] => {
        if (wordsOf(words).every((word) => this.knows('words', word))) return [];
        const name = words.replace(/[.’']+s?$/, '');
        return [{ kind: 'name', text: name, end: index + name.length }];
      }),
    ];
  }

  private knows(kind: 'dates' | 'numbers' | 'words', fact: string): boolean {
    return this[kind].has(fact) || (this.base?.knows(kind, fact) ?? false);
  }
}

/** The dates, numbers and names of a text that its document does not have, each once. */
export function flagFacts(text: string, document: string): FlaggedFact[] {
  return new ForeignFacts(document).flag(text);
}

/**
 * The library checks citations, with the year behind them. What takes their place is as long as
 * they are, so that offsets hold.
 */
function withoutCitations(text: string, startOf: (found: FoundCitation) => number): string {
  let [bare, from] = ['', 0];
  for (const found of findCitations(text)) {
    const { end } = found;
    if (found.start < from) continue;
    const start = Math.max(from, startOf(found));
    const year = /^ \([^()]{0,80}\d{4}\)/.exec(text.slice(end, end + 90))?.[0] ?? '';
    const next = end + year.length;
    bare += text.slice(from, start) + ';'.repeat(next - start);
    from = next;
  }
  return bare + text.slice(from);
}

function tailEnd(text: string, from: number): number {
  NUMBER_TAIL.lastIndex = from;
  return from + (NUMBER_TAIL.exec(text)?.[0].length ?? 0);
}

const plain = (number: string): string => number.replaceAll(',', '');
const wordsOf = (text: string): string[] =>
  (text.toLowerCase().match(/\p{L}+(?:['’]\p{L}+)?/gu) ?? []).map((word) =>
    word.replace(/['’]s$/, ''),
  );

function isoOf(date: string): string {
  const at = Date.parse(`${date} UTC`);
  return Number.isNaN(at) ? date : new Date(at).toISOString().slice(0, 10);
}

/** Numbers in figures, and those below a hundred in words. */
function numbersOf(document: string): Set<string> {
  const numbers = new Set([...document.matchAll(NUMBER)].map(([number]) => plain(number)));
  const words = new Set(document.toLowerCase().match(/[a-z]+(?:-[a-z]+)?/g) ?? []);
  for (let value = 0; value < 100; value++) {
    const tens = TENS[Math.floor(value / 10) - 2];
    const one = ONES[value % 10];
    const spelled = value < 20 ? ONES[value] : value % 10 === 0 ? tens : `${tens}-${one}`;
    if (words.has(spelled!)) numbers.add(String(value));
  }
  return numbers;
}
