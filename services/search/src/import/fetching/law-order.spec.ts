import { LawOrderSchema } from '@casewright/contracts';
import { describe, expect, it } from '@jest/globals';
import { ImportError } from '../source/import-error.js';
import { fromLawPath, labelOf, toLawPath } from './law-order.js';
import { addressOf } from './law-places.js';

const order = (change: object) => LawOrderSchema.parse({ source: 'cap', texts: true, ...change });

describe('an order of law', () => {
  it.each([
    order({ reporters: ['us'] }),
    order({ reporters: ['us', 'f3d'], volumes: [1, 20], years: [1900, 1950], courts: ['ca9'] }),
    order({ source: 'courtlistener', texts: false, date: '2026-07-31', courts: ['ca9', 'ca1'] }),
  ])('is read back from the path of its import: %j', (given) => {
    const { reporters, courts, ...rest } = fromLawPath(toLawPath(given));
    expect({ ...rest, reporters: new Set(reporters), courts: new Set(courts) }).toEqual({
      ...given,
      reporters: new Set(given.reporters),
      courts: new Set(given.courts),
    });
  });

  it('is the same path, whatever comes first in it', () => {
    expect(toLawPath(order({ reporters: ['us', 'f3d'] }))).toBe(
      toLawPath(order({ reporters: ['f3d', 'us'] })),
    );
  });

  it('has a name', () => {
    expect(labelOf(order({ reporters: ['us'], volumes: [1, 2], texts: false }))).toBe(
      'us, volumes 1–2, without texts',
    );
  });

  it.each(['law:', 'law:source=cap', 'law:source=cap&reporters=../etc', 'law:source=elsewhere'])(
    'is refused where it is none: %s',
    (path) => {
      expect(() => fromLawPath(path)).toThrow(ImportError);
    },
  );
});

describe('the address of a publisher', () => {
  const of = (address: string) => {
    process.env.CAP_URL = address;
    try {
      return addressOf('cap');
    } finally {
      delete process.env.CAP_URL;
    }
  };

  it('is encrypted, or of this machine', () => {
    expect(addressOf('cap')).toBe('https://static.case.law');
    expect(of('https://mirror.firm.example/cap/')).toBe('https://mirror.firm.example/cap');
    expect(of('http://127.0.0.1:9000')).toBe('http://127.0.0.1:9000');
  });

  it.each([
    'http://static.case.law',
    'ftp://static.case.law',
    'file:///etc',
    'https://me:secret@static.case.law',
    'https://static.case.law/?to=elsewhere',
    'static.case.law',
  ])('is refused otherwise: %s', (address) => {
    expect(() => of(address)).toThrow(/CAP_URL is no address of case law/);
  });
});
