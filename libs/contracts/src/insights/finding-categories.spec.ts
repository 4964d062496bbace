import { expect, it } from '@jest/globals';
import { categoryWords } from './finding-categories.js';

it.each([
  ['governing-law', 'Governing law'],
  ['insurance', 'Insurance'],
  ['rofr-rofo-rofn', 'Right of first refusal, offer, or negotiation'],
  ['no-hire', 'No-hire or non-solicitation of employees'],
  ['pay-if-paid', 'Pay-if-paid: payment only once another has paid'],
  ['no-solicit-of-employees', 'Non-solicitation of employees'],
  ['date-deadline', 'Deadline'],
  ['a-rule-of-a-later-engine', 'A rule of a later engine'],
  ['constructor', 'Constructor'],
])('says %s as “%s”', (category, words) => {
  expect(categoryWords(category)).toBe(words);
});
