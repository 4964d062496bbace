import { describe, expect, it } from '@jest/globals';
import { findBareNames } from './bare-names.js';
import { findCitations } from './find-citations.js';

const found = (text: string) => findBareNames(text, findCitations(text));
const namesIn = (text: string): string[] =>
  found(text).map(({ start, end, isCertain }) => text.slice(start, end) + (isCertain ? '' : ' ?'));

describe('findBareNames', () => {
  it.each([
    ['Under Roe v. Wade the law was otherwise.', ['Roe v. Wade']],
    ['As Miranda held, warnings are due.', ['Miranda']],
    ['As *Loper Bright* itself made clear, courts decide.', ['Loper Bright']],
    ['In Daubert, the Supreme Court held that judges are gatekeepers.', ['Daubert']],
    ['It follows the holding in Schrader.', ['Schrader']],
    ['The clause is void, and Stambovsky held that silence is fraud.', ['Stambovsky']],
    ['Roe was overruled.', ['Roe']],
    ['See In re Gault.', ['In re Gault']],
    ['Under Roe, it was. The Lemon test is gone.', ['Roe ?', 'Lemon ?']],
    ['Miranda v. Arizona binds. As Miranda held, so it is.', ['Miranda v. Arizona']],
  ])('%s', (text, names) => {
    expect(namesIn(text)).toEqual(names);
  });

  it.each([
    ['its citation follows', 'Roe v. Wade, 410 U.S. 113 (1973), says so.'],
    [
      'its citation was given before',
      'See Miranda v. Arizona, 384 U.S. 436 (1966). As Miranda held, Miranda v. Arizona binds.',
    ],
    ['the citation comes later', 'As Miranda held: Miranda v. Arizona, 384 U.S. 436 (1966).'],
    ['a court or a state held it', 'As Congress decided, and as Texas recognized, it is.'],
    ['a person of office did', 'As Justice Scalia taught, and as Judge Posner held, text rules.'],
    ['a party by its part did', 'As Landlord decided, Tenant held that rent was paid.'],
    ['a law did', 'As ERISA established, and as Title VII recognized, it is.'],
    ['it is no name', 'As the court held, in Texas, the Supreme Court held otherwise.'],
  ])('finds nothing where %s', (_why, text) => {
    expect(namesIn(text)).toEqual([]);
  });

  it.each([
    ['See Plessy v. Ferguson (1896).', 'Plessy v. Ferguson', 1896],
    ['See Gray v. Vale (9th Cir. 1990).', 'Gray v. Vale', 1990],
  ])('has a name and its year: %s', (text, name, year) => {
    expect(found(text)).toMatchObject([{ readings: [name], year }]);
  });

  it('ends soon where capitals and abbreviations never do', () => {
    const text = `As ${'Alpha Beta & '.repeat(20_000)} held In re ${'Gamma '.repeat(20_000)}`;
    expect(found(text).length).toBeLessThan(50);
  });
});
