import {
  codeAt,
  endOfDigits,
  endOfWord,
  isDigit,
  isLetter,
  isLower,
  isUpper,
  isWord,
  skipSpace,
} from '../text/chars.js';
import { WordAhead } from '../text/word-ahead.js';
import type { Citation, FindOptions } from '../types.js';
import { readArticleName } from './articles.js';
import { assemble } from './assemble.js';
import { mayReferBack, readBackReference } from './back-references.js';
import { readBareReporter } from './bare-reporter.js';
import { type Core, endOfVolume, readAfterReporter } from './case-core.js';
import { draftFromCore, readNames } from './cases.js';
import { type Draft, toCitation } from './draft.js';
import { readLaw, readVolumeLaw } from './laws.js';
import { type Lexicon, lexicon } from './lexicon.js';
import { readLouisiana } from './louisiana.js';
import { readCapitalized } from './named-sources.js';
import { readEcli, readNeutral } from './neutral-citations.js';
import { isParallel } from './parallels.js';
import { SpelledLaws } from './spelled-laws.js';
import { nextStart } from './word-starts.js';

/** A volume has no money, decimal, or identifier sign in front: "$410 U.S." is none. */
function mayStartVolume(text: string, at: number): boolean {
  const before = codeAt(text, at - 1);
  if (at === 0) return true;
  if (isWord(before) || before === 36 || before === 47 || before === 39) return false;
  if (before === 46 || before === 44 || before === 45 || before === 58)
    return !isWord(codeAt(text, at - 2));
  return true;
}

/** One pass over a text. */
class Scanner {
  readonly drafts: Draft[] = [];
  private readonly words: Lexicon;
  private readonly constitutions: WordAhead;
  private readonly startsCitation = (at: number): boolean => this.readVolumeLed(at) !== undefined;

  constructor(
    private readonly text: string,
    private readonly options: FindOptions,
    private readonly spelled?: SpelledLaws,
  ) {
    this.words = lexicon(options.loose);
    this.constitutions = new WordAhead(text, 'Const');
  }

  run(): Draft[] {
    const { text } = this;
    const { loose } = this.options;
    for (let i = nextStart(text, 0, loose); i < text.length; i = nextStart(text, i, loose)) {
      const code = text.charCodeAt(i);
      const inWords = this.spelled && i >= this.spelled.from ? this.atSpelled(i) : undefined;
      i = inWords ?? (isDigit(code) ? this.atDigit(i) : this.atWord(i, code));
    }
    return this.drafts;
  }

  private atSpelled(at: number): number | undefined {
    const law = this.spelled?.at(at, this.drafts.at(-1)?.close ?? 0);
    return law && this.push(law);
  }

  private atDigit(at: number): number {
    if (!mayStartVolume(this.text, at)) return endOfDigits(this.text, at);
    const neutral = readNeutral(this.text, at);
    if (neutral) return this.pushDecision(neutral);
    const core = this.readVolumeLed(at);
    if (core) {
      this.pushCase(core);
      return this.drafts.at(-1)!.tail;
    }
    const law = readVolumeLaw(this.text, at, this.words, this.options.loose);
    if (law) return this.push(law);
    return endOfDigits(this.text, at);
  }

  /** "volume reporter page" at a digit. */
  private readVolumeLed(at: number): Core | undefined {
    const { text } = this;
    const end = endOfVolume(text, at);
    let reporter = skipSpace(text, end);
    if (end - at > 9 || reporter - end > 24) return undefined;
    if (codeAt(text, reporter) === 42) reporter = this.skipStarPage(reporter);
    if (codeAt(text, reporter) === 45) reporter = skipSpace(text, reporter + 1);
    const code = codeAt(text, reporter);
    if (!isLetter(code) && code !== 40)
      return isDigit(code) || code === 45 ? readLouisiana(text, at, this.words) : undefined;
    if (isLower(code) && !this.options.loose && !text.startsWith('wl ', reporter)) return undefined;
    const hits = this.words.match(text, reporter);
    for (let k = hits.length - 1; k >= 0; k--) {
      const hit = hits[k]!;
      if (!this.isReporter(hit.value, reporter, hit.end)) continue;
      const core = readAfterReporter(text, at, text.slice(at, end), reporter, hit, this.words);
      if (core) return core;
    }
    return undefined;
  }

  private skipStarPage(at: number): number {
    return skipSpace(this.text, endOfDigits(this.text, at + 1));
  }

  /** One capital without its period ("1 A 2") is an exhibit, not the Atlantic Reporter. */
  private isReporter(
    entry: { exact: unknown[]; varied: unknown[]; journal?: unknown },
    from: number,
    to: number,
  ): boolean {
    if (entry.exact.length + entry.varied.length === 0 && !entry.journal) return false;
    if (to - from > 2 || this.options.loose === true) return true;
    // "9 B.4" is a rule's subdivision; the reporter would be printed "9 B. 4".
    if (this.text.startsWith('So ', from)) return false;
    return to - from > 1 && !isDigit(codeAt(this.text, to));
  }

  private atWord(at: number, code: number): number {
    const { text } = this;
    const end = endOfWord(text, at + 1);
    const refersBack = mayReferBack(text, at, end);
    const begins = isUpper(code) || this.options.loose === true;
    if (!(refersBack || begins) || this.isInsideWord(at)) return end;
    if (refersBack) {
      const back = readBackReference(text, at, end, this.startsCitation, this.drafts);
      if (back) return this.push(back);
    }
    return begins ? this.atCapital(at, end) : end;
  }

  /** "N.Y." in "S.D.N.Y." and "s" in "court's" begin nothing. */
  private isInsideWord(at: number): boolean {
    const before = codeAt(this.text, at - 1);
    if (before === 46) return isLetter(codeAt(this.text, at - 2));
    return isWord(before) || before === 39;
  }

  private atCapital(at: number, end: number): number {
    const ecli = end - at === 4 ? readEcli(this.text, at) : undefined;
    if (ecli) return this.pushDecision(ecli);
    const named = readCapitalized(
      this.text,
      at,
      end,
      this.drafts,
      this.constitutions,
      this.options.loose,
    );
    if (named) return this.push(named);
    const hits = this.words.match(this.text, at);
    for (let k = hits.length - 1; k >= 0; k--) {
      const hit = hits[k]!;
      if (hit.value.laws.length > 0) {
        const law = readLaw(this.text, at, undefined, hit);
        if (law) return this.push(law);
      }
      if (!hit.value.bare || !this.isReporter(hit.value, at, hit.end)) continue;
      const core = readBareReporter(this.text, at, hit, this.words);
      if (core) {
        this.pushCase(core);
        return this.drafts.at(-1)!.tail;
      }
    }
    return end;
  }

  private push(draft: Draft): number {
    this.drafts.push(draft);
    return Math.max(draft.end, draft.tail);
  }

  private pushCase(core: Core): void {
    this.pushDecision(draftFromCore(this.text, core, this.startsCitation));
  }

  private pushDecision(draft: Draft): number {
    const previous = this.drafts.at(-1);
    if (previous && isParallel(this.text, previous, draft))
      draft.lead = previous.lead ?? this.drafts.length - 1;
    else this.readName(draft);
    return this.push(draft);
  }

  private readName(draft: Draft): void {
    const { entry } = draft;
    const journal = entry?.journal !== undefined && entry.exact.length + entry.varied.length === 0;
    if (!journal) {
      readNames(this.text, draft, this.floorFor(draft.start));
      return;
    }
    const article = readArticleName(this.text, draft.start, this.floorFor(draft.start));
    if (!article) return;
    draft.open = article.start;
    draft.fields.author = article.author;
    draft.fields.title = article.title;
  }

  /** A name cannot reach into the citation before it. */
  private floorFor(start: number): number {
    const previous = this.drafts.at(-1);
    if (!previous) return 0;
    return previous.close <= start ? previous.close : Math.max(previous.tail, previous.end);
  }
}

/**
 * Finds every citation of a text, ordered by offset. `text.slice(c.start, c.end) === c.text` holds
 * for each. Time is linear in the text's length: every look-ahead and look-back is bounded.
 */
export function findCitations(text: string, options: FindOptions = {}): Citation[] {
  const spelled = new SpelledLaws(text, (form) => new Scanner(form, {}).run()[0]);
  const drafts = assemble(text, new Scanner(text, options, spelled).run(), options);
  return drafts.map((draft) => toCitation(text, draft));
}
