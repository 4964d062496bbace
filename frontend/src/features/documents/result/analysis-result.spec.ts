import { describe, expect, it } from '@jest/globals';
import { ApiError, NetworkError } from '../../../shared/api/api-error';
import { describeAnalysisFailure, describeInsightsFailure, toResult } from './analysis-result';

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

const answer = (status: number, body: string) => new ApiError(status, body, 'Status Text');

describe('a failed analysis', () => {
  it('is explained with the sentence of the server', () => {
    const error = answer(415, '{"message":"The file is encrypted."}');
    expect(describeAnalysisFailure(error)).toBe('The file is encrypted.');
    expect(describeInsightsFailure(error)).toBe('The file is encrypted.');
  });

  it.each([answer(500, '{}'), new NetworkError(null), new Error('boom')])(
    'is explained the same way where there is none: %s',
    (error) => {
      expect(describeAnalysisFailure(error)).toBe('Failed to analyze document');
      expect(describeInsightsFailure(error)).toBe('Failed to analyze document');
    },
  );

  it('shows a body that is not JSON on AI Insights only', () => {
    expect(describeAnalysisFailure(answer(502, 'upstream is away'))).toBe(
      'Failed to analyze document',
    );
    expect(describeInsightsFailure(answer(502, 'upstream is away'))).toBe('upstream is away');
    expect(describeInsightsFailure(answer(502, ''))).toBe('Server error: 502');
  });
});
