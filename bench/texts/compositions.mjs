/**
 * Strings that nobody tuned a pass on: two or three of the others put together at random, in turns,
 * one after another, or one in the middle of another. The same for a seed.
 */
import { pickFrom, randomFrom } from './random.mjs';
import { STRINGS } from './strings.mjs';

/** @returns {Record<string, (length: number) => string>} */
export function compositions(seed, count) {
  const random = randomFrom(seed);
  const pick = pickFrom(random);
  const names = Object.keys(STRINGS);
  const made = {};
  while (Object.keys(made).length < count) {
    const parts = Array.from({ length: random() < 0.5 ? 2 : 3 }, () => pick(names));
    const way = pick(Object.keys(WAYS));
    const piece = 4 + Math.floor(random() * 60);
    const name = `${parts.join(' + ')}, ${way}${way === 'in turns' ? ` of ${piece}` : ''}`;
    made[name] = (length) => WAYS[way](parts, length, piece);
  }
  return made;
}

const WAYS = {
  'in turns'(parts, length, piece) {
    const turn = parts.map((name) => STRINGS[name](piece)).join('');
    return turn.repeat(Math.ceil(length / turn.length)).slice(0, length);
  },
  'one after another': (parts, length) =>
    parts.map((name) => STRINGS[name](Math.ceil(length / parts.length))).join(''),
  'in the middle'(parts, length) {
    const [outer, ...inner] = parts;
    const middle = inner.map((name) => STRINGS[name](length / 2 / inner.length)).join('');
    const around = STRINGS[outer](length / 2);
    const half = around.length / 2;
    return around.slice(0, half) + middle + around.slice(half);
  },
};
