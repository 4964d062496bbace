import type { Bound, OptionSource, PlaceholderSource } from '../../source/template-source.js';
import { amountOf, dollars, isAbove } from './sums.js';

/** Work on someone's home, for which many States have a form of contract. */
const HOME =
  '(?:home|house|kitchen|bath(?:room)?|roof|garage|deck|patio|basement|attic|condo(?:minium)?|residence|dwelling|swimming pool)';
const WORK =
  '(?:remodel|renovates?|renovating|renovation|improves?|improving|improvement|repair|paint|re-?roof|replaces?|replacing|replacement)(?:\\w*)';

export const HOME_OPTIONS: readonly OptionSource[] = [
  {
    fact: 'home-improvement',
    what: 'Home improvement',
    asks: new RegExp(
      `\\b${WORK}\\s(?:of\\s)?(?:an?|our|my|the|his|her|their)\\s(?:\\w+\\s){0,2}?${HOME}\\b|\\bhome improvement\\b|\\b(?:kitchen|bath(?:room)?|home|house) (?:remodel\\w*|renovation)`,
    ),
    section: 'home-improvement',
  },
];

export const HOME_PLACEHOLDERS: readonly PlaceholderSource[] = [
  {
    name: 'contractor_license',
    label: 'Contractor’s license number',
    type: 'text',
    hint: 'As the board has it; check that the license is active and for this work.',
    capture: [/\blicen[sc]e\s(?:no\.?|number|#)\s?:?\s?#?([A-Z]{0,3}[\d-]{4,12})/i],
  },
  {
    name: 'home_down_payment',
    label: 'Down payment',
    type: 'money',
    hint: 'In California at most $1,000 or 10 percent of the price, whichever is less.',
    near: /down payment|deposit|up ?front/,
  },
  {
    name: 'progress_payments',
    label: 'Progress payments',
    type: 'text',
    hint: 'Each in dollars, with the work or material that it is for.',
    set: 'phrase',
    capture: [
      /\b(progress payments? of [$\d][^.;\n]{4,160})/i,
      /\b(payments? of [$\d][\d,.]* (?:at|on|upon) [^.;\n]{4,160})/i,
    ],
  },
];

/** What a down payment may come to. */
export const HOME_BOUNDS: readonly Bound[] = [
  {
    when: 'california&home-improvement',
    name: 'home_down_payment',
    exceeds: (text, values) => {
      const asked = amountOf(text);
      const price = amountOf((values.get('contract_price') ?? values.get('fee_amount'))?.text);
      const most = Math.min(1000, (price ?? Number.POSITIVE_INFINITY) / 10);
      return asked === null || !isAbove(asked, most)
        ? null
        : `${text} is more than ${dollars(most)}: a down payment for home improvement may not exceed $1,000 or 10 percent of the price, whichever is less. Cal. Bus. & Prof. Code §§ 7159, 7159.5.`;
    },
  },
];

export const HOME_IMPROVEMENT = `
# [home-improvement&us] home-improvement: Home Improvement
## home-license: License
The {=bound} holds the license that the law requires for the work; its number is {contractor_license}.
## home-payments: Payments
The down payment is {home_down_payment}, which is part of the price. {?california|THE DOWN PAYMENT MAY NOT EXCEED $1,000 OR 10 PERCENT OF THE CONTRACT PRICE, WHICHEVER IS LESS. Afterwards no payment is due, and none may be collected, for work not completed or materials not delivered. |}The progress payments are: {progress_payments}.
## home-changes: Extra Work and Changes
Extra work and changes become part of this Agreement once a change order is in writing and signed by the Parties before the work that it covers begins. It states the work, the cost that it adds or takes away, and its effect on the payments and the date of completion.
## home-notices: Notices and Right to Cancel
The {=bound} shall attach, in the words, type and place that the law prescribes, every notice that it requires{?california|: among them the mechanics lien warning, the information about the Contractors State License Board, the statements on insurance, and the notice of the three-day or five-day right to cancel with its form in duplicate|, and of any right to cancel}. Work does not begin before the time to cancel has ended.
>j [california&home-improvement] A home improvement contract must be in writing and contain the statements and notices that the statute words, the license number, the price, the approximate dates of start and completion, and a schedule of payments in dollars. Add its text from the statute in force; a contractor who leaves it out commits a cause for discipline. @@ Cal. Bus. & Prof. Code § 7159
>j [california&home-improvement] A down payment above $1,000 or 10 percent of the price, and payment ahead of the work, are forbidden. @@ Cal. Bus. & Prof. Code § 7159.5
>j [california&home-improvement] The buyer may cancel until midnight of the third business day, or of the fifth for a person of 65 or more. @@ Cal. Civ. Code § 1689.6
>j [us&home-improvement] A sale of $25 or more made at the buyer’s home, or of $130 or more at a temporary place, may be cancelled until midnight of the third business day; the seller gives the notice and the form in duplicate. @@ 16 C.F.R. §§ 429.0, 429.1
> [home-improvement&!california] Most States have a form of contract, a registration or license, and notices for home improvement. The draft knows those of California only: check them where the home is.
`;
