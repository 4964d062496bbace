import { describe, expect, it } from '@jest/globals';
import { stem } from 'porter2';
import { termHash } from '../analysis/term-hash.js';
import { Tokenizer } from '../analysis/tokenizer.js';
import { type Highlighter } from '../search/ranking.js';
import { TermHighlighter } from '../terms/term-highlighter.js';
import { type Source, tellingSentence } from './telling-sentence.js';

const term = (word: string) => termHash(stem(word));

/** Words of the query by weight; `standsFor` names the word that one replaces. */
function marker(
  words: Record<string, number>,
  standsFor: Record<string, string> = {},
): Highlighter {
  const terms = Object.entries(words).map(([word, weight]) => ({
    term: term(word),
    weight,
    synonymOf: standsFor[word] ? term(standsFor[word]) : null,
  }));
  return new TermHighlighter(new Tokenizer(), terms);
}

const source = (text: string, share = 1): Source => ({ text, share, isQuoted: false });
const best = (words: Highlighter, ...texts: string[]) =>
  tellingSentence(
    texts.map((text) => source(text)),
    words,
  )?.text;

describe('the sentence that answers a query', () => {
  const words = marker({ warrant: 3, phone: 2, search: 1 });

  it('is the one with the most of it, each word once', () => {
    expect(
      best(words, 'A search, and another search, and a third search. The phone needs a warrant.'),
    ).toBe('The phone needs a warrant.');
    expect(best(words, 'Nothing of it is said here.')).toBeUndefined();
  });

  it('counts a word and what stands for it once, a synonym by its share', () => {
    const related = marker({ car: 2, vehicle: 1.5, theft: 1 }, { vehicle: 'car' });
    expect(
      best(related, 'His car is a vehicle like any. The theft of a vehicle is punished.'),
    ).toBe('The theft of a vehicle is punished.');
    expect(best(related, 'The vehicle was gone by noon. The car was gone by noon.')).toBe(
      'The car was gone by noon.',
    );
  });

  it('holds before it tells what happened, unless less of the query is in it', () => {
    const facts = 'The phone was searched without a warrant.';
    expect(best(words, facts, 'We hold that the search of a phone needs a warrant.')).toBe(
      'We hold that the search of a phone needs a warrant.',
    );
    expect(best(words, facts, 'We hold that the search was lawful in every way.')).toBe(facts);
  });

  it('is a key point before as good a sentence of the opinion', () => {
    const point = source('A phone needs a warrant.', 1.3);
    const opinion = source('The phone was seized under a warrant.');
    expect(tellingSentence([opinion, point], words)?.text).toBe('A phone needs a warrant.');
  });

  it('is no part of a sentence, and no list of authorities, where there is a whole one', () => {
    expect(
      best(words, 'and the phone, on a warrant.\n\nThe phone was taken on a warrant to the judge.'),
    ).toBe('The phone was taken on a warrant to the judge.');
    const cites = 'See Doe v. Roe, 1 U.S. 1 (1801) (search of a phone on a warrant).';
    expect(best(words, cites, 'Of the phone the warrant said nothing.')).toBe(
      'Of the phone the warrant said nothing.',
    );
  });

  it('is shortened at a word to what can be read at a glance', () => {
    const filler = 'as every one of the officers who were there that evening later said in court, ';
    const long = `The warrant, ${filler.repeat(4)}was late.`;
    const shown = best(words, long)!;
    expect(shown.length).toBeLessThanOrEqual(224);
    expect(shown).toMatch(/^The warrant, as .*[a-z] …$/);
    const late = best(words, `It was late, ${filler.repeat(4)}and no warrant was there.`)!;
    expect(late).toMatch(/^… \S.* and no warrant was there\.$/);
  });

  it('is shown in one line, without the page numbers of its source', () => {
    const { text, whole } = tellingSentence(
      [{ text: 'The *145 war-\nrant\nnamed the phone.', share: 1, isQuoted: true }],
      words,
    )!;
    expect(text).toBe('“The warrant named the phone.”');
    expect(whole).toBe('The warrant named the phone.');
  });

  it('keeps quotation marks inside its own', () => {
    const text = 'It was a “search” and a "seizure" of the phone.';
    expect(tellingSentence([{ text, share: 1, isQuoted: true }], words)?.text).toBe(
      '“It was a ‘search’ and a ‘seizure’ of the phone.”',
    );
  });
});
