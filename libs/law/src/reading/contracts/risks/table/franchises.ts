import { risk } from './risk.js';

/** What those who sell under another's name count on. */
export const FRANCHISES = {
  'no-territory': risk(
    'medium',
    'the franchisee, dealer, or tenant',
    [
      'Nothing keeps the other side from competing next door, itself or through others. Expected sales may go there.',
      'A protected area or list of accounts, with stated exceptions for other channels.',
      'Ask for a protected area, a share of sales made into it, or a first right to new locations.',
    ],
    {
      rests:
        /territor|\barea\b|location|outlet|\bstores?\b|\bunits?\b|exclusive|channel|market|vicinity|neighbo|\bdealers?\b|franchisees|\bspace|accounts\b/i,
    },
  ),
  'discretionary-fund': risk(
    'low',
    'the side that contributes',
    [
      'Contributions may be spent on anything. Whoever pays need not benefit or see an account.',
      'The fund is spent on its purpose only, with a yearly account.',
      'Ask for a stated purpose, a yearly statement, and a share that benefits the one who pays.',
    ],
    { rests: /fund|contribut|advertis|promot/i },
  ),
};
