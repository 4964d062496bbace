import { describe, expect, it } from '@jest/globals';
import { toResult } from './analysis-result';

const PROMISED = { analysis: 'It binds.', insights: ['One.'], recommendations: ['Two.'] };

describe('toResult', () => {
  it('makes a result of no more than the specification promises', () => {
    expect(toResult(PROMISED)).toMatchObject({ ...PROMISED, documentId: null, findings: [] });
  });

  it('keeps all that the server says', () => {
    const answer = { ...PROMISED, documentId: 7, title: 'Lease', notices: ['Page 2 is blank.'] };
    expect(toResult(answer)).toMatchObject(answer);
  });
});
