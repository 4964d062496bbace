import { preferredFirst } from './parallel-citations.js';

describe('the preferred citation', () => {
  it.each([
    [
      'the Supreme Court by its own reports',
      ['1961 U.S. LEXIS 812', '6 L. Ed. 2d 1081', '81 S. Ct. 1684', '367 U.S. 643'],
      ['367 U.S. 643', '81 S. Ct. 1684', '6 L. Ed. 2d 1081', '1961 U.S. LEXIS 812'],
    ],
    [
      'an old decision by the official volume, not the reporter of its day',
      ['1 Cranch 137', '2 L. Ed. 60', '5 U.S. (1 Cranch) 137'],
      ['5 U.S. (1 Cranch) 137', '2 L. Ed. 60', '1 Cranch 137'],
    ],
    [
      'a state by its official report, then the region’s, then those of one state',
      ['163 Cal. Rptr. 132', '607 P.2d 924', '26 Cal. 3d 588'],
      ['26 Cal. 3d 588', '607 P.2d 924', '163 Cal. Rptr. 132'],
    ],
    [
      'a neutral citation before the region’s reporter',
      ['750 N.W.2d 1', '2008 WL 123456', '2008 WI 55'],
      ['2008 WI 55', '750 N.W.2d 1', '2008 WL 123456'],
    ],
    [
      'the region’s reporter before a number that the state gave the decision long after',
      ['1962 OK 267', '382 P.2d 109'],
      ['382 P.2d 109', '1962 OK 267'],
    ],
    [
      'a court of appeals by the Federal Reporter',
      ['1995 U.S. App. LEXIS 10', '52 F.3d 10'],
      ['52 F.3d 10', '1995 U.S. App. LEXIS 10'],
    ],
    ['equals and what is no citation as they came', ['b', 'a'], ['b', 'a']],
    ['nothing of nothing', [], []],
  ])('puts first: %s', (_what, given, preferred) => {
    expect(preferredFirst(given)).toEqual(preferred);
  });
});
