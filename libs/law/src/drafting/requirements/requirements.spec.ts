import type { TemplateType } from '@casewright/contracts';
import { describe, expect, it } from '@jest/globals';
import { type DraftWithoutCitations, draftTemplate } from '../draft-template.js';
import { draftOf } from '../testing/draft-of.js';

const valuesOf = ({ placeholders }: DraftWithoutCitations): Record<string, string> =>
  Object.fromEntries(
    placeholders
      .filter(({ origin }) => origin === 'requirements')
      .map(({ name, value }) => [name, value ?? '']),
  );

describe('the reading of requirements', () => {
  it('finds parties, purpose, dates and periods of a confidentiality agreement', () => {
    const result = draftOf(
      'Non-Disclosure Agreement',
      'NDA between Acme Robotics, Inc., a Delaware corporation, and Blue Fern LLC for the purpose of evaluating a joint development of robots. Confidentiality lasts for five years. Effective January 15, 2026. Governed by New York law.',
    );
    expect(valuesOf(result)).toMatchObject({
      first: 'Acme Robotics, Inc.',
      first_form: 'a Delaware corporation',
      second: 'Blue Fern LLC',
      purpose: 'evaluating a joint development of robots',
      confidentiality_period: '5 years',
      effective_date: 'January 15, 2026',
    });
    expect(result.content).toContain('governed by the laws of the State of New York');
    expect(result.notUnderstood).toEqual([]);
  });

  it('knows who is who by their roles, and does not read on into the next sentence', () => {
    const result = draftOf(
      'Service Agreement',
      'Client: Harbor Books Inc. Provider: Pixel & Pine LLC. Provider will design and build an online store. Fee $18,000, 50% upfront. Net 15. Start March 2, 2026, six month term. 60 days notice to terminate.',
    );
    expect(valuesOf(result)).toMatchObject({
      client: 'Harbor Books Inc.',
      provider: 'Pixel & Pine LLC',
      services_description: 'design and build an online store',
      fee_amount: '$18,000',
      invoice_timing: '50% upfront',
      payment_period: '15 days',
      start_date: 'March 2, 2026',
      term_length: '6 months',
      convenience_notice: '60 days',
    });
    expect(result.notUnderstood).toEqual([]);
  });

  it('reads a hiring, and what Texas asks of its covenant', () => {
    const result = draftOf(
      'Employment Contract',
      'Lone Star Software, Inc. hires Maria Gonzalez as Senior Data Engineer starting April 6, 2026. Salary $145,000 per year. Include a 12-month non-compete within 50 miles.',
      'TX',
    );
    expect(valuesOf(result)).toMatchObject({
      employer: 'Lone Star Software, Inc.',
      employee: 'Maria Gonzalez',
      job_title: 'Senior Data Engineer',
      start_date: 'April 6, 2026',
      salary: '$145,000',
      restriction_period: '12 months',
      restricted_area: '50 miles',
    });
    expect(JSON.stringify(result.sections)).toContain('§ 15.50(a)');
  });

  it('drafts no covenant not to compete in California, and says why', () => {
    const { content, sections } = draftOf(
      'Employment Contract',
      'Add a non-compete.',
      'California',
    );
    expect(content).toContain('No Restraint after Employment');
    expect(content).not.toContain('Non-Competition');
    expect(JSON.stringify(sections)).toContain('§§ 16600, 16600.1, 16600.5');
  });

  it('prints dates and amounts as England does', () => {
    const result = draftOf(
      'Contract Agreement',
      'Between Delta Roofing Ltd and Mrs. Helen Shaw for roof replacement. Price £14,500. Complete by 30 September 2026.',
      'England',
    );
    expect(valuesOf(result)).toMatchObject({
      provider: 'Delta Roofing Ltd',
      customer: 'Mrs. Helen Shaw',
      contract_price: '£14,500',
      completion_date: '30 September 2026',
    });
    expect(result.content).toContain('clause');
    expect(result.content).not.toMatch(/\bSection \d/);
  });

  it('lists what it does not follow, letter by letter', () => {
    const text =
      'One-way NDA. Include a lock-up of share purchases, no residuals, and a penalty of 500 camels.';
    const { notUnderstood } = draftOf('Non-Disclosure Agreement', text);
    expect(notUnderstood).toEqual([
      'lock-up of share purchases',
      'no residuals',
      'penalty of 500 camels',
    ]);
  });

  it('drops nothing that stands between the parties', () => {
    const { notUnderstood } = draftOf(
      'Non-Disclosure Agreement',
      'Dr. Alan Wu will disclose battery designs to Volt Motors, Inc. for the purpose of evaluating a license.',
    );
    expect(notUnderstood).toEqual(['battery designs']);
  });

  it('takes words that deny a thing for a denial', () => {
    const { content, understood } = draftOf('Contract Agreement', 'No arbitration, not exclusive.');
    expect(content).not.toMatch(/arbitration administered|Exclusivity/);
    expect(understood.map(({ value }) => value)).toEqual(['Left out', 'Left out']);
  });

  it.each(['Ada Holt won’t sign an arbitration agreement.', 'Don’t put in arbitration, please.'])(
    'takes a refusal for a denial: %s',
    (text) => {
      const request = `Lund Press, Inc. hires Ada Holt. ${text}`;
      expect(draftOf('Employment Contract', request).content).not.toMatch(/arbitration/i);
    },
  );

  it('never says a thing twice', () => {
    const { understood } = draftOf(
      'Lease Agreement',
      'Residential lease; rent $1,500 per month; security deposit $3,000.',
      'Illinois',
    );
    const said = understood.map(({ what, value }) => `${what}: ${value}`);
    expect(said).toContain('Residential lease: Included');
    expect(said).toContain('Rent: Section 3');
    expect(said).toContain('Security deposit: Section 4');
  });

  it('quotes the requirements, and places what it understood', () => {
    const text = 'Mutual NDA, 4 years of confidentiality, with arbitration and non-solicitation.';
    const { understood, sections, clauses } = draftOf('Non-Disclosure Agreement', text, 'Delaware');
    const ids = sections.map(({ id }) => id);
    for (const { quote, placedIn } of understood) {
      expect(text).toContain(quote);
      if (placedIn !== null) expect(ids).toContain(placedIn);
    }
    expect(clauses).toEqual(['employee-non-solicitation']);
    expect(understood.map(({ what }) => what)).toContain('Arbitration');
  });

  it('lets the form go before the text, and says what is wrong with a value', () => {
    const { placeholders } = draftTemplate({
      documentType: 'Non-Disclosure Agreement',
      requirements: 'Effective January 15, 2026, lasting 3 years.',
      answers: { effective_date: '2026-02-01', confidentiality_period: 'for ever' },
    });
    const byName = new Map(placeholders.map((each) => [each.name, each]));
    expect(byName.get('effective_date')).toMatchObject({
      value: 'February 1, 2026',
      origin: 'answer',
    });
    expect(byName.get('confidentiality_period')).toMatchObject({
      value: null,
      problem: expect.stringMatching(/days/),
    });
  });
});

describe('notes as clients write them', () => {
  const read = (documentType: TemplateType, requirements: string): Record<string, string> =>
    valuesOf(draftOf(documentType, requirements));

  it('finds who employs whom, though a firm has a comma and no role stands beside it', () => {
    const text =
      'Employment of Ada Field by Quarry Systems, Inc. as staff geologist from March 2, 2027, salary $150,000 a year, Texas. Non-compete for 9 months.';
    expect(read('Employment Contract', text)).toMatchObject({
      employer: 'Quarry Systems, Inc.',
      employee: 'Ada Field',
      job_title: 'staff geologist',
      start_date: 'March 2, 2027',
      salary_basis: 'per year',
      restriction_period: '9 months',
    });
    const reversed = 'Agreement between Ada Field and Quarry Systems, Inc. for $40 an hour';
    expect(read('Employment Contract', reversed)).toMatchObject({
      employer: 'Quarry Systems, Inc.',
      employee: 'Ada Field',
      salary: '$40',
      salary_basis: 'per hour',
    });
  });

  it('takes whoever pays for the customer, by the full name', () => {
    const text =
      'Harrow Mills, Inc. and Finch Haulage LLC. Harrow pays $9,000 a month, net 45. English law.';
    const result = draftOf('Contract Agreement', text);
    expect(valuesOf(result)).toMatchObject({
      customer: 'Harrow Mills, Inc.',
      provider: 'Finch Haulage LLC',
      payment_period: '45 days',
    });
    expect(result.jurisdiction).toBe('england');
    expect(result.notUnderstood).toEqual([]);
  });

  it('reads the sides of a case, and no counsel for a party', () => {
    const text =
      'Motion to dismiss. Lowell v. Gable Foods, Inc., Case No. 2027-118/2026, Superior Court of California, County of Marin. Attorney for defendant: Rhea Stone. Interrogatories served October 1, 2026.';
    const result = draftOf('Legal Motion', text);
    expect(valuesOf(result)).toMatchObject({
      plaintiff: 'Lowell',
      defendant: 'Gable Foods, Inc.',
      attorney_name: 'Rhea Stone',
      court_name: 'Superior Court of California, County of Marin',
      docket_number: '2027-118/2026',
    });
    expect(valuesOf(result)).not.toHaveProperty('service_date');
    expect(result.jurisdiction).toBe('california');
  });

  it('takes two sellers for one side, and amounts in words', () => {
    const text =
      'Sellers: Dora and Max Klein. Buyer: Larch Farms, LLC. Goods: a baler. Price: forty-two thousand dollars ($42,000). Delaware';
    expect(read('Purchase Agreement', text)).toMatchObject({
      seller: 'Dora and Max Klein',
      buyer: 'Larch Farms, LLC',
      purchase_price: '$42,000',
    });
  });

  it('takes no range, other sum or other day for the figure of the form', () => {
    const contract = read('Contract Agreement', 'Fee between $50,000 and $75,000.');
    expect(contract).not.toHaveProperty('contract_price');
    const capped = read('Contract Agreement', 'Cap on liability $1 million. Price $80k.');
    expect(capped).toMatchObject({ contract_price: '$80,000', liability_cap: '$1 million' });
    const settled = read('Settlement Agreement', 'Car accident of June 4, 2026. 7 days to revoke.');
    expect(settled).not.toHaveProperty('effective_date');
    expect(settled).not.toHaveProperty('payment_period');
    const monthly = read('Contract Agreement', 'Interest on late payments 1.5% a month.');
    expect(monthly).not.toHaveProperty('late_rate');
    expect(read('Lease Agreement', 'Deposit five weeks’ rent.')).not.toHaveProperty('term_length');
    expect(draftOf('Purchase Agreement', 'Price exclusive of VAT').content).not.toMatch(
      /xclusivity/,
    );
  });

  it('says what a price is for, and ends a value where its phrase ends', () => {
    const text =
      'Hi there, bookkeeping services by Lake Ledger LLC for Moss Clinic, Inc., $85/hr, liability limited to $20,000, disputes in court, NY law. Thanks, Dana';
    const result = draftOf('Service Agreement', text);
    expect(valuesOf(result)).toMatchObject({
      provider: 'Lake Ledger LLC',
      client: 'Moss Clinic, Inc.',
      fee_basis: 'hour',
      liability_cap: '$20,000',
    });
    expect(result.jurisdiction).toBe('new-york');
    expect(result.notUnderstood.join(' ')).not.toMatch(/Dana|there/);
    const brief = read(
      'Legal Brief',
      'Appellant Ada Lund’s opening brief. Issue: Was nonsuit error? Respondent: Bay Clinic.',
    );
    expect(brief).toMatchObject({
      appellant: 'Ada Lund',
      issue_1: 'Was nonsuit error?',
      appellee: 'Bay Clinic',
    });
  });

  it('follows the law of the premises, and not that of where a party has its office', () => {
    const lease = 'Premises: 8 Alder Street, Oakland, CA 94607. Rent $900 a month.';
    expect(draftOf('Lease Agreement', lease).jurisdiction).toBe('california');
    const letter = 'To: Zed Knits Inc., 500 Fifth Avenue, New York, NY 10110. From: Tor Wool LLC.';
    const result = draftOf('Cease and Desist Letter', letter);
    expect(result.jurisdiction).toBeNull();
    expect(valuesOf(result)).toMatchObject({
      recipient: 'Zed Knits Inc.',
      recipient_address: '500 Fifth Avenue, New York, NY 10110',
      sender: 'Tor Wool LLC',
    });
  });

  it('lists whole phrases, and none of their words as understood', () => {
    const { understood, notUnderstood } = draftOf(
      'Lease Agreement',
      'Rent $900 a month. Move in by New Moon Carriers, Inc. only. Three parking bays behind the mill',
    );
    expect(notUnderstood).toEqual([
      'Move in by New Moon Carriers, Inc. only',
      'Three parking bays behind the mill',
    ]);
    expect(understood.map(({ quote }) => quote)).toContain('$900');
  });
});

describe('every word of the requirements', () => {
  const WORDS =
    'zebra quota rider telescope escrow ledger harvest turbine lighthouse meadow orchard violin'.split(
      ' ',
    );
  it('is taken up or listed, wherever it stands', () => {
    for (const [at, word] of WORDS.entries()) {
      const next = WORDS[(at + 5) % WORDS.length]!;
      for (const text of [
        `The ${word} must be inspected, and the ${next} kept.`,
        `Between Acme Inc. and Bolt LLC, with a ${word} for $${at + 1},000 and a ${next}.`,
        `${word}\n- ${next}; mutual`,
      ]) {
        const { understood, notUnderstood } = draftOf('Contract Agreement', text);
        const accounted = [...understood.map(({ quote }) => quote), ...notUnderstood].join(' ');
        expect(accounted).toContain(word);
        expect(accounted).toContain(next);
        for (const quote of notUnderstood) expect(text).toContain(quote);
      }
    }
  });
});
