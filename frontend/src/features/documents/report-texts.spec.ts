import { expect, it } from '@jest/globals';
import { categoryWords } from './report-texts';

it.each([
  ['governing-law', 'Governing law'],
  ['insurance', 'Insurance'],
  ['rofr-rofo-rofn', 'Right of first refusal, offer or negotiation'],
  ['non-compete', 'Non-compete'],
  ['a-rule-of-a-later-engine', 'A rule of a later engine'],
])('says %s as “%s”', (category, words) => {
  expect(categoryWords(category)).toBe(words);
});
