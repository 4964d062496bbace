import { expect, it } from '@jest/globals';
import { categoryWords } from './finding-categories.js';

it.each([
  ['governing-law', 'Governing law'],
  ['insurance', 'Insurance'],
  ['rofr-rofo-rofn', 'Right of first refusal, offer, or negotiation'],
  ['broad-no-solicit', 'Broad non-solicitation'],
  ['broad-non-compete', 'Broad non-compete'],
  ['no-solicit-of-employees', 'Non-solicitation of employees'],
  ['date-deadline', 'Deadline'],
  ['a-rule-of-a-later-engine', 'A rule of a later engine'],
  ['constructor', 'Constructor'],
])('says %s as “%s”', (category, words) => {
  expect(categoryWords(category)).toBe(words);
});
