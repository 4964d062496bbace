import type { TemplateType } from '@casewright/contracts';
import { describe, expect, it } from '@jest/globals';
import { draftOf } from './testing/draft-of.js';

/** Requests in terse notes and in prose, and what their drafts say in a clause. */
const REQUESTS: readonly (readonly [TemplateType, string, string, readonly string[]])[] = [
  [
    'Service Agreement',
    'Oregon',
    'IT support K. client Fennimore Orthopedics P.C., 410 Cobalt St, Medford OR. provider Gridstone Managed IT LLC (OR LLC). scope: help desk + patching for 38 workstations, 2 servers. 3,150/mo flat, due 1st of mo. provider does nightly backups. client buys own hardware. no subcontractors w/o written ok. either side out on 60 days notice.',
    [
      'Gridstone Managed IT LLC, an Oregon LLC',
      '$3,150 a month',
      'The Service Provider shall perform nightly backups.',
      'The Client shall buy own hardware.',
      'There shall be no subcontractors without written consent.',
    ],
  ],
  [
    'Employment Contract',
    'Colorado',
    'We are a veterinary practice in Durango, Alder Gate Animal Hospital LLC, and we are hiring Jolie Ashgrove as a surgical technician. We pay her $27.25 an hour every two weeks, plus $2 an hour more on night shifts. She reports to Dr. Wim Okafor. She must keep her state license current. She may not treat our clients’ animals privately. If she leaves within one year she repays the education money.',
    [
      'plus $2 an hour more on night shifts.',
      'The Employee reports to Dr. Wim Okafor.',
      'The Employee shall keep the Employee’s state license current.',
      'If the Employee leaves within one year, the Employee shall repay the education money.',
    ],
  ],
  [
    'Settlement Agreement',
    'Ohio',
    'settle fence suit, Dag Ferris v. Lotte Quiroga, No. CV-2026-03-0911. Quiroga (def) pays 9,400: 4,000 w/in 10 days of signing, rest 900/mo x 6 starting 5/1/27. each pays own fees.',
    ['$9,400'],
  ],
  [
    'Purchase Agreement',
    'Vermont',
    'The seller is Ottoline Press, Inc., a Vermont corporation at 5 Granary Row, Brattleboro, and my client Remy Castellane is buying a used letterpress. The press is a 1962 Heidelberg Windmill. The price is $14,750. Risk stays with the seller until the press is set down in the studio.',
    ['Risk stays with the Seller until the press is set down in the studio.'],
  ],
  [
    'Employment Contract',
    'Ohio',
    'Harrow & Pike LLC hires Ada Lund as clerk, 25 vacation days.',
    ['25 days of paid leave a year'],
  ],
  [
    'Lease Agreement',
    'New York',
    'Landlord Harrow & Pike LLC, tenant Ada Lund, 31-18 Mill Street, Unit 4C, rent $2,725 a month.',
    ['31-18 Mill Street, Unit 4C'],
  ],
  [
    'Cease and Desist Letter',
    'Ohio',
    'From counsel for Ada Lund to Olympic Press LLC: two videos posted on May 4, 2026 falsely say she stole from the food bank.',
    ['Two videos posted on May 4, 2026 falsely say Ada Lund stole from the food bank.'],
  ],
  [
    'Non-Disclosure Agreement',
    'Ohio',
    'Mutual agreement, Harrow & Pike LLC and Lund Press, Inc., discussing a possible merger.',
    ['discussing a possible merger'],
  ],
  [
    'Legal Brief',
    'Ohio',
    'Opening brief, Hollis v. Rubber Road Co., No. 26-3419. Appellant Denise Hollis lost summary judgment.',
    ['Rubber Road Co.'],
  ],
  [
    'Service Agreement',
    'Ohio',
    'Hollow Oak Design LLC serves Bo Ray. Hourly: partner $260, clerk $145; not to exceed $98,000.',
    ['pay $260 an hour for the partner', '$145 an hour for the clerk'],
  ],
  [
    'Non-Disclosure Agreement',
    'Ohio',
    'Discloser: Lund Press, Inc. Recipient: Bo Ray. Confidential: test data on the K-7 press. Include the whistleblower notice.',
    ['Confidential Information includes test data on the K-7 press.', '18 U.S.C. § 1833(b)'],
  ],
  [
    'Purchase Agreement',
    'Ohio',
    'Lund Press, Inc. sells its stock to Hollow Oak LLC for $415,000: $315,000 at closing on April 30, 2027, $100,000 by promissory note over 24 months.',
    ['$315,000 at closing on April 30, 2027', '$100,000 by promissory note over 24 months'],
  ],
  [
    'Settlement Agreement',
    'Ohio',
    'Severance and release, Ada Lund, leaving Hollow Oak Insurance Co. on April 2, 2027. Company pays $72,000.',
    ['between Ada Lund', 'and Hollow Oak Insurance Co.'],
  ],
  [
    'Cease and Desist Letter',
    'Ohio',
    'Our client photographer Ada Lund to Hollow Oak Furnishings, Inc., which uses her photo on its web site since March 2026. Written assurance by May 4, 2027.',
    [
      'You use Ada Lund’s photo on your web site since March 2026.',
      'Our client demands written assurance by May 4, 2027.',
    ],
  ],
];

describe('a request as people write it', () => {
  it.each(REQUESTS)('has its facts in clauses: %s, %s', (type, place, text, facts) => {
    const { content } = draftOf(type, text, place);
    for (const fact of facts) expect(content).toContain(fact);
  });

  it.each([
    'Holt Survey LLC counts 1,150 birds.',
    'fee covers a base of 16 users, balance of 40 chairs, charge 500 guests',
    'total 12 visits, loss of 300 head of cattle, truck with mileage 48,000',
  ])('takes no number for dollars where nothing says so: %s', (counts) => {
    const { content } = draftOf('Contract Agreement', counts, 'Ohio');
    for (const [count] of counts.matchAll(/\d[\d,]*/g)) expect(content).not.toContain(`$${count}`);
  });

  it.each([
    [
      'Hollow Oak LLC will serve breakfast, lunch and dinner on both days for Bo Ray.',
      'shall serve breakfast.',
    ],
    [
      'Hollow Oak LLC pays Bo Ray $1,300 per head unless lightning, blizzard or some other act of God did it.',
      'unless lightning.',
    ],
    ['Ada Lund sells a mare to Bo Ray for $900. She is sold in foal.', 'shall be sold'],
  ])('tells no part of a list, and nothing of a party that is of a thing: %s', (text, wrong) => {
    const { content } = draftOf('Purchase Agreement', text, 'Ohio');
    expect(content).not.toContain(wrong);
  });

  it.each([
    [
      'Contract Agreement',
      'Rate 410/day each generator; shortfall billed at $6.25/gal',
      '[$]6.25|[$]410 for each day of delay',
    ],
    [
      'Contract Agreement',
      'Charge is $1.15 per head, invoiced on the last day of every month, and Bo Ray gets 15 days to pay.',
      'term of 15 days',
    ],
    [
      'Contract Agreement',
      'Hollow Oak LLC calls Bo Ray before it spends over $400 on an animal.',
      'price[^.]*[$]400',
    ],
    [
      'Cease and Desist Letter',
      'Stop using the photo. Do not ask for a public apology.',
      'an apology',
    ],
    ['Lease Agreement', 'Bay 14 of the shed, $3,420 flat for the season.', 'dwelling'],
    ['Lease Agreement', 'Rent $900 a month, no deposit.', 'security deposit'],
    [
      'Cease and Desist Letter',
      'From: Hollow Oak Kitchen, LLC. To: Bo Ray. Infringing: “Hollow Cry” sauce, sold since May. Tone polite, he is a neighbor.',
      'Kitchen, LLC Cry|Tone polite',
    ],
    [
      'Purchase Agreement',
      'Ada Lund sells her truck, odometer 48,302, to Bo Ray for $89,000.',
      '[$]48,302',
    ],
    [
      'Employment Contract',
      'She starts May 3, 2027, for a fixed term ending October 31, 2028.',
      'Employment is at will',
    ],
    [
      'Legal Motion',
      'Motion in limine for the defendant. We do not ask for dismissal.',
      'asks the court to grant dismissal',
    ],
    [
      'Legal Motion',
      'Plaintiff Ada Lund sues for the death of her dog. Dr. Bo Ray, a dentist, is to testify. He is no veterinarian.',
      'Plaintiff is no veterinarian',
    ],
  ] as const)(
    'takes no figure and no word for what something else bears: %s, %s',
    (type, text, wrong) => {
      expect(draftOf(type, text, 'Ohio').content).not.toMatch(new RegExp(wrong));
    },
  );

  it.each([
    [
      'Contract Agreement',
      'Hollow Oak Farm, LLC, out of Trent, is going to sell hops to Lund Press, Inc. Lund commits to buy 6,000 pounds a year. Delivery is to the Trent store by May 4.',
      ['provider', 'Hollow Oak Farm, LLC'],
      /Delivery is to the Trent store/,
    ],
    [
      'Lease Agreement',
      'House at 1906 Sparrow Hill Road, Knoxville. Landlord is Ada Lund and the tenants are Bo Ray and Cy Moe.',
      ['tenant', 'Bo Ray and Cy Moe'],
      /1906 Sparrow Hill Road, Knoxville/,
    ],
    [
      'Settlement Agreement',
      'Pltf Ada Lund v. Def Hollow Oak, Inc., No. 2024 LA 000318. Def pays $9,000, bal in 5 mo. pmts of $500.',
      ['docket_number', '2024 LA 000318'],
      /5 monthly payments of \$500/,
    ],
    [
      'Legal Motion',
      'Motion to continue the trial in Hollow Oak LLC v. Bo Ray. We represent the defendant, Mr. Ray.',
      ['defendant', 'Bo Ray'],
      /Bo Ray/,
    ],
  ] as const)('reads who is who, and where: %s, %s', (type, text, [name, value], said) => {
    const { content, placeholders } = draftOf(type, text, 'Ohio');
    expect(placeholders.find((each) => each.name === name)?.value).toBe(value);
    expect(content).toMatch(said);
  });

  it('has the owner hire out, the hirer pay, and labels in capitals read', () => {
    const { content } = draftOf(
      'Contract Agreement',
      'OWNER: Hollow Oak Rentals LLC (Michigan)\nHIRER: Bo Ray of Trent\nHire period Apr 9 thru Apr 14, 2027\nOwner sends 1 technician each show day',
      'Ohio',
    );
    expect(content).toContain('Hollow Oak Rentals LLC, a Michigan limited liability company');
    expect(content).toContain('The Provider shall send 1 technician each show day.');
    expect(content).toContain('The hire period runs from April 9 through April 14, 2027.');
  });

  it('is told what it asks to cover, and asked what of it the draft has not', () => {
    const { understood, notUnderstood } = draftOf(
      'Legal Motion',
      'Motion for preliminary injunction, for the plaintiff. Cover irreparable harm, public interest, and laches.',
      'United States District Court for the Northern District of Ohio',
    );
    const covered = understood.flatMap(({ what, quote }) => (what === 'Covered' ? [quote] : []));
    expect(covered).toEqual(['irreparable harm', 'public interest']);
    expect(notUnderstood).toEqual(['laches']);
  });

  it.each([
    ['No warrant, no consent.', 'There was no warrant, and no consent.'],
    ['Fired nine days after she complained.', 'Plaintiff was fired nine days after'],
  ])('has what a paper’s notes leave out proposed, and not told: %s', (note, proposed) => {
    const { content, placeholders } = draftOf(
      'Legal Motion',
      `Plaintiff Ada Lund moves for summary judgment against Hollow Oak LLC. Plaintiff Ada Lund sold paper. ${note}`,
      'Ohio',
    );
    const suggestions = placeholders.flatMap(({ quote, suggestion }) =>
      quote ? [suggestion] : [],
    );
    expect(suggestions).toContainEqual(expect.stringContaining(proposed));
    expect(content).not.toContain(proposed);
  });
});
