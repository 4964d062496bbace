import { risk } from './risk.js';

/** What is left to the side that got something that fails. */
export const REMEDIES = {
  'sole-remedy': risk(
    'medium',
    'the side with the defective performance',
    [
      'One narrow remedy is exclusive. Where it fails of its essential purpose, UCC § 2-719(2) may restore others.',
      'Repair or replacement first, then refund and damages.',
      'Ask for a refund and a right to terminate when repair fails, and that remedies be cumulative.',
    ],
    {
      rests:
        /\bsole|\bonly\b|exclusive|in lieu|entire|all other|no (?:other|right|further)|may not|in place of|full satisfaction/i,
      softeners: ['mutual'],
      replaces: ['warranty-duration'],
    },
  ),
  'no-ip-cover': risk(
    'medium',
    'the user of the product',
    [
      'The user bears claims that the product infringes, which only its maker can judge. Under UCC § 2-312(3) a merchant seller warrants against them unless agreed otherwise.',
      'The maker defends and pays, or procures a license, changes the product, or refunds.',
      'Ask for a defense and indemnity against infringement claims, outside the cap.',
    ],
    {
      rests: /infring|third[- ]party right|rights of (?:others|third)|patent|copyright|the Marks/i,
      softeners: ['mutual'],
    },
  ),
};
