import type { Finding } from '@casewright/contracts';
import { describe, expect, it } from '@jest/globals';
import { understand } from '../../documents/understand.js';
import { reviewContract } from '../review-contract.js';

const OPENING =
  'SERVICE AGREEMENT\n\nThis Service Agreement (the "Agreement") is entered into as of March 3, 2021 by and between Alder Systems, Inc., a Delaware corporation (the "Provider"), and Birch Foods LLC, an Ohio limited liability company (the "Customer").\n\n';

/** The findings of one check on a contract with these clauses. */
function findings(check: string, ...clauses: string[]): Finding[] {
  const text = `${OPENING}${clauses.map((clause, at) => `${at + 1}. ${clause}`).join('\n\n')}\n`;
  const all = reviewContract(understand({ text }));
  for (const { start, end, quote } of all) expect(text.slice(start, end)).toBe(quote);
  return all.filter(({ category }) => category === check);
}
const one = (found: Finding[]): Finding => {
  expect(found).toHaveLength(1);
  return found[0]!;
};

const LONG = 'The Provider shall carry out the services with reasonable care and skill. '.repeat(
  90,
);

describe('missing clauses', () => {
  it('names each usual clause that a whole contract lacks', () => {
    const titles = findings('missing-clause', LONG).map(({ title }) => title);
    expect(titles).toEqual(
      expect.arrayContaining([
        'No clause on governing law',
        'No clause on limitation of liability',
        'No clause on termination',
        'No clause on confidentiality',
      ]),
    );
  });

  it('is silent where the clauses are there', () => {
    const titles = findings(
      'missing-clause',
      LONG,
      'Governing Law. This Agreement is governed by the laws of the State of Ohio.',
      'Neither party shall be liable for consequential damages.',
      'Either party may terminate this Agreement for material breach.',
      'Each party shall keep the Confidential Information of the other secret.',
      'Neither party may assign this Agreement.',
    );
    expect(titles).toEqual([]);
  });

  it('misses no governing law that is chosen in other words', () => {
    const chosen =
      'Place. This Agreement is deemed to have been entered into in the State of Ohio, and its interpretation and the remedies for its breach are to be applied pursuant to and in accordance with the laws of the State of Ohio.';
    const titles = findings('missing-clause', LONG, chosen).map(({ title }) => title);
    expect(titles).not.toContain('No clause on governing law');
  });

  it('expects nothing of a short text or of an amendment', () => {
    expect(findings('missing-clause', 'The Provider shall carry out the services.')).toEqual([]);
    const text = `AMENDMENT NO. 2\n\nThis Amendment amends the Supply Agreement between Alder Systems, Inc. and Birch Foods LLC.\n\n${LONG}`;
    const found = reviewContract(understand({ text }));
    expect(found.filter(({ category }) => category.startsWith('missing'))).toEqual([]);
  });

  it('puts the formalities into one finding', () => {
    expect(one(findings('missing-formalities', LONG)).title).toContain('entire agreement');
  });
});

describe('balance', () => {
  const mutual = 'Each party shall indemnify and hold harmless the other party from all claims.';
  const single =
    'The Provider shall indemnify and hold harmless the Customer from all claims of third parties.';

  const ceiling = "Each party's total liability under this Agreement shall not exceed $100,000.";
  it('sees an indemnity of one side only', () => {
    expect(one(findings('one-sided-indemnity', single, ceiling)).title).toContain('Provider');
  });
  it('lets a mutual indemnity, or two, pass', () => {
    expect(findings('one-sided-indemnity', mutual, ceiling)).toEqual([]);
    const all =
      'INDEMNITIES 22.1 The Parties agree to mutually defend, indemnify and save one another harmless from any claims and losses.';
    expect(findings('one-sided-indemnity', all, ceiling)).toEqual([]);
    const back =
      'The Customer Parties will at all times indemnify and hold the Provider and its agents harmless from claims.';
    expect(findings('one-sided-indemnity', single, back, ceiling)).toEqual([]);
    const referred = `${single.slice(0, -1)}, subject to the Customer's indemnification of the Provider under Section 8.`;
    expect(findings('one-sided-indemnity', referred, ceiling)).toEqual([]);
    const withOthers = single.replace('The Provider', 'The Provider and its affiliates');
    expect(withOthers).not.toBe(single);
    expect(one(findings('one-sided-indemnity', withOthers, ceiling)).title).toContain('Provider');
    const other = 'The Customer shall indemnify and hold harmless the Provider from all claims.';
    expect(findings('one-sided-indemnity', single, other, ceiling)).toEqual([]);
    const open = one(findings('unlimited-indemnity', single, other));
    expect(open.title).toBe('Indemnity without a limit');
  });

  const cap = (who: string): string =>
    `Limitation of Liability. In no event shall ${who} be liable for any indirect, special or consequential damages arising out of this Agreement.`;
  it('sees a limit of liability for one side only', () => {
    expect(one(findings('one-sided-liability', cap('the Provider'))).severity).toBe('high');
  });
  it('lets a limit for both sides pass', () => {
    expect(findings('one-sided-liability', cap('either party'))).toEqual([]);
    expect(findings('one-sided-liability', cap('the Provider'), cap('the Customer'))).toEqual([]);
  });

  const exit = (who: string): string =>
    `${who} may terminate this Agreement at any time, without cause, upon thirty (30) days prior written notice.`;
  it('sees a right of one side only to terminate without cause, and says whose', () => {
    const found = one(findings('convenience-termination', exit('The Customer')));
    expect(found.title).toContain('One-sided');
    expect(found.explanation).toContain('Customer only');
  });
  it('lets a right of both sides pass', () => {
    expect(findings('convenience-termination', exit('Either party'))).toEqual([]);
    expect(findings('convenience-termination', exit('The Customer'), exit('The Provider'))).toEqual(
      [],
    );
  });

  it('reads the notice window of an automatic renewal', () => {
    const found = findings(
      'auto-renewal',
      'Term. This Agreement shall automatically renew for successive terms of one (1) year each unless either party gives written notice of its intention not to renew at least sixty (60) days prior to the end of the term.',
    );
    expect(one(found).title).toContain('sixty (60) days');
  });
  it('lets a renewal by agreement pass', () => {
    const clause = 'Term. The parties may renew this Agreement for a further term in writing.';
    expect(findings('auto-renewal', clause)).toEqual([]);
  });

  const law = (state: string): string =>
    `Governing Law. This Agreement shall be governed by and construed in accordance with the laws of the State of ${state}.`;
  it('sees the law of a state where nobody is', () => {
    expect(one(findings('unusual-governing-law', law('Wyoming'))).quote).toContain('Wyoming');
  });
  it('lets the law of a party, and laws that many choose, pass', () => {
    expect(findings('unusual-governing-law', law('Ohio'))).toEqual([]);
    expect(findings('unusual-governing-law', law('New York'))).toEqual([]);
  });
  it('sees two governing laws', () => {
    const found = findings('conflicting-governing-law', law('Ohio'), law('Delaware'));
    expect(one(found).title).toContain('Ohio and Delaware');
    expect(findings('conflicting-governing-law', law('Ohio'), law('Ohio'))).toEqual([]);
    const of = (country: string): string => law('').replace('the State of ', country);
    const china = [of('the People’s Republic of China'), of('the PRC')];
    expect(findings('conflicting-governing-law', ...china)).toEqual([]);
    expect(findings('conflicting-governing-law', china[0]!, law('Ohio'))).toHaveLength(1);
  });
});

describe('restrictions', () => {
  const compete = (reach: string): string =>
    `Non-Competition. The Provider shall not compete with the Customer or engage in any business that competes with the business of the Customer ${reach}.`;
  it('sees a ban on competing that is long or everywhere, and quotes why', () => {
    const long = 'in Ohio for a period of five (5) years after the end of this Agreement';
    const [far, wide] = [long, 'anywhere'].map((reach) =>
      one(findings('non-compete', compete(reach))),
    );
    expect(far).toMatchObject({ severity: 'high' });
    expect(far!.explanation).toContain('“five (5) years”');
    expect(wide).toMatchObject({ severity: 'high' });
    expect(wide!.explanation).toContain('“anywhere”');
    expect(wide!.explanation).toContain('California');
  });
  it('does not take a short and local ban for a grave one', () => {
    const short = 'in Ohio for a period of six (6) months after the end of this Agreement';
    for (const { severity } of findings('non-compete', compete(short)))
      expect(severity).toBe('medium');
  });

  const solicit = (who: string, years: string): string =>
    `${who} shall not solicit for employment or hire any employees of the Customer for a period of ${years} after the end of this Agreement.`;
  it('sees a long ban on soliciting, and takes a usual one for no grave one', () => {
    const long = one(findings('no-hire', solicit('The Provider', 'three (3) years')));
    expect(long.severity).toBe('high');
    for (const { severity } of [
      ...findings('no-hire', solicit('The Provider', 'one (1) year')),
      ...findings('no-hire', solicit('Neither party', 'three (3) years')),
    ])
      expect(severity).toBe('low');
  });

  const assign =
    'Ownership. The Provider hereby assigns to the Customer all right, title and interest in and to the Work Product, including all inventions and copyrights, as a work made for hire.';
  const kept = 'The Provider retains all rights in its pre-existing materials.';
  it('sees an assignment that keeps nothing back', () => {
    expect(one(findings('ip-assignment', assign)).severity).toBe('high');
  });
  it('does not take one that keeps earlier work back for a grave one', () => {
    for (const { severity } of findings('ip-assignment', assign, kept))
      expect(severity).toBe('medium');
  });

  const grant = (kind: string): string =>
    `License. The Provider hereby grants to the Customer a ${kind} license to use the Deliverables for its business.`;
  it('sees a licence without end that may be passed on', () => {
    const kind = 'perpetual, irrevocable, worldwide, transferable and sublicensable';
    expect(findings('perpetual-license', grant(kind))).toHaveLength(1);
    expect(findings('perpetual-license', grant('non-exclusive, non-transferable'))).toEqual([]);
  });

  it('sees most favoured nation terms', () => {
    const clause =
      'Most Favored Customer. If the Provider offers any other customer more favorable terms or a lower price, the Provider shall offer the same to the Customer.';
    expect(findings('most-favored', clause)).toHaveLength(1);
    expect(findings('most-favored', 'The Provider shall meet the Customer.')).toEqual([]);
  });
});

describe('figures', () => {
  it('sees words and figures that differ, once for all', () => {
    const found = findings(
      'words-and-figures',
      'Payment is due within thirty (60) days, and the fee is One Million Dollars ($100,000).',
    );
    expect(one(found).explanation).toContain('2 numbers say');
  });
  it('lets words and figures that agree pass', () => {
    const clause =
      'Pay within one hundred and twenty (120) days Two Million Five Hundred Thousand Dollars ($2,500,000.00), five percent (5%), twenty-one (21) days.';
    expect(findings('words-and-figures', clause)).toEqual([]);
  });
  it.each([
    'The price is Four and One-Half Million Dollars ($4,500,000).',
    'The price is 4.5 Million Dollars ($4,500,000).',
    'The Provider delivers Release One (1998) of the Software.',
  ])('lets part of a number, and a count before a year, pass: %s', (clause) => {
    expect(findings('words-and-figures', clause)).toEqual([]);
  });
  it('still sees a number that only looks like a year', () => {
    expect(findings('words-and-figures', 'Pay Two Thousand Dollars ($1,999).')).toHaveLength(1);
    expect(findings('words-and-figures', 'Within two thousand (1999) days.')).toHaveLength(1);
  });

  it('sees one amount with two values', () => {
    const clauses = [
      'The Purchase Price is $50,000.',
      'At closing the Customer pays the Purchase Price of $55,000.',
    ];
    expect(one(findings('amount-conflict', ...clauses)).title).toContain('$50,000 or $55,000');
    expect(findings('amount-conflict', clauses[0]!, clauses[0]!)).toEqual([]);
  });

  it('sees a term that ends before it begins', () => {
    const clause = (year: string): string =>
      `Term. The term of this Agreement shall commence on the date above and shall expire on June 30, ${year}.`;
    expect(one(findings('date-conflict', clause('2019'))).severity).toBe('high');
    expect(findings('date-conflict', clause('2024'))).toEqual([]);
  });
});

describe('drafting', () => {
  it('sees blanks, and not the lines for signatures', () => {
    const found = findings('blank', 'The fee is $______ and is due on [date].');
    expect(one(found).title).toBe('2 blanks left open');
    const form = 'Exhibit A. Order for [insert] and [insert] due $______ and then $______ more.';
    const signed = 'IN WITNESS WHEREOF the parties have signed.';
    expect(one(findings('blank', form)).severity).toBe('high');
    expect(one(findings('blank', signed, LONG, form)).severity).toBe('medium');
    expect(findings('blank', 'Signed.\n\nBy: ______________\nName: ____________')).toEqual([]);
  });

  const numbered = [
    'Services.\n\n1.1 The Provider performs. 1.2 The Customer pays. 1.3 Both cooperate.',
    'Fees.\n\n2.1 Fees are fixed. 2.2 Taxes are extra. 2.3 Late payment bears interest.',
    'Term.\n\n3.1 The term is a year. 3.2 It may be extended. 3.3 It ends by notice.',
  ];
  it('sees a reference to a section that is not there', () => {
    const broken = 'Interest.\n\n4.1 Interest under Section 2.9 is due at once.';
    expect(one(findings('broken-cross-reference', ...numbered, broken)).title).toContain('2.9');
  });
  it('lets references that lead somewhere, and those to other documents, pass', () => {
    const right = 'Interest.\n\n4.1 Interest under Section 2.3 is due at once.';
    expect(findings('broken-cross-reference', ...numbered, right)).toEqual([]);
    const other = 'Lease.\n\n4.1 Rent is due under Section 2.9 of the Master Lease.';
    expect(findings('broken-cross-reference', ...numbered, other)).toEqual([]);
    const list =
      'Lease.\n\n4.1 Rent is due under Section 2.8 (Rent) and Section 2.9 (Interest) of the Master Lease.';
    expect(findings('broken-cross-reference', ...numbered, list)).toEqual([]);
  });

  it('sees a number that is skipped', () => {
    const lines = (numbers: string[]): string =>
      `Fees.\n\n${numbers.map((number) => `${number} The Customer pays a fee.`).join('\n\n')}`;
    expect(one(findings('numbering-gap', lines(['1.1', '1.2', '1.4', '1.5']))).title).toContain(
      '1.3',
    );
    expect(findings('numbering-gap', lines(['1.1', '1.2', '1.3', '1.4']))).toEqual([]);
  });

  it('sees a term that is used and not defined', () => {
    const clause =
      'The Provider shall protect the Confidential Information of the Customer, use such Confidential Information for the services only, and return all Confidential Information at the end.';
    expect(one(findings('undefined-term', clause)).title).toContain('Confidential Information');
    const definition = '"Confidential Information" means what a party marks as secret.';
    expect(findings('undefined-term', definition, clause)).toEqual([]);
  });

  it('sees a term that is defined and not used', () => {
    const definition = '"Escrow Deposit" means the sum held by the bank.';
    expect(one(findings('unused-term', definition)).quote).toBe('Escrow Deposit');
    const use = 'The Customer pays the Escrow Deposit.';
    expect(findings('unused-term', definition, use)).toEqual([]);
  });
});

describe('a contract that rests on another', () => {
  it.each([
    'THIS AGREEMENT IS GOVERNED BY, AND SHALL BE SUBJECT TO, THE TERMS AND CONDITIONS OF THE MASTER AGREEMENT BETWEEN ALDER AND BIRCH.',
    'All other terms of the License Agreement are incorporated by reference.',
  ])('is told by %j', (clause) => {
    expect(one(findings('rests-on-another-contract', clause)).quote).toContain(clause.slice(0, 20));
  });

  it.each([
    'Subject to the terms of the Quality Agreement, the Customer may withhold consent.',
    'The terms of any Order to this Agreement shall supplement and not amend the terms of this Agreement.',
    'The Agreement is governed by the laws of the State of Ohio.',
  ])('is not told by %j', (clause) => {
    expect(findings('rests-on-another-contract', clause)).toEqual([]);
  });
});
