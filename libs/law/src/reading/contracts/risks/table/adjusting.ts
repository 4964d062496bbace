import { risk } from './risk.js';

/** What is added to a price, taken off it, or taken back. */
export const ADJUSTING = {
  'setoff-right': risk(
    'medium',
    'the side that is to be paid',
    [
      'One side may deduct or hold back what it says it is owed, before anyone has decided that it is.',
      'Setoff is limited to sums that are agreed on or adjudged.',
      'Ask that only undisputed or adjudged sums be set off, on written notice with an accounting.',
    ],
    {
      denied: /without (?:any )?(?:set-?\s?off|deduction|reduction)/i,
      rests:
        /set[- ]?off|deduct|withh|retain|offset|h[eo]ld back|appl(?:y|ied)|\bnet\b|recoup|against|charge ?back|\bkeep|reduc|take from|\bhold|take money|reserv|combin|counter/i,
      softeners: ['notice', 'consent', 'mutual'],
    },
  ),
  'cost-pass-through': risk(
    'medium',
    'the side that pays',
    [
      'Costs, taxes, or expenses are passed through without a limit.',
      'Reasonable expenses are paid at cost, with receipts, where they were approved in advance.',
      'Ask for a ceiling, prior approval, receipts, and no markup; each side should bear taxes on its own income.',
    ],
    {
      rests:
        /cost|expens|\btax|\bfees?\b|charge|\bdut(?:y|ies)\b|price|outlay|premium|disburs|\brates?\b|\bbill/i,
      softeners: ['cap', 'consent'],
    },
  ),
  escalation: risk(
    'medium',
    'the tenant or whoever pays the rent or fee',
    [
      'Rent or fees rise by a formula that is steep or has no ceiling.',
      'Increases follow a price index, with a ceiling of a few percent a year.',
      'Ask for a ceiling on each increase and on all of them together.',
    ],
    {
      rests:
        /increas|\bris(?:e|es|ing)\b|escalat|adjust|CPI|\bindex|step|higher|grow|go(?:es)? up|climb|doubl/i,
      softeners: ['cap'],
    },
  ),
  'forfeited-deposit': risk(
    'medium',
    'the side that paid the deposit',
    [
      'The deposit is lost. Statutes of most states make a landlord account for one and return the rest.',
      'A deposit pays for proven loss, and the rest comes back within a set time.',
      'Ask that only proven loss be kept, with an itemized statement, and that the rest be returned within 30 days.',
    ],
    {
      rests: /deposit|earnest|retain|forfeit|advance|down payment|\bke(?:ep|pt)\b/i,
      softeners: ['cure', 'notice'],
    },
  ),
  clawback: risk(
    'medium',
    'the employee or whoever was paid',
    [
      'Pay, bonuses, or costs of training must be paid back. Wage laws of many states limit this.',
      'Repayment falls month by month and is not owed after dismissal without cause.',
      'Ask for a share that falls with time, none after dismissal without cause, and no deduction from wages.',
    ],
    {
      rests:
        /repa[iy]|reimburs|return|refund|\bback\b|recover|recoup|claw|forfeit|charge ?back|\bowes?|debt|repurchas|disgorg/i,
      softeners: ['cap'],
    },
  ),
  'discretionary-pay': risk(
    'medium',
    'the employee or agent who earned it',
    [
      'Pay that was worked for may be withheld or cut at will. In many states an earned commission is a wage.',
      'Bonuses and commissions follow a written plan and are paid once earned.',
      'Ask for measures that are written down, payment of what is earned before the end, and changes for the future only.',
    ],
    {
      rests:
        /bonus|commission|\bpa(?:y|id)|salary|wage|compens|incentive|award|remunerat|\btips?\b/i,
      softeners: ['notice'],
    },
  ),
};
