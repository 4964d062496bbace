import { readFileSync } from 'node:fs';
import { describeWithData, readSharedJson, sharedData } from '@casewright/testing/shared-data';
import { describe, expect, it } from '@jest/globals';
import { SupportSource, WEAK_BELOW } from './find-support.js';

const RULE = 'Counsel is strongly presumed to have rendered adequate assistance.';
const FILLER = 'The weather that day was fair and the roads were dry. '.repeat(40);
const TEXT = `${FILLER}${RULE} ${FILLER}`;

describe('support in a text', () => {
  const source = new SupportSource(TEXT);

  it('is the shortest passage that has most of the words', () => {
    const found = source.find(
      'It is presumed that lawyers render adequate assistance as counsel.',
    )!;
    expect(TEXT.slice(found.start, found.end)).toBe(
      'Counsel is strongly presumed to have rendered adequate assistance',
    );
    expect(found.share).toBeGreaterThan(WEAK_BELOW);
    expect(source.find(RULE)!.share).toBeCloseTo(1);
  });

  it('is weak where the words are strewn over the text, and none where none occurs', () => {
    const strewn = new SupportSource(['Counsel', 'presumed', 'adequate'].join(` ${FILLER} `));
    expect(strewn.find(RULE)!.share).toBeLessThan(WEAK_BELOW);
    expect(source.find('Zoning variances burden landowners.')).toBeNull();
    expect(source.find('of the and')).toBeNull();
  });

  it('counts the words of the law, and not the names of the facts', () => {
    const told = 'Counsel for Wainwright is presumed adequate.';
    expect(source.find(told)!.share).toBeCloseTo(1);
  });

  it('may be asked of a part of the text', () => {
    expect(source.find(RULE, [0, FILLER.length])).toBeNull();
    expect(source.find(RULE, [FILLER.length, TEXT.length])!.share).toBeCloseTo(1);
  });
});

interface Claim {
  id?: string;
  opinion: string;
  proposition: string;
  label?: string;
}

describeWithData('support of labeled claims', () => {
  const own = new URL('./testing/unsupported-claims.json', import.meta.url);
  const labeled = readSharedJson<{ claims: Claim[] }>('support', 'claims.json').claims;
  const unsupported = JSON.parse(readFileSync(own, 'utf8')).claims as Claim[];

  const shareOf = ({ opinion, proposition }: Claim): number => {
    const html = readFileSync(sharedData('support', opinion), 'utf8');
    return new SupportSource(html.replace(/<[^>]+>/g, ' ')).find(proposition)?.share ?? 0;
  };
  const of = (brief: string, isSupported: boolean) =>
    labeled
      .filter(({ id, label }) => id!.startsWith(brief) && (label === 'Green') === isSupported)
      .map(shareOf);
  const weak = (shares: number[]) => shares.filter((share) => share < WEAK_BELOW).length;

  it('tells the supported of one brief from the others', () => {
    const [supported, others] = [of('payne', true), of('payne', false)];
    const pairs = supported.flatMap((a) => others.map((b) => Math.sign(a - b) / 2 + 0.5));
    expect([supported.length, others.length]).toEqual([15, 12]);
    expect(pairs.reduce((a, b) => a + b) / pairs.length).toBeGreaterThan(0.9);
  });

  it('flags few of the supported of another brief, and most of what its opinions do not say', () => {
    const supported = of('wainwright', true);
    expect(supported).toHaveLength(34);
    expect(weak(supported)).toBeLessThanOrEqual(1);
    expect(unsupported).toHaveLength(40);
    expect(weak(unsupported.map(shareOf))).toBeGreaterThanOrEqual(28);
  });
});
