import { note } from '../clause.js';

/** Shares of revenue, quantities to be bought, and limits on use. */
export const MONEY_NOTES = {
  'revenue-profit-sharing': note(
    'Revenue or profit sharing',
    'low',
    'This clause makes a party share revenue or profit: a royalty, a commission or a percentage.',
    'Check the base it is calculated on, the deductions, and the statements that accompany it.',
  ),
  'minimum-commitment': note(
    'Minimum commitment',
    'medium',
    'This clause commits a party to a minimum: an amount, a quantity or a payment.',
    'Check that the client can meet it, and what falling short costs.',
  ),
  'volume-restriction': note(
    'Volume restriction',
    'low',
    'This clause sets a ceiling on use or quantity, or a charge beyond it.',
    'Check it against the use that is expected.',
  ),
  'liquidated-damages': note(
    'Liquidated damages or termination fee',
    'medium',
    'This clause fixes what is owed for a breach or an early end.',
    'Check that the sum is a reasonable forecast of the loss, and whether it is the only remedy.',
  ),
  'warranty-duration': note(
    'Warranty duration',
    'low',
    'This clause says how long a warranty lasts, or what follows from it in that time.',
    'Check when the period begins and what voids the warranty.',
  ),
};
