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
      'The Employee shall report to Dr. Wim Okafor.',
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
});
