import { describe, expect, it } from '@jest/globals';
import { wholeSentence } from './whole-sentence.js';

describe('a note of what happened', () => {
  it.each([
    ['Complaint served on May 4, 2026', 'Complaint was served on May 4, 2026'],
    ['Interrogatories 3 and 9 served March 9', 'Interrogatories 3 and 9 were served March 9'],
    ['Motion denied from the bench', 'Motion was denied from the bench'],
    ['Reply not filed by June 1', 'Reply was not filed by June 1'],
  ])('gets the verb that %j lacks', (note, text) => {
    expect(wholeSentence(note)).toEqual({ text, isSure: true });
  });

  it('is asked about where somebody may have done it', () => {
    expect(wholeSentence('2 drivers suspended for the same thing')).toEqual({
      text: '2 drivers were suspended for the same thing',
      isSure: false,
    });
  });

  it.each([
    'Defendant refused to produce the logs',
    'Plaintiff mailed the deposit back',
    'The lease was signed in March',
    'Carla Ortiz resigned on June 3',
  ])('stays as it is: %j', (text) => {
    expect(wholeSentence(text)).toEqual({ text, isSure: true });
  });

  it.each(['Fired August 29 for lateness', 'loss $214,300', 'neutral reference'])(
    'is none: %j',
    (text) => {
      expect(wholeSentence(text)).toBeNull();
    },
  );
});
