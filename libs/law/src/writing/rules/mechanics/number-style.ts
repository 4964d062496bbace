import { numberFromWords } from '@casewright/law/citations/figures';
import type { Token } from '@casewright/law/sentences';
import { inSentences } from '../in-sentences.js';
import type { Match, Rule } from '../rule.js';

const SMALL = 'zero one two three four five six seven eight nine'.split(' ');
/** After a figure: what is measured, dated, or numbered is written in figures. */
const UNITS =
  /^(?:percent|%|per|feet|foot|inch|inches|miles?|yards?|acres?|pounds?|ounces?|grams?|kilograms?|kilos?|gallons?|liters?|meters?|kilometers?|degrees?|a\.?m|p\.?m|am|pm|o'clock|million|billion|thousand|hundred|cents?|dollars?|mph|hours?|minutes?|seconds?|x|by|to|and|or|U\.S\.C?|F|S|st|nd|rd|th|tons?|mg|ml|kg|km|cm|mm|votes?|points?|years?|months?|days?|weeks?)$/i;
/** Figures of a sentence; one with more is about figures. */
const MOST_FIGURES = 2;
const ORDER_WORDS =
  /^(?:section|sections|rule|rules|article|articles|count|counts|exhibit|exhibits|no|nos|number|numbers|page|pages|paragraph|paragraphs|part|parts|chapter|chapters|title|titles|clause|clauses|note|notes|footnote|item|items|step|figure|table|schedule|appendix|volume|line|lines|amendment|claim|claims|question|instruction|prong|factor|element|phase|unit|lot|block|route|highway|interstate|channel|apartment|apt|room|suite|box|form|level|grade|january|february|march|april|may|june|july|august|september|october|november|december|at|about|approximately|aged?|id|ante|post|supra|dkt|ecf|doc|art|sec|ch|pp?|vol|cl|tr|ex|type|class|category|schedule|district|ward|precinct|juror|zone|tract|parcel|well|mile|exit)$/i;

export const numberStyle: Rule = {
  id: 'number-style',
  name: 'Number style',
  family: 'mechanics',
  severity: 'low',
  why: 'Legal style spells out small numbers and numbers that begin a sentence, and gives each number once.',
  source: 'The Bluebook, rule 6.2; The Redbook, on numbers',
  matches: [
    '[[12]] witnesses testified.',
    'He paid for [[40 tons]] and took thirty-one tons.',
    { in: 'contract', text: 'Pay within [[thirty (30)]] days.' },
  ],
  passes: ['Twelve witnesses testified.'],
  check: (paragraph, context) =>
    inSentences(paragraph, ({ tokens }) => {
      const figures = tokens.filter(({ kind }) => kind === 'number').length;
      const spellsOut = context.documentKind !== 'contract' && figures <= MOST_FIGURES;
      return tokens.flatMap((token, i) => {
        if (token.masked) return [];
        return (
          mixed(tokens, i) ??
          twice(paragraph.text, tokens, i) ??
          decade(tokens, i) ??
          dollars(tokens, i) ??
          opening(paragraph.text, tokens, i) ??
          (spellsOut ? small(tokens, i) : null) ??
          []
        );
      });
    }),
};

const NEAR = 20;
/** `35 days of film and twenty-two days of it`: what is counted alike is written alike. */
function mixed(tokens: readonly Token[], i: number): Match[] | null {
  const [figure, unit] = [tokens[i]!, tokens[i + 1]];
  if (!/^\d{1,3}$/.test(figure.text) || !unit || !/^\p{Ll}{3,}s$|^feet$/u.test(unit.text))
    return null;
  // `4 roofers and two carpenters`
  const [and, count, things] = tokens.slice(i + 2, i + 5);
  const isPair = /^(?:and|or)$/.test(and?.lower ?? '') && /^\p{Ll}{3,}s$/u.test(things?.text ?? '');
  if (isPair && count!.kind === 'word' && (wordValue(count!.lower) ?? 1) > 1) {
    const remark = `“${count!.text} ${things!.text}” is in words beside it.`;
    return [{ start: figure.start, end: things!.end, remark }];
  }
  const near = tokens.slice(Math.max(0, i - NEAR), i + NEAR);
  const word = near.find(
    ({ lower, masked }, at) =>
      !masked && (wordValue(lower) ?? 1) !== 1 && near[at + 1]?.lower === unit.lower,
  );
  if (!word || ORDER_WORDS.test(tokens[i - 1]?.lower ?? '')) return null;
  const remark = `“${word.text} ${unit.text}” is in words in the same sentence.`;
  return [{ start: figure.start, end: unit.end, remark }];
}

/** `thirty (30)` */
function twice(text: string, tokens: readonly Token[], i: number): Match[] | null {
  const [word, open, figure, close] = tokens.slice(i, i + 4);
  if (
    word?.kind !== 'word' ||
    open?.text !== '(' ||
    figure?.kind !== 'number' ||
    close?.text !== ')'
  )
    return null;
  const value = wordValue(word.lower);
  if (value === null || !/^\d{1,3}$/.test(figure.text)) return null;
  const quote = text.slice(word.start, close.end);
  return [
    {
      start: word.start,
      end: close.end,
      ...(value !== Number(figure.text)
        ? {
            severity: 'high' as const,
            remark: `The word and the figure in “${quote}” are not the same number.`,
          }
        : {
            remark: `“${quote}” says the number twice, and one of the two can come to differ.`,
            replacement: { text: figure.text, safe: false },
          }),
    },
  ];
}

/** The value of a number in words; null for `a` and other words. */
const wordValue = (word: string): number | null =>
  /^(?:an?|and)$/.test(word) ? null : numberFromWords(word);

/** `the 1990's` */
function decade(tokens: readonly Token[], i: number): Match[] | null {
  const [year, mark, s] = tokens.slice(i, i + 3);
  if (
    !year ||
    !/^(?:1[5-9]|20)\d0$/.test(year.text) ||
    !/^['’]$/.test(mark?.text ?? '') ||
    s?.lower !== 's'
  )
    return null;
  if (mark!.start !== year.end || s.start !== mark!.end || tokens[i - 1]?.lower !== 'the')
    return null;
  return [
    {
      start: year.start,
      end: s.end,
      remark: 'A decade is a plural and takes no apostrophe.',
      replacement: { text: `${year.text}s`, safe: true },
    },
  ];
}

/** `$3 million dollars` */
function dollars(tokens: readonly Token[], i: number): Match[] | null {
  const amount = tokens[i]!;
  if (!amount.text.startsWith('$')) return null;
  const at = /^(?:million|billion|thousand|hundred)$/.test(tokens[i + 1]?.lower ?? '')
    ? i + 2
    : i + 1;
  const word = tokens[at];
  if (word?.lower !== 'dollars') return null;
  const kept = [amount.text, ...(at === i + 2 ? [tokens[i + 1]!.text] : [])].join(' ');
  return [
    {
      start: amount.start,
      end: word.end,
      remark: 'The sign already says dollars.',
      replacement: { text: kept, safe: true },
    },
  ];
}

/** An abbreviation that a number belongs to: the splitter may take its stop for a sentence's. */
const BEFORE_NUMBER =
  /\b(?:Dkt|Doc|Docs|Exs?|Nos?|Tr|Art|Arts|Sec|Ch|Dep|Decl|Aff|Compl|Br|App|Op|Mot|Resp|Vol|Pt|Cl|para|pp?)\.\s*$/i;

function opening(text: string, tokens: readonly Token[], i: number): Match[] | null {
  const [figure, next] = [tokens[i]!, tokens[i + 1]];
  if (BEFORE_NUMBER.test(text.slice(Math.max(0, figure.start - 12), figure.start))) return null;
  if (i > 0 || !/^\d{1,4}$/.test(figure.text) || next?.kind !== 'word' || next.masked) return null;
  if (
    !/^\p{Ll}/u.test(next.text) ||
    (UNITS.test(next.lower) && !/^(?:days?|years?|months?|weeks?|hours?)$/.test(next.lower))
  )
    return null;
  if (/^(?:1[5-9]|20)\d\d$/.test(figure.text)) return null;
  return [
    {
      start: figure.start,
      end: figure.end,
      remark: 'A sentence does not begin with a figure: spell the number out.',
    },
  ];
}

function small(tokens: readonly Token[], i: number): Match[] | null {
  const [before, figure, next] = [tokens[i - 1], tokens[i]!, tokens[i + 1]];
  if (!/^[1-9]$/.test(figure.text) || !before || !next) return null;
  if (
    before.kind !== 'word' ||
    before.masked ||
    ORDER_WORDS.test(before.lower) ||
    /^\p{Lu}/u.test(before.text)
  )
    return null;
  if (
    next.kind !== 'word' ||
    next.pos !== 'NOUN' ||
    UNITS.test(next.lower) ||
    !/s$|men$|people$|children$/.test(next.lower)
  )
    return null;
  return [
    {
      start: figure.start,
      end: figure.end,
      remark: `“${SMALL[Number(figure.text)]}” is the form in text.`,
      replacement: { text: SMALL[Number(figure.text)]!, safe: true },
    },
  ];
}
