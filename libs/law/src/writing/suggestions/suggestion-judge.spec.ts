import { describe, expect, it } from '@jest/globals';
import { differingWords } from './differing-words.js';
import { suggestionJudge } from './suggestion-judge.js';

const TEXT = `MEMORANDUM

It should be noted that the notice was sent by Tenant to Landlord on May 5, 2024. The fee is $4,000.

As the court wrote, “a party must give notice at once.” The rule was applied in Gray v. Vale, 410 U.S. 113 (1973), and the result which followed was a surprise to nobody.

Rent is due. Rent is due.

The court explained:

    A person who is in possession of a thing is not the owner of that thing.
`;
const judge = suggestionJudge(TEXT, 'memo');
const whole = { start: 0, end: TEXT.length };
const judged = (original: string, suggested: string, within = whole) =>
  judge({ original, suggested }, within);

describe('suggestionJudge', () => {
  it('gives the whole sentences and the words that change', () => {
    const original =
      'It should be noted that the notice was sent by Tenant to Landlord on May 5, 2024.';
    const suggested = 'Tenant sent the notice to Landlord on May 5, 2024.';
    const start = TEXT.indexOf(original);
    expect(judged(original, suggested)).toEqual({
      sentences: { start, end: start + original.length, text: suggested },
      words: {
        start,
        end: start + original.indexOf(' to Landlord'),
        text: 'Tenant sent the notice',
      },
    });
  });

  it('judges a part of a sentence by the whole of it', () => {
    const { sentences, words } = judged(
      'the result which followed was a surprise to nobody',
      'the result surprised nobody',
    )!;
    expect(sentences.text).toContain(
      'in Gray v. Vale, 410 U.S. 113 (1973), and the result surprised nobody.',
    );
    expect(TEXT.slice(words.start, words.end)).toBe('which followed was a surprise to');
    expect(words.text).toBe('surprised');
  });

  it.each([
    ['The list includes loss of profits.', 'The list excludes loss of profits.'],
    ['The Supplier shall pay all taxes.', 'The Supplier shall avoid all taxes.'],
    ['She accepted the offer on Friday.', 'She rejected the offer on Friday.'],
    ['The order upheld the fine.', 'The order cancelled the fine.'],
    ['He waived his right to a hearing.', 'He asserted his right to a hearing.'],
    ['The cap lowers what is owed.', 'The cap increases what is owed.'],
  ])('refuses to turn “%s” around', (said, turned) => {
    const judgeOf = suggestionJudge(said, 'memo');
    const within = { start: 0, end: said.length };
    expect(judgeOf({ original: said, suggested: turned }, within)).toBeNull();
    expect(judgeOf({ original: said, suggested: `In fact, ${said}` }, within)).not.toBeNull();
  });

  it('leaves the line breaks of an answer out', () => {
    expect(judged('The fee is $4,000.', 'The fee\n amounts to $4,000.')?.sentences.text).toBe(
      'The fee amounts to $4,000.',
    );
  });

  it('finds words only where it is to look', () => {
    const at = TEXT.lastIndexOf('Rent is due.');
    const { words } = judged('Rent is due.', 'Rent falls due.', { start: at, end: TEXT.length })!;
    expect(words.start).toBeGreaterThan(at);
  });

  it.each([
    ['what does not stand there', 'The fee was $4,000.', 'The fee is high.'],
    ['nothing', '', 'The fee is $4,000.'],
    ['what it leaves as it is', 'The fee is $4,000.', 'The fee is $4,000.'],
    ['nothing in the place of a sentence', 'The fee is $4,000.', ''],
    ['another number', 'The fee is $4,000.', 'The fee amounts to $400.'],
    ['another date', 'on May 5, 2024', 'on May 6, 2024'],
    ['another name', 'sent by Tenant to Landlord', 'sent by Tenant to Lender'],
    ['who did it', 'the notice was sent by Tenant to Landlord', 'Landlord sent Tenant the notice'],
    ['words of a quotation', 'a party must give notice at once', 'a party must notify at once'],
    [
      'around a quotation',
      'As the court wrote, “a party must give notice at once.”',
      '“A party must give notice at once,” the court wrote.',
    ],
    ['a citation', 'Gray v. Vale, 410 U.S. 113 (1973)', 'Gray v. Vale, 410 U.S. 113'],
    ['a citation that it adds', 'Rent is due.', 'Rent is due. Pike v. Sound, 1 U.S. 1 (1801).'],
    ['a block quotation', 'A person who is in possession of a thing', 'A possessor of a thing'],
    ['a heading', 'MEMORANDUM', 'NOTE'],
    ['a question in the place of a statement', 'Rent is due.', 'Rent is due?'],
    [
      'far more than there was',
      'Rent is due.',
      `Rent is due ${'and payable as it falls due '.repeat(4)}.`,
    ],
  ])('refuses to touch %s', (_, original, suggested) => {
    expect(judged(original, suggested)).toBeNull();
  });
});

describe('differingWords', () => {
  it.each([
    ['a b c', 'a x c', 'b', 'x'],
    ['a b c', 'a c', 'b c', 'c'],
    ['a b', 'a', 'a b', 'a'],
    ['a c', 'a b c', 'c', 'b c'],
    ['a', 'a b', 'a', 'a b'],
    ['a a', 'a', 'a a', 'a'],
    ['one two three', 'four', 'one two three', 'four'],
  ])('of “%s” and “%s”', (before, after, old, now) => {
    const words = differingWords(before, { start: 0, end: before.length, text: after })!;
    expect([before.slice(words.start, words.end), words.text]).toEqual([old, now]);
  });

  it('are none where nothing differs', () => {
    expect(differingWords('a b', { start: 0, end: 3, text: 'a b' })).toBeNull();
  });
});
