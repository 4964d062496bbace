import { courtOfPrintings } from './court-of-printings.js';

describe('the court of a decision, by what printed it', () => {
  it.each([
    [
      'a state’s reports against a federal court',
      'scotus',
      ['6 Cal. 3d 628', '493 P.2d 880'],
      'cal',
    ],
    ['its only court where none is known', undefined, ['59 Cal. 2d 57', '377 P.2d 897'], 'cal'],
    ['a vendor’s number of the state', 'scotus', ['1966 Mass. LEXIS 671'], 'mass'],
    ['another court of the state', 'calctapp', ['6 Cal. 3d 628'], 'calctapp'],
    ['a regional reporter', 'scotus', ['222 N.E.2d 681'], 'scotus'],
    [
      'a state’s reprint of a federal decision',
      'scotus',
      ['384 U.S. 436', '36 Ohio Op. 2d 237'],
      'scotus',
    ],
    ['a circuit’s decision', 'ca9', ['763 F.3d 1171', '6 Cal. 3d 628'], 'ca9'],
    ['early reports of a state’s court in U.S.', 'pa', ['1 U.S. 5'], 'pa'],
    ['reports of two states', 'scotus', ['6 Cal. 3d 628', '351 Mass. 439'], 'scotus'],
    ['nothing', undefined, [], undefined],
  ])('%s', (_name, said, citations, court) => {
    expect(courtOfPrintings(citations, said)).toBe(court);
  });

  it('is told by the volume, whatever its page', () => {
    const decided = ['20 Ark. 5', '2010 Ark. 5', '2010 Ark. 400', '20 Ark. 77'].map((citation) =>
      courtOfPrintings([citation], undefined),
    );
    expect(decided).toEqual(['ark', undefined, undefined, 'ark']);
  });
});
