import type { FlaggedFact } from '@casewright/contracts';
import { findBareNames, findCitations } from '@casewright/law/citations';
import { isoOf, MONTHS, NUMBER, numbersOf, plain, tailEnd, wordsOf } from './plain-facts.js';

type FoundCitation = ReturnType<typeof findCitations>[number];

const DATE = new RegExp(
  `\\b(?:${MONTHS}) \\d{1,2}, \\d{4}\\b|\\b\\d{1,2} (?:${MONTHS}) \\d{4}\\b|\\b\\d{4}-\\d{2}-\\d{2}\\b`,
  'g',
);

/** Two words or more with capitals, not at the beginning of a sentence. */
const NAME =
  /(?<=[\p{L}\p{N},;:)”"] )\p{Lu}[\p{L}.&’'-]+(?: (?:of|and|the|&|v\.) \p{Lu}[\p{L}.&’'-]+| \p{Lu}[\p{L}.&’'-]+)+/gu;
const MOST = 50;

/** Stands behind each fact of the model's that the document does not have. */
export const NOT_IN_DOCUMENT = ' [not in the document]';

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

  /** The text with a mark behind each such fact. A cited or named case has its own, and marks have none. */
  mark(text: string): string {
    const bare = withoutNamed(withoutCitations(text, ({ fullSpan }) => fullSpan.start)).replace(
      OUR_MARK,
      blank,
    );
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

/** What appears in brackets behind a citation or a name. */
const OUR_MARK =
  / \[(?:no longer good law|no decision|several decisions|decision not|citation not)[^\]]*\]/g;
const blank = (words: string): string => ';'.repeat(words.length);

const yearBehind = (text: string, end: number): string =>
  /^ \([^()]{0,80}\d{4}\)/.exec(text.slice(end, end + 90))?.[0] ?? '';

function withoutNamed(text: string): string {
  let [bare, from] = ['', 0];
  for (const { start, end, isCertain } of findBareNames(text, [])) {
    if (!isCertain || start < from) continue;
    const next = end + yearBehind(text, end).length;
    bare += text.slice(from, start) + blank(text.slice(start, next));
    from = next;
  }
  return bare + text.slice(from);
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
    const next = end + yearBehind(text, end).length;
    bare += text.slice(from, start) + ';'.repeat(next - start);
    from = next;
  }
  return bare + text.slice(from);
}
