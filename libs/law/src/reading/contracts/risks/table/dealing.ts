import { risk } from './risk.js';

const LONG =
  /\b(?:(?:three|four|five|six|seven|eight|nine|ten|[3-9]|10)(?: \(\d{1,2}\))?[ -]years?|(?:thirty|thirty-six|forty-eight|sixty|30|36|48|60)(?: \(\d{1,2}\))?[ -]months?)\b/i;
const WIDE =
  /\b(?:anywhere|worldwide|throughout the world|in the world|any geographic\w*|perpetu\w+|forever|indefinitely)\b/i;
const FAR = new RegExp(`${LONG.source}|${WIDE.source}`, 'i');

/** With whom one may deal, and what may be said. */
export const DEALING = {
  'exclusive-purchase': risk(
    'medium',
    'the buyer',
    [
      'The buyer must get all it needs from one source, regardless of price or service.',
      'Exclusivity is limited in time and ends with failures of supply or price.',
      'Ask for a right to buy elsewhere when supply fails or a better price is not matched.',
    ],
    {
      rests:
        /exclusiv|\bonly\b|\bsole|no other|any other|anyone|nobody|no one|nothing|\ball (?:of|its|their|your)|elsewhere|\bnot\b|alone|entire|every|whole|total|none/i,
      softeners: ['mutual'],
      replaces: ['exclusivity'],
    },
  ),
  'exclusive-supply': risk(
    'medium',
    'the seller',
    [
      'The seller may serve only one customer or must keep out of a territory. It depends on that customer’s orders.',
      'Exclusivity is paid for by a minimum purchase and ends when it is missed.',
      'Ask for a minimum, a narrow field and territory, and an end when the minimum is missed.',
    ],
    {
      rests:
        /exclusiv|\bonly\b|\bsole|no other|any other|anyone|nobody|no one|refrain|\bnot\b|alone|another|entire|whole|total|neither|none|\bno\b/i,
      softeners: ['mutual'],
      replaces: ['exclusivity'],
    },
  ),
  'non-compete': risk(
    'medium',
    'the side that may not compete',
    [
      'A party may not engage in a similar business. Courts enforce this only as far as a legitimate interest requires; California and some other states void it for workers.',
      'Six to twelve months, limited to the territory served and the business actually done.',
      'Limit the time, place, and business, and check what the governing law enforces.',
    ],
    {
      rests:
        /compet|similar|rival|engag|business|work|employ|like\b|same|enterprise|overlap|field|another|vie\b/i,
      softeners: ['mutual'],
      grave: FAR,
      replaces: ['non-compete', 'exclusivity', 'competitive-restriction-exception'],
    },
  ),
  'no-hire': risk(
    'low',
    'the side that hires, and the employees',
    [
      'A party may not hire or solicit the other’s people. Between companies an unrelated no-hire pact can violate antitrust law.',
      'Twelve months, solicitation only, with general advertisements allowed.',
      'Ask that it be mutual, for 12 months, for people met in the work, and that general advertisements be allowed.',
    ],
    {
      denied: /\bnot (?:preclude|prevent|prohibit|apply|restrict)|general (?:advertis|solicit)/i,
      rests:
        /\bhir|employ|solicit|recruit|engag|staff|personnel|worker|poach|entic|people|\bjobs?\b|\bwork|tempt|\blur|appoint|\btak(?:e|ing) on/i,
      softeners: ['mutual', 'consent'],
      grave: LONG,
      replaces: ['no-solicit-of-employees'],
    },
  ),
  'no-customer-contact': risk(
    'medium',
    'the side that may not serve them',
    [
      'A party may not solicit or serve the other’s customers, perhaps including its own prior customers.',
      'Twelve months, for customers met in the work, solicitation only.',
      'Limit it to customers dealt with in the last year, and keep existing ones out.',
    ],
    {
      denied: /\bnot (?:preclude|prevent|prohibit|apply|restrict)|general (?:advertis|solicit)/i,
      rests:
        /customer|client|account|solicit|patron|patient|business|prospect|buyer|guest|member|\bperson|contacts?\b|custom\b|connection|end users|market/i,
      softeners: ['mutual', 'consent'],
      grave: LONG,
      replaces: ['no-solicit-of-customers'],
    },
  ),
  'first-refusal': risk(
    'medium',
    'the side that wants to sell',
    [
      'The other side must be offered first. Buyers avoid a deal that someone else can preempt.',
      'A short time to answer, on the same terms, with sales of the whole business free.',
      'Ask for a time of 10 to 15 days, one use, and exceptions for affiliates and a sale of the business.',
    ],
    {
      rests: /\bfirst\b|offer|refus|match|pre-?empt|prior|before/i,
      softeners: ['mutual'],
      replaces: ['rofr-rofo-rofn'],
    },
  ),
  'no-disparagement': risk(
    'low',
    'the side that may not speak',
    [
      'One side may not speak ill of the other. Truthful reports to authorities and, for employees, discussion of working conditions remain protected.',
      'Mutual, with statements that law or court requires left free.',
      'Ask that it be mutual, and that truthful statements and reports to authorities be free.',
    ],
    {
      rests:
        /disparag|\bill\b|negativ|critic|defam|speak|remark|reputation|statement|derogat|comment|\bsay|mouth|opinion|denigrat|shame|critical/i,
      softeners: ['mutual', 'consent'],
      replaces: ['non-disparagement'],
    },
  ),
};
