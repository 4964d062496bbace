import { AppError, ERROR_STATUS, type ErrorCode } from '@casewright/contracts';
import express from 'express';
import request from 'supertest';
import { sendError, toAppError } from './app-error.filter.js';

const answerTo = (error: AppError) =>
  request(express().use((_, response) => sendError(response, error))).get('/');

describe('an error at the edge', () => {
  const passing = (Object.keys(ERROR_STATUS) as ErrorCode[]).filter((code) =>
    [429, 503, 504].includes(ERROR_STATUS[code]),
  );
  it.each(passing)('says with %s when to try again, also where nobody told it', async (code) => {
    const { headers, body } = await answerTo(new AppError(code, 'Later.'));
    expect(Number(headers['retry-after'])).toBeGreaterThan(0);
    expect(body.retryAfter).toBe(Number(headers['retry-after']));
  });

  it('keeps the time that was told, and tells none for what does not pass', async () => {
    const told = await answerTo(new AppError('UNAVAILABLE', 'Later.', { retryAfter: 41.2 }));
    expect(told.headers['retry-after']).toBe('42');
    const lasting = await answerTo(new AppError('NOT_FOUND', 'Never.'));
    expect(lasting.headers['retry-after']).toBeUndefined();
  });

  it('blames the address and not the body for what cannot be decoded', () => {
    expect(toAppError(new URIError("Failed to decode param '%ff'"))).toMatchObject({
      code: 'VALIDATION_FAILED',
      message: expect.stringContaining('The address'),
    });
  });
});
