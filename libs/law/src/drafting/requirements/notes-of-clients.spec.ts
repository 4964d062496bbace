import { describe, expect, it } from '@jest/globals';
import type { DraftWithoutCitations } from '../draft-template.js';
import { draftOf } from '../testing/draft-of.js';

const valuesOf = ({ placeholders }: DraftWithoutCitations): Record<string, string> =>
  Object.fromEntries(placeholders.flatMap(({ name, value }) => (value ? [[name, value]] : [])));

const signing = ({ content }: DraftWithoutCitations): string =>
  content.slice(content.lastIndexOf('\nSignatures\n'));

describe('parties with their addresses', () => {
  it('are found though an address stands between them', () => {
    const result = draftOf(
      'Contract Agreement',
      'Agreement between Osier Joinery Ltd of 14 Mill Lane, Norwich NR3 1AB and Tobias Finch of 2 Castle Street, Cambridge CB3 0AH, for building oak staircases. Price £22,400.',
      'England and Wales',
    );
    expect(valuesOf(result)).toMatchObject({
      provider: 'Osier Joinery Ltd',
      provider_address: '14 Mill Lane, Norwich NR3 1AB',
      customer: 'Tobias Finch',
      customer_address: '2 Castle Street, Cambridge CB3 0AH',
      scope_description: 'building oak staircases',
    });
    expect(result.notUnderstood).toEqual([]);
  });

  it('keep an address that follows what they are, and no postcode is a party', () => {
    const nda =
      'Mutual NDA between Quill Therapeutics, Inc., a Delaware corporation, 1 Hudson Yards, New York, NY 10001, and Elena Marsh, an individual, for evaluating a license.';
    expect(valuesOf(draftOf('Non-Disclosure Agreement', nda))).toMatchObject({
      first: 'Quill Therapeutics, Inc.',
      first_address: '1 Hudson Yards, New York, NY 10001',
      second: 'Elena Marsh',
      purpose: 'evaluating a license',
    });
    const service =
      'Nadia Brennan, a sole trader, of 31 Park Road, Bristol BS6 5JG provides UX design to Harrier Travel Ltd. Day rate £650. Start 11 January 2027 until 30 June 2027.';
    expect(valuesOf(draftOf('Service Agreement', service, 'England'))).toMatchObject({
      provider: 'Nadia Brennan',
      provider_form: 'a sole trader',
      provider_address: '31 Park Road, Bristol BS6 5JG',
      client: 'Harrier Travel Ltd.',
      services_description: 'UX design',
      fee_basis: 'day',
      end_date: '30 June 2027',
    });
  });
});

describe('natural persons', () => {
  it('sign for themselves, and companies through somebody', () => {
    const result = draftOf(
      'Settlement Agreement',
      'Settlement between Denise Okafor and Castell Foods, Inc. of a car accident on June 4, 2026. $85,000 by wire. Each party to bear its own costs.',
      'California',
    );
    expect(valuesOf(result)).toMatchObject({
      claimant_form: 'an individual',
      dispute_description: 'a car accident on June 4, 2026',
      payment_method: 'wire',
    });
    const [person = '', company = ''] = signing(result).split('Castell Foods');
    expect(person).toContain('Signature:');
    expect(person).not.toMatch(/Title:|By:/);
    expect(company).toMatch(/By:.*\nName:.*\nTitle:/);
    expect(result.notUnderstood).toEqual([]);
  });

  it('sign each, and owe the rent together', () => {
    const result = draftOf(
      'Lease Agreement',
      'Apartment lease. Landlord Fern Holdings LLC, tenants Owen and Clara Whitfield. One cat allowed. Heat and hot water included. No smoking.',
      'New York',
    );
    expect(signing(result)).toMatch(/First signature:.*\nSecond signature:/);
    expect(result.content).toContain('jointly and severally liable');
    expect(result.content).toContain('may keep one cat');
    expect(result.content).toContain('section 235-f');
    expect(result.content).toContain('including heat and hot water');
    expect(result.content).toContain('Nobody may smoke');
  });

  it('are not seen in a trust, a council, a hotel or a single word', () => {
    for (const name of ['Larch Trust', 'Wells City Council', 'Acme', 'Hotel Bristol']) {
      const result = draftOf('Settlement Agreement', `Claimant: ${name}. Respondent: Bo Lund.`);
      expect(valuesOf(result)).not.toHaveProperty('claimant_form');
      expect(valuesOf(result)).toMatchObject({ respondent_form: 'an individual' });
    }
  });
});

describe('courts', () => {
  it('are read by the abbreviations of the federal districts, and settle the rules of the paper', () => {
    const motion = draftOf(
      'Legal Motion',
      'Motion to dismiss, Harmon v. Lattice Robotics, Inc., No. 3:26-cv-04417, N.D. Cal. Hearing January 14, 2027 at 10:00 a.m.',
    );
    expect(motion.jurisdiction).toBe('federal');
    expect(motion.content).toContain('Northern District of California');
    expect(motion.content).toContain(') Hearing: January 14, 2027, 10:00 a.m.');
    const settlement = draftOf(
      'Settlement Agreement',
      'Settle employment claims in Ortiz v. Castell Foods, Inc., 26-cv-1187, S.D.N.Y. Non-disparagement mutual.',
    );
    expect(settlement.content).toContain(
      'in the United States District Court for the Southern District of New York, No. 26-cv-1187',
    );
    expect(settlement.content).toContain('Neither Party shall make a false or disparaging');
  });

  it('know the county by its letters', () => {
    const { jurisdiction, placeholders } = draftOf(
      'Legal Motion',
      'Motion to compel further responses to form interrogatories, LA County Superior Court, Case No. 26STCV09911.',
    );
    expect(jurisdiction).toBe('california');
    expect(placeholders.find(({ name }) => name === 'court_name')?.value).toBe(
      'Superior Court of California, County of Los Angeles',
    );
    expect(placeholders.find(({ name }) => name === 'paper_title')?.value).toBe(
      'Motion to Compel Further Responses to Form Interrogatories',
    );
  });

  it('have the paper that the courts of California know in place of a motion to dismiss', () => {
    const requirements =
      'Motion to dismiss the complaint for failure to state a claim, for the defendant, Superior Court of California, County of Los Angeles, Case No. 26STCV09911.';
    const { content, notUnderstood } = draftOf('Legal Motion', requirements, 'California');
    expect(content).toContain('Defendant’s Demurrer to the Complaint');
    expect(content).not.toMatch(/motion to dismiss/i);
    expect(notUnderstood.join(' ')).not.toMatch(/dismiss/i);
    const federal = draftOf('Legal Motion', requirements.replace(/Superior.*Angeles/, 'N.D. Cal.'));
    expect(federal.content).toContain('Motion to Dismiss');
  });

  it('have their captions in the form of Texas there', () => {
    const { content } = draftOf(
      'Legal Motion',
      'Traditional motion for summary judgment, Cause No. D-1-GN-26-003311, District Court of Travis County, Texas, Delgado v. Mesa Builders, LLC, because the claim is barred by limitations.',
      'Texas',
    );
    expect(content).toMatch(
      /^CAUSE NO\. D-1-GN-26-003311\n\nDelgado, {2,}§ In the District Court of Travis County, Texas\n/,
    );
    expect(content).toContain('\nMotion for Summary Judgment\n');
    expect(content).toContain('The claim is barred by limitations.');
  });

  it('name the court below on a brief, and no court of a party as the venue', () => {
    const brief = draftOf(
      'Legal Brief',
      'Appellant’s opening brief, Ninth Circuit, No. 26-15522. Appeal from summary judgment, N.D. Cal., No. 3:24-cv-01822. Issues: whether the exclusion is ambiguous; whether costs were due.',
    );
    expect(valuesOf(brief)).toMatchObject({
      court_below: 'the United States District Court for the Northern District of California',
      docket_below: '3:24-cv-01822',
      moving_party: 'Appellant',
      issue_1: 'Whether the exclusion is ambiguous.',
      issue_2: 'Whether costs were due.',
    });
  });
});

describe('what was asked for and not understood', () => {
  it('is never dropped for being short words', () => {
    const lease = draftOf('Lease Agreement', 'One garage. Two keys. As is.');
    expect(lease.notUnderstood).toEqual(['One garage', 'Two keys', 'As is']);
  });

  it('is not taken for another period', () => {
    const contract = draftOf('Contract Agreement', 'Cure period of 10 days. Notice of two weeks.');
    expect(valuesOf(contract)).toMatchObject({ cure_period: '10 days' });
    expect(valuesOf(contract)).not.toHaveProperty('term_length');
    const letter = draftOf(
      'Cease and Desist Letter',
      'Letter to Stephen Marlow, 8 Fern Road, Exeter EX4 6TF, on behalf of Aisha Karim: defamatory posts. Remove within 7 days, apologise.',
      'England',
    );
    expect(valuesOf(letter)).toMatchObject({
      recipient: 'Stephen Marlow',
      recipient_address: '8 Fern Road, Exeter EX4 6TF',
      sender: 'Aisha Karim',
      response_period: '7 days',
    });
    expect(letter.content).toContain('Within 7 days after the date of this letter, you must');
    expect(letter.content).toContain('a correction and an apology');
    expect(letter.content).toContain('Media and Communications Claims');
    expect(letter.content).toContain('Yours faithfully');
  });

  it('sells goods as they are where that is asked for', () => {
    const { content, understood } = draftOf(
      'Purchase Agreement',
      'Sale of a 2019 sailboat by Walter Brandt to Ines Kowalski for $64,000, as is.',
      'New York',
    );
    expect(understood.map(({ what }) => what)).toContain('Sold as it is');
    expect(content).toContain('THE GOODS ARE SOLD AS IS');
    expect(content).not.toMatch(/Warranty Period|Recall|commercial general liability/);
  });
});

describe('a sale', () => {
  it('is of the goods, and not of its seller', () => {
    const text =
      'Purchase of equipment: Seller Lindqvist Presses Inc. sells one used offset press, serial no. 4471, to Buyer Fern Print Co., LLC for $420,000.';
    expect(valuesOf(draftOf('Purchase Agreement', text, 'Delaware'))).toMatchObject({
      seller: 'Lindqvist Presses Inc.',
      buyer: 'Fern Print Co., LLC',
      goods_description: 'one used offset press, serial no. 4471',
      purchase_price: '$420,000',
    });
  });
});

describe('a commercial lease in England', () => {
  it('is a deed, by quarters, reviewed, broken and outside the Act as asked', () => {
    const { content, notUnderstood } = draftOf(
      'Lease Agreement',
      'Commercial lease of a shop at 17 Market Place, Wells BA5 2RF, landlord Mrs Harriet Lowe, tenant Sprout & Spoon Ltd, five years from 25 March 2027, rent £24,000 a year, quarterly in advance, rent review at the third year, break clause at year three on six months’ notice, outside the Landlord and Tenant Act 1954.',
      'England',
    );
    for (const words of [
      'by equal quarterly instalments in advance, on the usual quarter days',
      'reviewed at the third year',
      'as follows: at year three on six months’ notice',
      'sections 24 to 28 of the Landlord and Tenant Act 1954',
      'Executed as a deed by Mrs Harriet Lowe',
      'Witness’s signature',
    ])
      expect(content).toContain(words);
    expect(content).not.toMatch(/additional insured|subordinate|lock out/);
    expect(notUnderstood).toEqual([]);
  });
});
