import { cased } from '../../recognize/cased.js';

/** Publishers of codes, as the Bluebook's table T1 spells them. */
const PUBLISHERS: [RegExp, string][] = [
  [/^(?:west|thomson(?:[ /]west| reuters)?)(?: supp\.?)?$/i, 'West'],
  [/^lexis(?:\s?nexis)?$/i, 'LexisNexis'],
  [/^mc\s?kinney['’]?s?$/i, 'McKinney'],
  [/^consol(?:idated)?\.?$/i, 'Consol.'],
  [/^baldwin['’]?s?$/i, 'Baldwin'],
];

/** `mckinney` → `McKinney`, `lexis` → `LexisNexis` (Bluebook rule 12.3.1(d)). */
export const publisherName = (typed: string | undefined): string | undefined =>
  typed &&
  (PUBLISHERS.find(([words]) => words.test(typed))?.[1] ??
    cased(typed).replace(/\bsupp\b\.?/i, 'Supp.'));
