import { findCitations } from '../finder/find-citations.js';
import { resolveCitations } from './resolve.js';

const resolved = (text: string) => resolveCitations(findCitations(text));
const many = (count: number, line: (n: number) => string): string =>
  Array.from({ length: count }, (_, at) => line(at + 1)).join('');

describe('references in a text of many authorities', () => {
  it('go to the one whose name is the rarest, however many share the other side', () => {
    const cases = many(300, (n) => `Roe v. Wade${n}, ${n} U.S. ${n} (1990). `);
    const { authorities, resolutions } = resolved(`${cases}Wade7, supra. Roe v. Wade9, supra.`);
    expect(authorities).toHaveLength(300);
    expect(resolutions.slice(-2).map(({ authority }) => authority)).toEqual([6, 8]);
  });

  it('name at most two hundred that a common name may mean', () => {
    const cases = many(300, (n) => `Roe v. Wade${n}, ${n} U.S. ${n} (1990). `);
    const last = resolved(`${cases}Roe, supra.`).resolutions.at(-1)!;
    expect(last).toMatchObject({ authority: null, reason: 'ambiguous' });
    expect(last.candidates).toHaveLength(200);
  });

  it('ask of a string cite no more than its first hundred', () => {
    const last = resolved(`${many(300, (n) => `${n} U.S. ${n}; `)}id.`).resolutions.at(-1)!;
    expect(last).toMatchObject({ authority: null, reason: 'string-cite' });
    expect(last.candidates).toHaveLength(100);
  });
});
