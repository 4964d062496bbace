import type { Refused } from '../../source/template-source.js';
import { DAY, hoursIn } from '../shared/periods.js';
import { goesAllTheWay, inEach } from './rules.js';
import { JURY } from './void-in-agreements.js';

const dwellingIn = (place: string): string => `${place}&residential`;

const LANDLORD = '(?:landlord|owner|lessor|manager)';

const HABITABILITY = inEach(
  {
    asks: new RegExp(
      `\\b(?:waiv\\w+|gives? up|no|without|disclaim\\w*|exclud\\w+)\\b[^.;]{0,50}\\b(?:in|un)?(?:habitab|livab)\\w+|\\b${LANDLORD}\\b[^.;]{0,30}\\b(?:no|not)\\b[^.;]{0,30}\\b(?:duty|obligat\\w+|required|responsible|have to)\\b[^.;]{0,30}\\b(?:repairs?|maintain|maintenance|heat|plumbing)\\b|\\b${LANDLORD}\\b[^.;]{0,12}\\b(?:need not|does not|will not|won['’]t|doesn['’]t)\\s(?:fix|repair|maintain)\\b`,
    ),
    isVoid: goesAllTheWay,
    section: 'maintenance-landlord',
    reason:
      'A residential tenant cannot waive the landlord’s duty to keep the home fit to live in.',
  },
  [
    [dwellingIn('california'), 'Cal. Civ. Code §§ 1941.1, 1942.1, 1953'],
    [dwellingIn('new-york'), 'N.Y. Real Prop. Law § 235-b'],
    [dwellingIn('florida'), 'Fla. Stat. §§ 83.47, 83.51'],
    [dwellingIn('illinois'), '*Jack Spring, Inc. v. Little*, 50 Ill. 2d 351 (1972)'],
    [dwellingIn('england'), 'Landlord and Tenant Act 1985, ss. 9A, 11, 12'],
  ],
);

const NEGLIGENCE = inEach(
  {
    asks: new RegExp(
      `\\b${LANDLORD}\\b[^.;]{0,50}\\b(?:not (?:be )?(?:held )?(?:liable|responsible)|no liability|exempt|released)\\b[^.;]{0,80}\\bnegligen\\w+|\\b(?:releas\\w+|waiv\\w+|exempt\\w*|holds?)\\b[^.;]{0,50}\\b${LANDLORD}\\b[^.;]{0,60}\\bnegligen\\w+`,
    ),
    isVoid: goesAllTheWay,
    section: 'indemnity',
    reason: 'A term that exempts a landlord from liability for its own negligence is void.',
  },
  [
    ['new-york', 'N.Y. Gen. Oblig. Law § 5-321'],
    ['illinois', '765 ILCS 705/1'],
    [dwellingIn('california'), 'Cal. Civ. Code § 1953(a)(5)'],
    [dwellingIn('florida'), 'Fla. Stat. § 83.47'],
    ['state.massachusetts', 'Mass. Gen. Laws ch. 186, § 15'],
    ['state.maryland', 'Md. Code Ann., Real Prop. § 8-105'],
  ],
);

const ENTRY = inEach(
  {
    asks: /\b(?:enter\w*|entry|access|inspect\w*|come (?:in|by)|walk in|drop by|let (?:him|her)self in)\b[^.;]{0,50}\b(?:at any (?:time|hour)|any time|anytime|whenever|without (?:any |prior |advance )?(?:notice|warning|permission)|unannounced)\b/,
    isVoid: (_, sentence) => !/\bemergenc(?:y|ies)\b|\babandon/i.test(sentence),
    section: 'entry',
    reason:
      'A landlord may enter a dwelling only on the notice and at the times that the law allows.',
  },
  [
    [dwellingIn('california'), 'Cal. Civ. Code §§ 1953(a)(1), 1954'],
    [dwellingIn('florida'), 'Fla. Stat. § 83.53'],
    [dwellingIn('delaware'), '25 Del. C. § 5509'],
    [dwellingIn('england'), 'Landlord and Tenant Act 1985, s. 11(6)'],
  ],
);

const SELF_HELP = inEach(
  {
    asks: /\block(?:s|ed|ing)? (?:the )?(?:tenants?|renters?|them|him|her) out\b|\block-?outs?\b|\bchang(?:e|es|ing) (?:the |her |his |their )?locks\b|\b(?:cut|shut|turn)(?:s|ting|ning)? off (?:the )?(?:tenant['’]s )?(?:utilit\w+|power|water|electric\w*|gas|heat\w*|services)\b|\b(?:cut|shut|turn)(?:s|ting|ning)? (?:the )?(?:utilit\w+|power|water|electric\w*|gas|heat\w*) off\b|\b(?:utilit\w+|power|water|electric\w*|gas|heat\w*)\b[^.;]{0,16}\b(?:gets?|is|are|be) (?:cut|shut|turned) off\b|\bself-?help\b|\bevict\w*\b[^.;]{0,30}\bwithout (?:going to court|a court|court|legal process|an order)\b/,
    isVoid: (_, sentence) =>
      !/\bat the tenant['’]s (?:request|cost)\b|\bbetween tenants\b/i.test(sentence),
    section: 'default-tenant',
    reason:
      'A landlord may not evict by self-help, such as changing the locks or cutting off utilities, except as the statute provides.',
  },
  [
    [dwellingIn('california'), 'Cal. Civ. Code § 789.3'],
    [dwellingIn('florida'), 'Fla. Stat. § 83.67'],
    [dwellingIn('texas'), 'Tex. Prop. Code §§ 92.008, 92.0081'],
    [dwellingIn('new-york'), 'N.Y. Real Prop. Acts. Law § 768'],
    [dwellingIn('delaware'), '25 Del. C. § 5313'],
    [dwellingIn('england'), 'Protection from Eviction Act 1977, ss. 1–3'],
  ],
);

const DEPOSITS = inEach(
  {
    asks: /\bdeposit\b[^.;]{0,30}\b(?:non-?refundable|not (?:be )?(?:refund\w*|return\w*)|never (?:refund\w*|return\w*)|gone for good|forfeit\w*)\b|\bnon-?refundable\b[^.;]{0,30}\bdeposit\b/,
    section: 'deposit-return',
    reason:
      'A security deposit is refundable, less what the law lets the landlord keep, whatever the lease calls it.',
  },
  [
    [dwellingIn('california'), 'Cal. Civ. Code § 1950.5'],
    [dwellingIn('new-york'), 'N.Y. Gen. Oblig. Law §§ 7-103, 7-108'],
    [dwellingIn('texas'), 'Tex. Prop. Code § 92.103'],
    [dwellingIn('florida'), 'Fla. Stat. § 83.49'],
    [dwellingIn('delaware'), '25 Del. C. § 5514'],
  ],
);

const HOUSING_FOR_OLDER_PEOPLE =
  /\b(?:55|62)(?:\+| and (?:over|older|up)| or (?:over|older))|\bsenior (?:housing|living|community)\b|\bolder persons?\b/i;

/** Who may live in a dwelling. */
const OCCUPANTS: readonly Refused[] = [
  {
    when: dwellingIn('us'),
    asks: /\bno (?:kids|children|child|minors|famil(?:y|ies))\b|\b(?:kids|children|famil(?:y|ies))\b[^.;]{0,20}\b(?:need not apply|(?:not|never) (?:be )?(?:allowed|welcome|accepted|permitted))\b|\bchild-?free\b|\b(?:adults?|couples|christians?|whites?|americans?|men|women|females?|males?) only\b|\bonly (?:to )?(?:adults|couples|christians?|whites?|americans?|english speakers)\b|\bno (?:blacks?|whites?|hispanics?|latinos?|mexicans?|asians?|arabs?|muslims?|jews|christians?|immigrants|foreigners|wheelchairs?|disabled)\b/,
    isVoid: (_, __, requirements) => !HOUSING_FOR_OLDER_PEOPLE.test(requirements),
    reason:
      'A landlord may not rent or refuse to rent on the basis of race, color, religion, sex, disability, familial status, or national origin.',
    law: '42 U.S.C. § 3604',
    section: 'use-permitted',
  },
  {
    when: dwellingIn('new-york'),
    asks: /\bonly (?:the )?(?:tenants?|renters?|named tenants?)\b[^.;]{0,20}\b(?:live|occupy|reside|stay)\b|\bno\b[^.;]{0,16}\b(?:roommates?|other occupants?|additional occupants?|one else (?:may|can) live)\b|\bno one (?:else|but (?:the )?tenants?|other than (?:the )?tenants?)\b[^.;]{0,20}\b(?:live|occupy|reside|stay)\b/,
    reason:
      'A lease may not restrict occupancy to the tenant: immediate family, one additional occupant, and that occupant’s dependent children may live there too.',
    law: 'N.Y. Real Prop. Law § 235-f',
    section: 'use-permitted',
  },
  {
    when: dwellingIn('us'),
    asks: /\bno\b[^.;]{0,30}\b(?:service|assistance|support|guide|emotional[- ]support)\s(?:animals?|dogs?)\b|\b(?:service|assistance|guide|emotional[- ]support) (?:animals?|dogs?)\b[^.;]{0,40}\b(?:not allowed|prohibited|forbidden|not permitted|pays?|costs?|fee|deposit|extra)\b/,
    isVoid: (_, sentence) =>
      !/\bno\b[^.;]{0,12}\b(?:fee|deposit|charge|extra|limit|restriction)|\bexcept\b|\bother than\b/i.test(
        sentence,
      ),
    reason:
      'An assistance animal is a reasonable accommodation, not a pet, so a lease may neither ban it nor charge for it.',
    law: '42 U.S.C. § 3604(f)(3)(B)',
    section: 'pets',
  },
];

const OTHERS: readonly Refused[] = [
  {
    when: dwellingIn('new-york'),
    takes: ['no-subletting'],
    reason:
      'In a building of four or more units a lease may not take away the right to sublet with consent.',
    law: 'N.Y. Real Prop. Law § 226-b',
    section: 'subletting',
  },
  {
    when: dwellingIn('england'),
    takes: ['no-pets'],
    reason:
      'The tenant of an assured tenancy may ask to keep a pet, and consent may not be unreasonably refused.',
    law: 'Housing Act 1988, s. 16A',
    section: 'pets',
  },
  {
    when: dwellingIn('california'),
    asks: new RegExp(`${JURY.source}|\\barbitrat\\w+`),
    isVoid: (_, sentence) =>
      !/\bno (?:arbitration|jury waiver)\b|\bnot\b[^.;]{0,20}\barbitrat/i.test(sentence),
    reason:
      'A lease of a dwelling may not waive a jury trial or other procedural rights in litigation, and an agreement to arbitrate a tenant’s rights is void or closely limited.',
    law: 'Cal. Civ. Code § 1953(a)(4)',
    section: 'governing-law',
  },
  {
    when: dwellingIn('florida'),
    asks: /(?:\b(?:give|gives|giving|with|on|of)\b[^.;]{0,16}|\b[\w-]{1,12}\s)\b(?:days?|weeks?|months?)['’]?\s(?:written |prior )?notice\b[^.;]{0,40}\b(?:end|leav\w+|to not renew|mov\w+ out|vacat\w+|not renew\w*|nonrenew\w*|non-renew\w*|expir\w+)\b/,
    isVoid: (found) => {
      const hours = hoursIn(found) ?? 30 * DAY;
      return hours < 28 * DAY || hours > 61 * DAY;
    },
    reason:
      'A lease may not require less than 30 or more than 60 days’ notice before the end of its term.',
    law: 'Fla. Stat. § 83.575',
    section: 'term',
  },
  {
    when: dwellingIn('england'),
    asks: /\blate (?:payment )?(?:fees?|charges?)\b|\b(?:fees?|charges?)\b[^.;]{0,16}\b(?:for|on) (?:each |any |every )?late\b/,
    isVoid: (_, sentence) => !/\bno late\b/i.test(sentence),
    reason:
      'For late rent a landlord may charge only interest, on rent more than 14 days late, at no more than 3 percent above base rate.',
    law: 'Tenant Fees Act 2019, Sch. 1, para. 4',
    section: 'rent-late',
  },
];

/** What the law of a place does not let a lease say. */
export const VOID_IN_LEASES: readonly Refused[] = [
  ...HABITABILITY,
  ...NEGLIGENCE,
  ...ENTRY,
  ...SELF_HELP,
  ...DEPOSITS,
  ...OCCUPANTS,
  ...OTHERS,
];
