import { describe, expect, it } from '@jest/globals';
import { readPinCite } from './pin-cite.js';

describe('a pin cite', () => {
  it.each([
    ['410 U.S. at 153', '410', 'U.S.', '153'],
    ['410 U.S., at 153.', '410', 'U.S.', '153'],
    ['(410 us 153)', '410', 'us', '153'],
    ['12 F. Supp. 2d at 345', '12', 'F. Supp. 2d', '345'],
    ['573 F.3d 12', '573', 'F.3d', '12'],
  ])('%s', (text, volume, reporter, page) => {
    expect(readPinCite(text)).toEqual({ volume, reporter, page });
  });

  it.each([
    'Roe, 410 U.S. at 153',
    '410 U.S. 113, 153',
    'page 153',
    '42 U.S.C. § 1983',
    '1973',
    '',
  ])('is not: %s', (text) => {
    expect(readPinCite(text)).toBeNull();
  });
});
