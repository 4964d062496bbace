import type { Placeholder, TemplateType } from '@casewright/contracts';
import { describe, expect, it } from '@jest/globals';
import { draftOf } from '../testing/draft-of.js';
import { inFull } from './in-full.js';

const placesOf = (type: TemplateType, text: string, place?: string): Map<string, Placeholder> =>
  new Map(draftOf(type, text, place).placeholders.map((each) => [each.name, each]));
const valueIn = (places: Map<string, Placeholder>, name: string): string | null =>
  places.get(name)?.value ?? null;

describe('parties of a request in prose', () => {
  it.each<[TemplateType, string, Record<string, string>]>([
    [
      'Contract Agreement',
      'Bellweather Kitchens, Inc., a licensed contractor, will remodel the kitchen of the home of Dolores Abney for $48,600. She pays a deposit of $8,000.',
      { provider: 'Bellweather Kitchens, Inc.', customer: 'Dolores Abney' },
    ],
    [
      'Contract Agreement',
      'Two sisters, Edie and Louise Kern, own a studio under the name Hollow Log Studio LLC. A label, Pale Horse Records, wants to block-book it. The label gets the big room at $900 a day. It pays for ten days.',
      { provider: 'Hollow Log Studio LLC', customer: 'Pale Horse Records' },
    ],
    [
      'Service Agreement',
      'Do a contract for the Platte Bend School District, which is hiring Quillon Mapping, LLC. Quillon is paid when the District’s chief, Lorelei Amundsen, signs. Ms. Amundsen agrees to subcontractors.',
      { provider: 'Quillon Mapping, LLC', client: 'Platte Bend School District' },
    ],
    [
      'Contract Agreement',
      'Parties: Brack Ice Co-op (makes ice) / Deme Valakos d/b/a Valakos Fish Market.',
      { provider: 'Brack Ice Co-op', customer: 'Deme Valakos d/b/a Valakos Fish Market' },
    ],
    [
      'Non-Disclosure Agreement',
      'Fenwick Robotics, Inc. shows its designs to Oakhurst Manufacturing Co. of Lima. What Oakhurst learns must be kept secret.',
      { first: 'Fenwick Robotics, Inc.', second: 'Oakhurst Manufacturing Co.' },
    ],
    [
      'Service Agreement',
      'Cust: Juniper Flats HOA. Vendor: Al Pruss.',
      { provider: 'Al Pruss', client: 'Juniper Flats HOA' },
    ],
    [
      'Service Agreement',
      'We are hiring Dorian Pike to tune the pianos of Cedar Falls Conservatory.',
      { provider: 'Dorian Pike', client: 'Cedar Falls Conservatory' },
    ],
    [
      'Lease Agreement',
      'My client Margit Hallgren owns a warehouse and has agreed to rent it to Tessellate Freight LLC.',
      { landlord: 'Margit Hallgren', tenant: 'Tessellate Freight LLC' },
    ],
    [
      'Settlement Agreement',
      'Paloma Ferris sued Grandview Storage Corp. after a leak. Grandview will pay her $22,750.',
      { claimant: 'Paloma Ferris', respondent: 'Grandview Storage Corp.' },
    ],
    [
      'Cease and Desist Letter',
      'I represent Dr. Imelda Coronado. Rafe Pollard, a former patient, posted that she reuses needles.',
      { sender: 'Dr. Imelda Coronado', recipient: 'Rafe Pollard' },
    ],
    [
      'Employment Contract',
      'Olga Brandt runs a dairy near Stowe, Brandt Creamery LLC, and hires Tomas Vela. He will start in May, and she pays him $24 an hour.',
      { employer: 'Brandt Creamery LLC', employee: 'Tomas Vela' },
    ],
    [
      'Legal Motion',
      'Our client, the defendant Ines Marlow, is being sued by her former landlord, Hugo Stern.',
      { plaintiff: 'Hugo Stern', defendant: 'Ines Marlow' },
    ],
  ])('are told by what they do and who is paid: %s', (type, text, parties) => {
    const places = placesOf(type, text);
    for (const [role, name] of Object.entries(parties)) expect(valueIn(places, role)).toBe(name);
  });

  it('are no pronouns, bare roles, things, or counsel', () => {
    for (const text of [
      'She pays $900 when the work is done.',
      'The Buyer will pay $900. It gets a receipt.',
      'Counsel: Rhea Stone. They will pay later.',
    ]) {
      const places = placesOf('Contract Agreement', text);
      expect([valueIn(places, 'provider'), valueIn(places, 'customer')]).toEqual([null, null]);
    }
  });

  it('are no people of a firm, streets, or words that begin a sentence', () => {
    const [provider, customer] = [
      'Kestrel Roofing LLC will repair the roof of Mabel Orr at 41 N. Alder. If Mabel pays late, their foreman, Mr. Voss, stops work.',
    ].flatMap((text) => {
      const places = placesOf('Contract Agreement', text);
      return [valueIn(places, 'provider'), valueIn(places, 'customer')];
    });
    expect([provider, customer]).toEqual(['Kestrel Roofing LLC', 'Mabel Orr']);
  });

  it('are suggested where a preposition alone speaks for one of them', () => {
    const places = placesOf(
      'Lease Agreement',
      'My aunt Vera Holt wants to rent her cottage to a nurse, Piotr Zak. A dog may come.',
    );
    expect(places.get('tenant')).toMatchObject({ value: null, suggestion: 'Piotr Zak' });
    expect(valueIn(places, 'landlord')).toBeNull();
  });

  it('are suggested where only their order speaks', () => {
    const places = placesOf('Service Agreement', 'Website. Ana Ruiz, Bo Lund. $900.');
    expect(places.get('provider')).toMatchObject({ value: null, suggestion: 'Ana Ruiz' });
    expect(places.get('client')).toMatchObject({ value: null, suggestion: 'Bo Lund' });
  });
});

describe('a sum', () => {
  it.each([
    ['Annual rent of $48,000.', '$48,000', 'year'],
    ['Rent forty-eight thousand dollars per year.', '$48,000', 'year'],
    ['Rent £4,000 a quarter.', '£4,000', 'quarter'],
    ['Deposit $900, rent 2,450/mo.', '$2,450', 'month'],
  ])('has its currency and what it is paid for each of: %s', (text, rent, period) => {
    const places = placesOf('Lease Agreement', text);
    expect([valueIn(places, 'rent'), valueIn(places, 'rent_period')]).toEqual([rent, period]);
  });

  it('is asked for what is not said of it', () => {
    const places = placesOf('Lease Agreement', 'Rent $4,000.');
    expect(places.get('rent_period')).toMatchObject({ value: null, suggestion: 'month' });
    const bare = placesOf('Lease Agreement', 'Rent 2,450/mo.');
    expect(bare.get('rent')).toMatchObject({ value: null, suggestion: '$2,450' });
  });

  it('is no fee where it is one of two rates, a limit of expenses, or of the past', () => {
    const rates = placesOf('Service Agreement', 'Partner $400 an hour, associate $220 an hour.');
    expect(valueIn(rates, 'fee_amount')).toBeNull();
    const limit = placesOf('Service Agreement', 'Expenses up to $500.');
    expect(valueIn(limit, 'fee_limit')).toBeNull();
    const past = placesOf('Lease Agreement', 'Two years ago the rent was $1,600 a month.');
    expect(valueIn(past, 'rent')).toBeNull();
  });

  it('prevails over no limit of law', () => {
    const draft = draftOf(
      'Contract Agreement',
      'Kern Kitchens LLC will remodel the kitchen of Ida Moss. Price $40,000. Deposit $8,000.',
      'California',
    );
    const place = draft.placeholders.find(({ name }) => name === 'home_down_payment');
    expect(place).toMatchObject({ value: null, problem: expect.stringContaining('$1,000') });
    expect(draft.content).not.toContain('$8,000');
  });
});

describe('what nobody asserts', () => {
  it('is no job title where it is forbidden work', () => {
    const text =
      'Orchard Row LLC hires Ida Voss. After she leaves she may not work for two years as a narrator for any rival.';
    expect(valueIn(placesOf('Employment Contract', text), 'job_title')).toBeNull();
  });

  it('is no salary where it was promised, and no first day where something returns', () => {
    const promised = placesOf('Employment Contract', 'She was promised $90,000 by her last boss.');
    expect(valueIn(promised, 'salary')).toBeNull();
    const back = placesOf('Non-Disclosure Agreement', 'He has to return it by April 19, 2027.');
    expect(valueIn(back, 'effective_date')).toBeNull();
  });
});

describe('words that no clause has', () => {
  const SIDES = 'Provider: Delgado Inc. Customer: Ana Ruiz. ';
  const termOf = (text: string): Placeholder | undefined =>
    draftOf('Contract Agreement', SIDES + text).placeholders.find(({ quote }) => quote === text);

  it.each([
    ['Paper must be 40 percent recycled.', 'Paper shall be 40 percent recycled.'],
    ['No pesticides.', 'There shall be no pesticides.'],
    ['Moisture at most 19%.', 'The moisture is at most 19%.'],
  ])('are a term with each of them: %s', (text, value) => {
    expect(termOf(text)).toMatchObject({ value, origin: 'requirements' });
  });

  it.each(['They drum.', 'We want drums.', 'Delgado says the drums are loud.', 'Two drums'])(
    'are only asked where nobody can tell: %s',
    (text) => {
      expect(termOf(text)?.suggestion).toBeUndefined();
      expect(termOf(text)?.value ?? null).toBeNull();
    },
  );

  it.each([
    ['Delgado pulls the permits.', 'The Provider shall pull the permits.'],
    ['She may cancel 2 visits.', 'The Customer may cancel 2 visits.'],
    ['Ruiz cannot sell tea.', 'The Customer shall not sell tea.'],
    [
      'If Ruiz is late, Delgado charges $40 and stops the work.',
      'If the Customer is late, the Provider shall charge $40 and shall stop the work.',
    ],
    ['Delgado need not paint.', 'The Provider is not required to paint.'],
    ['Either side can leave on 9 days’ notice.', 'Either Party may leave on 9 days’ notice.'],
    ['Restocking fee $40 per box.', 'The Customer shall pay a restocking fee of $40 per box.'],
    [
      'Storage after May 1: $6/day on Customer.',
      'The Customer shall pay $6 a day for storage after May 1.',
    ],
  ])('stand as a term where a party is bound or free: %s', (text, value) => {
    expect(termOf(text)).toMatchObject({ value, origin: 'requirements' });
  });

  it.each([
    ['Ruiz wants an option for two years.', 'The Customer shall have an option for two years.'],
    ['Delgado should sweep daily.', 'The Provider shall sweep daily.'],
    ['Two-year workmanship warranty.', 'There shall be a two-year workmanship warranty.'],
    ['Barn doors closed, 9 days cure.', 'Barn doors closed, 9 days cure.'],
  ])('are only proposed where they are wished, or nobody is bound: %s', (text, suggestion) => {
    expect(termOf(text)).toMatchObject({ value: null, suggestion });
  });

  it.each([
    'Delgado was promised drums.',
    'Delgado painted the drums.',
    'Ruiz lives next door.',
    'Ruiz thinks the drums are loud.',
    'Maybe Delgado sweeps.',
    'Delgado hopes to sweep.',
    'Someone brings the drums.',
  ])('stay out where they are past, felt, or of nobody: %s', (text) => {
    const term = termOf(text);
    expect([term?.value ?? null, term?.suggestion]).toEqual([null, undefined]);
  });

  it.each([
    [
      'Marked secret or, if oral, confirmed by letter within 20 days.',
      'The Parties agree as follows: marked secret or, if oral, confirmed by letter within 20 days.',
    ],
    [
      'Spare equip. racks, Ruiz’s choice, within 5 days.',
      'The Parties agree as follows: spare equipment racks, the Customer’s choice, within 5 days.',
    ],
    [
      'The drums are stored dry for 2 weeks and Ruiz’s crew gets in with a code only.',
      'The drums are stored dry for 2 weeks and the Customer’s crew gets in with a code only.',
    ],
  ])('are offered in their own words where no pattern fits: %s', (text, suggestion) => {
    expect(termOf(text)).toMatchObject({ value: null, suggestion });
  });

  it('have their short forms written out', () => {
    const written = (text: string): string => inFull(text, { parties: [] }, null).text;
    expect(written('Svc chg 4% of any pmt over 5 BDs late.')).toBe(
      'Service charge 4% of any payment over 5 business days late.',
    );
    expect(
      written('Lund v. Ray, 5 F. Supp. 2d 9 (N.D. Ohio 2001), cert. denied; pays 2 d later.'),
    ).toBe('Lund v. Ray, 5 F. Supp. 2d 9 (N.D. Ohio 2001), cert. denied; pays 2 days later.');
    expect(written('Wty: 90 d, maint. incl.; NO gty.')).toBe(
      'Warranty: 90 days, maintenance including; no guaranty.',
    );
  });

  it('leave the short forms of names as they are', () => {
    const text = 'Contract between Lund Mfg. Co. and Bo Ray. Lund Mfg. Co. supplies 2 drums.';
    expect(draftOf('Contract Agreement', text).content).toContain('Lund Mfg. Co.');
  });

  it.each([
    'Ask Ruiz about 2 drums.',
    'I think 2 drums, maybe 3.',
    'Provider: Delgado of Trent, 2 drums of',
    'NDA w/ 3P by k.',
  ])('are asked about where their own words are no term: %s', (text) => {
    expect(termOf(text)?.suggestion).toBeUndefined();
  });

  it('are parted from the other items of a note, but not from their condition', () => {
    const { placeholders } = draftOf(
      'Contract Agreement',
      `${SIDES}Two tidy rooms, Customer supplies the water. If it rains, no work on Sunday.`,
    );
    const supplied = placeholders.find(({ quote }) => quote === 'Customer supplies the water.');
    expect(supplied?.value).toBe('The Customer shall supply the water.');
    const rain = placeholders.find(({ quote }) => quote?.includes('rains'));
    expect(rain).toMatchObject({ value: null });
    expect(rain!.suggestion).toBe('The Parties agree as follows: if it rains, no work on Sunday.');
  });

  it('stand in the section that they belong to', () => {
    const { placeholders, sections } = draftOf(
      'Contract Agreement',
      `${SIDES}Delgado carries flood insurance.`,
    );
    const [term] = placeholders.filter(({ quote }) => quote);
    expect(term!.where).toEqual(['insurance']);
    const insurance = sections.find(({ id }) => id === 'insurance');
    expect(JSON.stringify(insurance!.blocks)).toContain('shall carry flood insurance');
  });

  it.each([
    ['Delgado can’t open a shop in Ohio.', 'The Provider shall not open a shop in Ohio.'],
    ['Delgado sweeps 4 days/wk. 2 brooms.', 'The Provider shall sweep 4 days a week.'],
    ['Rate $0.19 per word of copy.', 'The Customer shall pay $0.19 per word of copy.'],
  ])('say neither more nor less than was said: %s', (text, value) => {
    const { placeholders } = draftOf('Contract Agreement', SIDES + text);
    expect(placeholders.map((each) => each.value)).toContain(value);
  });

  it.each([
    [
      'Delmar Orchards hires Casey Pruitt. Casey will fly the orchards twice a month.',
      'The Service Provider shall fly the orchards twice a month.',
    ],
    [
      'Grand Hotel LLC hires Casey Pruitt. Casey will clean the hotel daily.',
      'The Service Provider shall clean the hotel daily.',
    ],
  ])('take a place for no party that is called by it: %s', (text, value) => {
    const { placeholders } = draftOf('Service Agreement', text);
    expect(placeholders.map((each) => each.value)).toContain(value);
  });

  it.each([
    'Verdant LLC will paint the doors of the St. Brendan School gym.',
    'Ada and Grace Holt pay Verdant LLC.',
  ])('cut no name in two: %s', (text) => {
    const draft = draftOf(
      'Contract Agreement',
      `Verdant LLC works for St. Brendan School and Grace Holt. ${text}`,
    );
    expect(JSON.stringify(draft)).not.toMatch(/the Customer gym|Ada and the Customer/);
  });

  it.each([
    ['It must warn her of any delay.', 'The Client shall warn the Service Provider of any delay.'],
    ['The hotel keeps guests out.', 'The Client keeps guests out.'],
    [
      'If it changes the plan after she has started, the hotel pays $75 an hour.',
      'If the Client changes the plan after the Service Provider has started, the Client shall pay $75 an hour.',
    ],
    ['She insures her tools.', 'The Service Provider shall insure the Service Provider’s tools.'],
    [
      'It gives her access to its files.',
      'The Client shall give the Service Provider access to its files.',
    ],
    ['They can each stop on 9 days’ notice.', 'Each Party may stop on 9 days’ notice.'],
  ])('have parties for their pronouns and nouns: %s', (text, value) => {
    const { placeholders } = draftOf(
      'Service Agreement',
      `Harbor Inn LLC, a hotel, hires Lena Sund. The hotel will pay her $90 an hour. ${text}`,
    );
    expect(placeholders.find(({ quote }) => quote === text)?.value).toBe(value);
  });

  it('are of the woman and of the man among the parties', () => {
    const { placeholders } = draftOf(
      'Cease and Desist Letter',
      'Our client is Dolores Hale. Her bookkeeper, Randall Stipe, keeps telling her customers that she cheats. He must not say it again.',
    );
    expect(placeholders.map(({ value }) => value)).toContain('You must not say it again.');
  });

  it.each([
    ['Risk: Provider until loaded.', 'The Provider shall bear the risk until loaded.'],
    ['Customer: no spraying at noon.', 'The Customer shall not spray at noon.'],
    [
      'Customer: seed, lime, crop insurance.',
      'The Customer shall be responsible for seed, lime, and crop insurance.',
    ],
    ['Test firing 2/6/2027.', 'Test firing shall take place on February 6, 2027.'],
    ['$825 on removal.', 'The Customer shall pay $825 on removal.'],
    ['Disputes to mediation first.', 'Disputes shall go to mediation first.'],
    ['Pickup: at Delgado’s yard.', 'Pickup shall take place at the Provider’s yard.'],
    [
      'Deposit - 30% on signing, 40% when drums are in, rest on walk-through.',
      'Deposit: 30% on signing, 40% when drums are in, rest on walk-through.',
    ],
    [
      'If a drum is dented, the discount is 9 percent.',
      'If a drum is dented, the discount is 9 percent.',
    ],
  ])('stand in the draft where they read as agreed: %s', (text, value) => {
    expect(termOf(text)).toMatchObject({ value, origin: 'requirements' });
  });

  it.each([
    ['Lost bin: credit $95 each.', 'For lost bin, the Provider shall credit $95 each.'],
    ['Spill cap 9 gal-drums/K’or.', undefined],
    ['Now each drum is 9 percent lighter.', 'Now each drum is 9 percent lighter.'],
  ])(
    'wait where their verb is a guess, or they lean on what is not said: %s',
    (text, suggestion) => {
      const term = termOf(text);
      expect([term?.value ?? null, term?.suggestion]).toEqual([null, suggestion]);
    },
  );

  it.each([
    'He told a customer, Two Rivers Grain, that he could sell it.',
    'The client started at $5,000.',
    'He has to be kept from the files.',
  ])('are told in a paper only as a whole, and of the past: %s', (text) => {
    const { placeholders } = draftOf(
      'Legal Motion',
      `Motion to compel for plaintiff in Badlands Seed, Inc. v. Gideon Mortensen. ${text}`,
    );
    const values = placeholders.filter(({ quote }) => quote).map(({ value }) => value);
    expect(values.filter(Boolean)).toEqual([]);
  });

  it('are quoted as they were written, with their abbreviations', () => {
    const text = 'Ruiz pays $90/mo w/in 5 d. of delivery.';
    expect(termOf(text)).toMatchObject({
      quote: text,
      value: 'The Customer shall pay $90 a month within 5 days of delivery.',
    });
  });

  it.each(['gets to', 'is free to', 'is allowed to'])(
    'give a right where a party %s do it',
    (may) => {
      expect(termOf(`The customer ${may} keep the spare blades.`)).toMatchObject({
        value: 'The Customer may keep the spare blades.',
      });
    },
  );

  it('stand as a term where a party may do it, in so many words', () => {
    const text = 'The customer may remove any guard on request.';
    const draft = draftOf('Contract Agreement', SIDES + text);
    expect(draft.content).toContain(
      'Additional Terms\n\nThe Customer may remove any guard on request.',
    );
    expect(draft.notUnderstood.join()).not.toContain('guard');
    expect(draft.understood).toContainEqual(
      expect.objectContaining({ what: 'Worded term', quote: text, placedIn: 'special' }),
    );
  });
});
