import { preferredFirst } from './preferred-citation.js';

describe('the preferred citation', () => {
  it('is the official report, then the others as they come, then the numbers of vendors', () => {
    expect(
      preferredFirst(['1961 U.S. LEXIS 812', '6 L. Ed. 2d 1081', '81 S. Ct. 1684', '367 U.S. 643']),
    ).toEqual(['367 U.S. 643', '6 L. Ed. 2d 1081', '81 S. Ct. 1684', '1961 U.S. LEXIS 812']);
    expect(preferredFirst(['1 Cranch 137', '5 U.S. (1 Cranch) 137'])[0]).toBe(
      '5 U.S. (1 Cranch) 137',
    );
    expect(preferredFirst([])).toEqual([]);
  });
});
