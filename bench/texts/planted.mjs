/**
 * Passes that grow too fast, planted to see that the bench finds them, alone and alongside linear
 * work that hides them in short texts; and linear work, which it must not find.
 */

/** Steps for each character of linear work. */
const LINEAR = 40;

const power = (exponent, share) => (text) =>
  stepped(LINEAR * text.length) + stepped(share * text.length ** exponent);

const STEEP = {
  'the power 1.5': (text) => stepped(text.length ** 1.5),
  'a square': (text) => stepped(text.length ** 2),
  'linear work and the power 1.5': power(1.5, 4),
  'linear work and a square, a thousandth of it': power(2, LINEAR / 1_000),
  'a pattern that is square': (text) => /a+b/.test(text),
  'each word looked for among those before it': (text) => {
    const known = [];
    for (let at = 0; at < text.length; at += 8) {
      const word = `${text.slice(at, at + 4)}${at}`;
      if (!known.includes(word)) known.push(word);
    }
    return known.length;
  },
};

export const passes = Object.entries({ ...STEEP, 'linear work': power(1, 1) }).map(
  ([name, run]) => ({ name, run }),
);
export const isPlantedSteep = (name) => name in STEEP;

function stepped(count) {
  let sum = 0;
  for (let i = 0; i < count; i++) sum = (sum * 31 + i) | 0;
  return sum;
}
