import type { FlaggedFact } from '@casewright/contracts';
import { findBareNames, findCitations } from '@casewright/law/citations';
import {
  isoOf,
  MONTHS,
  NUMBER,
  numbersOf,
  plain,
  SPELLED,
  spelledValue,
  tailEnd,
  wordsOf,
} from './plain-facts.js';

type FoundCitation = ReturnType<typeof findCitations>[number];

const DATE = new RegExp(
  `\\b(?:${MONTHS}) \\d{1,2}, \\d{4}\\b|\\b\\d{1,2} (?:${MONTHS}) \\d{4}\\b|\\b\\d{4}-\\d{2}-\\d{2}\\b`,
  'g',
);

const CAPITAL = String.raw`\p{Lu}[\p{L}.&’'-]+`;
/** What a name at the beginning of a sentence does: there every word has a capital. */
const DOES =
  '(?:is|was|has|had|will|would|shall|must|may|can|owes?|owed|signs?|signed|pays|paid|agree[sd]|holds|held|claims?|claimed|says|said|sued?|sues|buys|bought|sells|sold|owns|owned)';
/** Words that stand for no name where they open a sentence. */
const OPENS =
  'It|This|That|These|Those|There|Here|He|She|They|We|You|I|No|None|Nothing|Nobody|Each|Every|All|Any|Anyone|Both|Either|Neither|Some|Such|One|What|Who|Which|Whoever|Nor|Now|Then|Only';
/**
 * Words with capitals within a sentence; a word that opens one and does something; and the parties
 * of a suit in small letters.
 */
const NAME = new RegExp(
  String.raw`(?<=[\p{L}\p{N},;:)”"] )${CAPITAL}(?: (?:of|and|the|&|v\.) ${CAPITAL}| ${CAPITAL})*|(?<=^|[.!?] )(?!(?:${OPENS})\b)${CAPITAL}(?= ${DOES}\b)|(?<!\p{L})\p{Ll}[\p{L}’'-]+ vs?\. \p{Ll}[\p{L}’'-]+`,
  'gmu',
);
/** Words that a lawyer writes with a capital of any document. */
const OF_THE_TRADE =
  /^(?:Sections?|Articles?|Clauses?|Exhibits?|Schedules?|Paragraphs?|Parts?|Rules?|Part(?:y|ies)|Agreements?|Contracts?|Courts?|States?|I)$/;
/** Letters that forms of one word share: what opens a sentence may be a word in another form. */
const STEM = 4;
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
  private readonly stems: Set<string>;

  /** @param base what another document has, which counts as well */
  constructor(
    document: string,
    private readonly base?: ForeignFacts,
  ) {
    this.dates = new Set([...document.matchAll(DATE)].map(([date]) => isoOf(date)));
    this.numbers = numbersOf(document);
    this.words = new Set(wordsOf(document));
    this.stems = new Set([...this.words].map((word) => word.slice(0, STEM)));
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
    // What has a mark needs no second one.
    const places = this.find(bare).filter(({ end }) => !text.startsWith(' [', end));
    const ends = [...new Set(places.map(({ end }) => end))].sort((a, b) => a - b);
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
      ...[...undated.matchAll(SPELLED)].flatMap(({ 0: words, index }): PlacedFact[] =>
        this.knows('numbers', String(spelledValue(words)))
          ? []
          : [{ kind: 'number', text: words, end: index + words.length }],
      ),
      ...[...undated.matchAll(NAME)].flatMap(({ 0: words, index }): PlacedFact[] => {
        const isOpening = !words.includes(' ') && /(?:^|\n|[.!?] )$/.test(undated.slice(0, index));
        const isKnown = (word: string): boolean =>
          this.knows('words', word) || (isOpening && this.knows('stems', word.slice(0, STEM)));
        if (OF_THE_TRADE.test(words) || wordsOf(words).every(isKnown)) return [];
        const name = words.replace(/[.’']+s?$/, '');
        return [{ kind: 'name', text: name, end: index + name.length }];
      }),
    ];
  }

  private knows(kind: 'dates' | 'numbers' | 'words' | 'stems', fact: string): boolean {
    return this[kind].has(fact) || (this.base?.knows(kind, fact) ?? false);
  }
}

/** What appears in brackets behind a citation or a name. */
const OUR_MARK =
  / \[(?:no longer good law|later history not|no decision|several decisions|decision not|citation not)[^\]]*\]/g;
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
