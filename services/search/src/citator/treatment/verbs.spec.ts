import { SIGNALS } from './kinds.js';
import { findVerbs } from './verbs.js';

const PLAIN = new RegExp(`\\b(?:${SIGNALS.map(({ verb }) => verb).join('|')})(?![\\w'’])`, 'gi');

const plainly = (text: string) =>
  [...text.matchAll(PLAIN)].map(({ index, 0: verb }) => [index, index + verb.length]);

const found = (text: string) => findVerbs(text).map(({ start, end }) => [start, end]);

describe('findVerbs', () => {
  it.each([
    'We overrule Doe. OVERRULED; it was Reversed and vacated, aff’d, rev’d. Affirming.',
    'It is no longer good law, no longer than that; NO LONGER VALID',
    'overruled1 _overruled 1overruled éoverruled overruled’s moverruled overruled',
    'adheres to it, follows from it, follows it, adhered to, criticised, criticizes, supercede',
    'limited to limits, distinguishable; doubts. questioned explained-clarified',
    'rev',
    "aff'd",
    '',
  ])('finds what the plain expression finds: %j', (text) => {
    expect(found(text)).toEqual(plainly(text));
  });

  it('finds every verb of every signal', () => {
    for (const signal of SIGNALS) {
      const stem = /^[a-z ]+/.exec(signal.verb)![0];
      const forms = ['', 'e', 'ed', 's', ' to', 'd', 'good law'].map((end) => stem + end);
      const said = forms.flatMap((form) => findVerbs(`They ${form} it.`));
      expect(said.map((verb) => verb.signal)).toContain(signal);
    }
  });
});
