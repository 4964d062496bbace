import type { Placeholder, TemplateType } from '@casewright/contracts';
import { describe, expect, it } from '@jest/globals';
import { draftOf } from '../testing/draft-of.js';

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
    ['Delgado pulls the permits.', 'The Provider shall pull the permits.'],
    ['She may cancel 2 visits.', 'The Customer may cancel 2 visits.'],
    ['Ruiz cannot sell tea.', 'The Customer shall not sell tea.'],
    ['Paper must be 40 percent recycled.', 'Paper shall be 40 percent recycled.'],
    ['No pesticides.', 'There shall be no pesticides.'],
    ['Moisture at most 19%.', 'The moisture is at most 19%.'],
  ])('are proposed as a term with each of them: %s', (text, suggestion) => {
    expect(termOf(text)).toMatchObject({ value: null, suggestion });
  });

  it.each(['They drum.', 'We want drums.', 'Delgado says the drums are loud.', 'Two drums'])(
    'are only asked where nobody can tell: %s',
    (text) => {
      expect(termOf(text)?.suggestion).toBeUndefined();
      expect(termOf(text)?.value ?? null).toBeNull();
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
