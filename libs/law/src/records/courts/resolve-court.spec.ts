import { courtOf, resolveCourt } from './resolve-court.js';

const none = { id: null, name: null, abbreviation: null, jurisdiction: null };

describe('resolveCourt', () => {
  it('takes an id that courts-db has', () => {
    expect(resolveCourt({ ...none, id: 'ca9' })).toEqual({
      id: 'ca9',
      name: 'Court of Appeals for the Ninth Circuit',
      jurisdiction: 'United States',
    });
  });

  it.each([
    ['U.S.', 'scotus', 'United States'],
    ['Mo. Ct. App.', 'moctapp', 'Missouri'],
    ['B.T.A.', 'bta', 'United States'],
    ['Tex. App.', 'texapp', 'Texas'],
  ])('finds the court that citations print as %s', (abbreviation, id, jurisdiction) => {
    expect(resolveCourt({ ...none, abbreviation })).toMatchObject({ id, jurisdiction });
  });

  it.each([
    ['Supreme Court of the United States', 'scotus'],
    ['United States Court of Appeals for the Ninth Circuit', 'ca9'],
    ['United States District Court for the Southern District of New York', 'nysd'],
    ['Supreme Court of Pennsylvania.', 'pa'],
    ['Colorado Supreme Court', 'colo'],
    ['Court of Appeals of New York.', 'ny'],
    ['District of Columbia Court of Appeals.', 'dc'],
    ['Superior Court of New Jersey, Appellate Division.', 'njsuperctappdiv'],
    ['Court of Appeal, First District, Division 1, California.', 'calctapp'],
    ['Intermediate Court of Appeals of Hawai‘i.', 'hawapp'],
    ['Supreme Judicial Court of Massachusetts, Middlesex.', 'mass'],
    ['Supreme Court of West Virginia', 'wva'],
    ['United States Board of Tax Appeals', 'bta'],
  ])('finds %s by its name', (name, id) => {
    expect(resolveCourt({ ...none, name }).id).toBe(id);
  });

  it('keeps what the source says of a court that nobody knows', () => {
    expect(
      resolveCourt({
        ...none,
        id: 'mspb',
        name: 'Merit Systems Protection Board',
        jurisdiction: 'United States',
      }),
    ).toEqual({
      id: 'mspb',
      name: 'Merit Systems Protection Board',
      jurisdiction: 'United States',
    });
    expect(resolveCourt({ ...none, name: 'Orphans Court of Ohio' })).toEqual({
      id: 'orphans-court-of-ohio',
      name: 'Orphans Court of Ohio',
      jurisdiction: 'Ohio',
    });
    expect(resolveCourt(none).id).toBe('unknown');
  });
});

describe('the court of a decision', () => {
  it.each([
    ['a state’s, though the source says otherwise', { ...none, id: 'scotus' }, 'cal'],
    ['a state’s, where the source says nothing', none, 'cal'],
    ['the one of the state that the source names', { ...none, id: 'calctapp' }, 'calctapp'],
    [
      'the one of the state that has no number',
      { ...none, id: 'cal-x', name: 'Court of Impeachment of California' },
      'cal-x',
    ],
  ])('in a state’s reports is %s', (_name, court, id) => {
    expect(courtOf(court, ['6 Cal. 3d 628', '493 P.2d 880']).id).toBe(id);
  });
});
