import { isConnectionError } from './is-connection-error.js';

describe('connection errors', () => {
  it.each([
    { code: 'ECONNREFUSED' },
    { code: 'ENOTFOUND' },
    { code: '57P01', message: 'terminating connection due to administrator command' },
    { code: '57P03', message: 'the database system is starting up' },
    { code: '53300', message: 'sorry, too many clients already' },
    { code: 'EAI_FAIL', message: 'getaddrinfo EAI_FAIL postgres' },
    { message: 'Client was closed and is not queryable' },
    { message: 'Connection terminated unexpectedly' },
    { message: 'timeout exceeded when trying to connect' },
  ])('knows %j', (error) => {
    expect(isConnectionError(Object.assign(new Error(error.message), error))).toBe(true);
  });

  it.each([
    { code: '23505', message: 'duplicate key value' },
    { code: '57014', message: 'canceling statement due to statement timeout' },
    { message: 'division by zero' },
  ])('does not take %j for one', (error) => {
    expect(isConnectionError(Object.assign(new Error(error.message), error))).toBe(false);
  });
});
