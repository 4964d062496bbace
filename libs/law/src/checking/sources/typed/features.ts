import type { Token } from './tokens.js';

/** Hashes of features have 24 bits: few features meet, and the weights stay small. */
const MASK = 0xffffff;

function hash(text: string): number {
  let value = 0x811c9dc5;
  for (let at = 0; at < text.length; at++) {
    value = Math.imul(value ^ text.charCodeAt(at), 0x01000193);
  }
  return ((value >>> 8) ^ (value << 3)) & MASK;
}

const ANNOUNCED =
  /^(?:f|us|supp|ct|ed|cal|ne|nw|se|sw|so|rev|lj|wl|lexis|rptr|app|rep|q|j|stat|reg|usc|cfr)$/;

/** What a token is among: brackets, quotation marks, what came before. */
interface Running {
  depth: number;
  quoted: boolean;
  numbers: number;
  sinceName: number;
  year: boolean;
  versus: boolean;
}

/** Facts of the whole text, which every token's shape is seen with. */
function documentFacts(tokens: readonly Token[]): string {
  const words = new Set(tokens.map(({ word }) => word));
  const has = (...some: string[]): string => (some.some((word) => words.has(word)) ? '1' : '0');
  return (
    has('v', 'vs', 'versus', 'ex') +
    has('"', '“') +
    has('§', 'section', 'sections', 'sec', '§§') +
    has('url') +
    has('ed', 'eds', 'press', 'editor', 'edition')
  );
}

function* featuresAt(
  tokens: readonly Token[],
  words: readonly Token[],
  place: readonly number[],
  at: number,
  running: Running,
  facts: string,
): Generator<string> {
  const edge = { word: '|', shape: '|' };
  const near = (by: number) => tokens[at + by] ?? edge;
  const { word, shape } = near(0);
  const [before, before2, after, after2] = [near(-1), near(-2), near(1), near(2)];
  const own = place[at]!;
  const isMark = tokens[at]!.isMark;
  const last = words[own - 1] ?? edge;
  const last2 = words[own - 2] ?? edge;
  const next = words[isMark ? own : own + 1] ?? edge;
  const next2 = words[isMark ? own + 1 : own + 2] ?? edge;
  yield `w${word}`;
  yield `s${shape}`;
  if (word.length > 3 && shape !== 'url') {
    yield `p${word.slice(0, 3)}`;
    yield `e${word.slice(-3)}`;
  }
  yield `b${before.word}`;
  yield `B${before2.word}`;
  yield `a${after.word}`;
  yield `A${after2.word}`;
  yield `c${before2.shape} ${before.shape} ${shape}`;
  yield `d${shape} ${after.shape} ${after2.shape}`;
  yield `f${before.shape} ${shape} ${after.shape}`;
  yield `l${last.word}`;
  yield `L${last2.word} ${last.word}`;
  yield `n${next.word}`;
  yield `N${next.word} ${next2.word}`;
  yield `wl${word} ${last.word}`;
  yield `wn${word} ${next.word}`;
  yield `ss${last2.shape} ${last.shape} ${shape} ${next.shape}`;
  yield `sw${last.word} ${shape}`;
  yield `sn${shape} ${next.word}`;
  yield `bw${before.word} ${word} ${after.word}`;
  yield `g${running.depth}${running.quoted ? 'q' : ''}${shape}`;
  yield `h${Math.min(3, Math.floor((4 * at) / tokens.length))}${shape}`;
  yield `i${Math.min(6, tokens.length - 1 - at)}${shape}`;
  yield `I${Math.min(3, at)}${shape}`;
  yield `j${Math.min(6, running.numbers)}${shape}`;
  yield `k${Math.min(4, running.sinceName)}${shape}${running.depth}`;
  yield `y${running.year ? 1 : 0}${shape}`;
  yield `v${running.versus ? 1 : 0}${shape}${facts}`;
  yield `x${facts}${word}`;
  yield `z${running.depth}${running.quoted ? 1 : 0}${before.word} ${shape} ${after.word}`;
}

function step(running: Running, token: Token): void {
  const { text, word, shape } = token;
  if (text === '(' || text === '[') running.depth = 1;
  if (text === ')' || text === ']') running.depth = 0;
  if (text === '“') running.quoted = true;
  else if (text === '”') running.quoted = false;
  else if (text === '"') running.quoted = !running.quoted;
  if (/^(?:Y|d\d|r\+?|c)$/.test(shape)) {
    running.numbers++;
    running.sinceName++;
  }
  if (shape === 'Y') running.year = true;
  if (/^(?:v|vs|versus)$/.test(word)) running.versus = true;
  if (ANNOUNCED.test(word) || /review|journal|code|reports/.test(word)) running.sinceName = 0;
}

/** The hashed features of each token. */
export function featuresOf(tokens: readonly Token[]): Uint32Array[] {
  const words = tokens.filter(({ isMark }) => !isMark);
  const place: number[] = [];
  let count = 0;
  for (const { isMark } of tokens) {
    place.push(count);
    if (!isMark) count++;
  }
  const facts = documentFacts(tokens);
  const running = { depth: 0, quoted: false, numbers: 0, sinceName: 4, year: false, versus: false };
  return tokens.map((token, at) => {
    const found = [...featuresAt(tokens, words, place, at, running, facts)];
    step(running, token);
    return Uint32Array.from(found, hash);
  });
}
