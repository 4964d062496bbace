import { risk } from './risk.js';

/** Who owns and who may use what is made and what is known. */
export const PROPERTY = {
  'ip-assignment': risk(
    'medium',
    'the author or inventor',
    [
      'All intellectual property is assigned, perhaps including tools and earlier work.',
      'What was made for the fee is assigned on payment; earlier work is licensed.',
      'Keep back earlier and independent work, license what the results need, and tie the assignment to payment.',
    ],
    {
      rests:
        /assign|\bowns?\b|\bowned|ownership|\btitle|transfer|convey|\bvest|belong|property|\bgives?\b|work made for hire/i,
      softeners: ['mutual'],
      relieved:
        /\bpre-?existing (?:materials?|works?|ip|rights)\b.{0,60}\b(?:remain|retain|belong)|\bbackground (?:ip|intellectual|technology|rights|materials)|\bretains? (?:all|its|any|sole|ownership|exclusive)|\bother than (?:its|the|any) (?:own|prior|pre)|\bindependently (?:developed|created|made)|\bexcluded inventions?|\b(?:made|created|developed|conceived) (?:before|prior to)\b|\bown time\b|\bis not (?:work product and is not )?assigned/i,
      grave:
        /\b(?:pre-?existing|prior|earlier|before (?:the )?(?:date|this|start|employment)|whether or not (?:related|made|created|developed)|(?:all|entire) right, title,? and interest)\b/i,
      replaces: ['ip-ownership-assignment'],
    },
  ),
  'provider-owns-work': risk(
    'medium',
    'the side that pays for the work',
    [
      'The one who pays does not own what is made for it. It may have to pay again, or find its work sold to others.',
      'The customer owns deliverables; the provider keeps tools and know-how.',
      'Ask for ownership of the deliverables, or for a perpetual license to use and change them.',
    ],
    {
      rests: /\bown|title|propert|\bright|belong|copyright|vest|intellectual|propriet/i,
      replaces: ['ip-ownership-assignment'],
    },
  ),
  'perpetual-license': risk(
    'medium',
    'the licensor',
    [
      'The license cannot be revoked, no matter what the licensee does. Damages are the only remedy.',
      'A license for the term and the purpose, that ends on material breach.',
      'Limit it to a purpose and a term, and keep a right to end it for nonpayment or misuse.',
    ],
    {
      rests:
        /perpetu|irrevocab|forever|royalty|sublicens|unlimited|worldwide|without (?:charge|payment|limit)|indefinite|any purpose|for all time|never|\bfree|revoc|sublicen|consideration|power to|forever/i,
      softeners: ['mutual'],
      replaces: ['irrevocable-or-perpetual-license', 'license-grant'],
    },
  ),
  'moral-rights': risk(
    'low',
    'the author or performer',
    [
      'Credit and the integrity of the work are given up. For works of visual art 17 U.S.C. § 106A requires a signed waiver that names the work and the uses.',
      'Credit where it is customary, with waivers only where assignable rights do not suffice.',
      'Ask for credit, and limit the waiver to the uses that are planned.',
    ],
    { rests: /moral|credit|attribut|author|\bnames?\b|byline|integrity|\balter|\bedit|\bsign/i },
  ),
  'data-use': risk(
    'medium',
    'the side whose data it is, and the people it is about',
    [
      'Data may be used for the other side’s own ends. Privacy laws may forbid it, and the customer answers for that.',
      'Use for the services only; statistics without names.',
      'Ask to limit use to the services, to forbid sale, and to allow only data that cannot identify anyone.',
    ],
    {
      rests:
        /data|information|content|record|\bfiles?\b|material|profile|photo|conversation|feedback/i,
      softeners: ['consent'],
    },
  ),
  'no-data-duty': risk(
    'medium',
    'the side whose data it is',
    [
      'No one must secure, back up, or return the data. Its owner bears the loss.',
      'Reasonable security, notice of a breach, and return in a common format at the end.',
      'Ask for security measures, backups, notice of a breach, and return and deletion at the end.',
    ],
    { rests: /data|\bfiles?\b|record|content|back(?:ed)?[- ]?up|information|secur|stor/i },
  ),
  'holdover-inventions': risk(
    'medium',
    'the employee or contractor',
    [
      'Inventions made after the end or outside of work belong to the employer. California (Lab. Code § 2870) and other states limit this.',
      'Inventions made on the job, with the employer’s means, during the term.',
      'Strike the post-termination period, and exclude what is made on the employee’s own time with the employee’s own resources.',
    ],
    {
      rests: /invent|discover|idea|\bwork|develop|conceiv|creat|devis|improve|patent|make/i,
      grave:
        /\b(?:after|following)\b[^.;]{0,60}\b(?:terminat\w+|end|leav\w+|employment)\b|\bown time\b/i,
      replaces: ['ip-ownership-assignment'],
    },
  ),
};
