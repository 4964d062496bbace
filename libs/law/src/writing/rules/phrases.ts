import type { Token } from '@casewright/law/sentences';
import { articleFor, inCaseOf } from '../text/grammar.js';
import type { Paragraph, Sentence } from '../text/reading.js';
import { inflect } from '../verbs/inflect.js';
import type { Match, Rule, RuleCard, RuleContext } from './rule.js';

/** A phrase in its sentence: `tokens[from]` to before `tokens[to]`. */
export interface PhrasePlace {
  tokens: readonly Token[];
  from: number;
  to: number;
}

export interface Phrase {
  /**
   * Words as they stand, in lower case. `~make a choice` stands for all forms of the verb, and
   * then `put` names the verb that takes its place in the same form: `~choose`.
   */
  find: string;
  /** What to write; empty: nothing. Absent where it depends on what is meant. */
  put?: string;
  /** Whether `put` can be taken without reading the sentence again; it can unless this is false. */
  safe?: false;
  /** Whether `put` changes the legal force. */
  changesForce?: true;
  /** Advice where no single replacement is right: `name the connection: “under”, “about”`. */
  advice?: string;
  /** Works out `put` from what follows: up to which token, and what is there instead. */
  rewrite?(place: PhrasePlace): { to: number; put: string } | null;
  /** Only where this holds. */
  where?(place: PhrasePlace, context: RuleContext): boolean;
}

/**
 * Phrases from rows of `find > put`, parted by `|`; `find >? put` where the sentence has to be read
 * again before it is taken. Rows without `>` share the advice.
 */
export function phrasesOf(rows: string, advice?: string): Phrase[] {
  return rows.split('|').map((row) => {
    const [find = '', put] = row.trim().split(/ >\??(?: |$)/);
    const phrase: Phrase = { find };
    if (put !== undefined) phrase.put = put;
    if (row.includes(' >?')) phrase.safe = false;
    if (advice !== undefined) phrase.advice = advice;
    return phrase;
  });
}

interface Entry {
  words: readonly string[];
  put: string | undefined;
  phrase: Phrase;
}

/** A rule that is a list of phrases. */
export const phraseRule = (card: RuleCard, phrases: readonly Phrase[]): Rule => ({
  ...card,
  check: phraseCheck(phrases),
});

/** Finds phrases. The longest one at a place is the one that counts. */
export function phraseCheck(phrases: readonly Phrase[]): Rule['check'] {
  const index = new Map<string, Entry[]>();
  for (const entry of phrases.flatMap(expand)) {
    const list = index.get(entry.words[0]!);
    if (list) list.push(entry);
    else index.set(entry.words[0]!, [entry]);
  }
  for (const list of index.values()) list.sort((a, b) => b.words.length - a.words.length);
  return (paragraph, context) =>
    paragraph.sentences.flatMap((sentence) => inSentence(paragraph, sentence, index, context));
}

const FORMS = ['base', 'third', 'past', 'participle', 'gerund'] as const;

function expand(phrase: Phrase): Entry[] {
  if (!phrase.find.startsWith('~')) {
    return [{ words: phrase.find.split(' '), put: phrase.put, phrase }];
  }
  const [verb, ...rest] = phrase.find.slice(1).split(' ');
  const [to, ...tail] = (phrase.put ?? '').replace(/^~/, '').split(' ');
  const [from, into] = [inflect(verb!), to ? inflect(to) : undefined];
  const entries = new Map<string, Entry>();
  for (const form of FORMS) {
    const words = [from[form], ...rest];
    const put = into && [into[form], ...tail].join(' ');
    if (!entries.has(words.join(' '))) entries.set(words.join(' '), { words, put, phrase });
  }
  return [...entries.values()];
}

function inSentence(
  paragraph: Paragraph,
  sentence: Sentence,
  index: ReadonlyMap<string, Entry[]>,
  context: RuleContext,
): Match[] {
  const { tokens } = sentence;
  const found: Match[] = [];
  for (let i = 0; i < tokens.length; i++) {
    const token = tokens[i]!;
    if (token.kind !== 'word' || token.masked) continue;
    const entry = index
      .get(token.lower)
      ?.find(
        ({ words, phrase }) =>
          stands(tokens, i, words) &&
          (phrase.where?.({ tokens, from: i, to: i + words.length }, context) ?? true),
      );
    if (!entry) continue;
    found.push(matchOf(paragraph.text, { tokens, from: i, to: i + entry.words.length }, entry));
    i += entry.words.length - 1;
  }
  return found;
}

function stands(tokens: readonly Token[], at: number, words: readonly string[]): boolean {
  for (let i = 0; i < words.length; i++) {
    const token = tokens[at + i];
    if (!token || token.masked || token.lower !== words[i]) return false;
  }
  return true;
}

function matchOf(text: string, place: PhrasePlace, entry: Entry): Match {
  const { put, phrase } = entry;
  const rewritten = phrase.rewrite?.(place);
  if (rewritten)
    return matchOf(
      text,
      { ...place, to: rewritten.to },
      { words: [], put: rewritten.put, phrase: { find: phrase.find } },
    );
  const { tokens, from, to } = place;
  const span = { start: tokens[from]!.start, end: tokens[to - 1]!.end };
  const quote = text.slice(span.start, span.end);
  if (put === undefined) return { ...span, remark: `“${quote}”: ${phrase.advice}.` };
  const safe = phrase.safe !== false;
  if (put === '') {
    return {
      ...without(text, place, safe),
      remark: `“${quote}” can go: the sentence says the same without it.`,
    };
  }
  const remark = `“${put}” says what “${quote}” says.`;
  const match = withArticle(text, place, inCaseOf(quote, put), safe);
  if (phrase.changesForce && match.replacement) match.replacement.changesForce = true;
  return { ...match, remark };
}

/** The place with its words left out: a comma after them goes too, and the next word gets the capital. */
function without(text: string, place: PhrasePlace, safe: boolean): Omit<Match, 'remark'> {
  const { tokens, from, to } = place;
  const comma = tokens[to]?.text === ',' && (from === 0 || tokens[from - 1]?.text === ',') ? 1 : 0;
  const next = tokens[to + comma];
  const start = tokens[from]!.start;
  if (!next || next.masked) return { start, end: tokens[to - 1]!.end };
  const isFirst = from === 0;
  const words = isFirst ? inCaseOf(text[start]!, next.text) : next.text;
  const article = tokens[from - 1];
  if (article && /^an?$/.test(article.lower) && articleFor(next.text) !== article.lower) {
    return {
      start: article.start,
      end: next.end,
      replacement: { text: `${inCaseOf(article.text, articleFor(next.text))} ${words}`, safe },
    };
  }
  if (next.kind === 'mark') {
    const before = tokens[from - 1];
    if (!before) return { start, end: tokens[to - 1]!.end };
    return {
      start: before.start,
      end: tokens[to - 1]!.end,
      replacement: { text: before.text, safe },
    };
  }
  return { start, end: next.end, replacement: { text: words, safe } };
}

/** The place with other words in it, and with `a` or `an` before them as they need it. */
function withArticle(
  text: string,
  { tokens, from, to }: PhrasePlace,
  put: string,
  safe: boolean,
): Omit<Match, 'remark'> {
  const end = tokens[to - 1]!.end;
  const article = tokens[from - 1];
  const isArticle = article && /^an?$/.test(article.lower) && !article.masked;
  if (!isArticle || articleFor(put) === article.lower) {
    return { start: tokens[from]!.start, end, replacement: { text: put, safe } };
  }
  const gap = text.slice(article.end, tokens[from]!.start);
  const right = inCaseOf(article.text, articleFor(put));
  return { start: article.start, end, replacement: { text: `${right}${gap}${put}`, safe } };
}
