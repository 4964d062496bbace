import type { User } from '@casewright/contracts';
import { beforeEach, describe, expect, it, jest } from '@jest/globals';
import { getUser, removeUser, storeUser } from '../stores/session-store';
import { call, onUnauthorized } from './client';

const ada = { id: 1, email: 'ada@firm.example', name: 'Ada' } as User;
const LOGIN = { email: 'ada@firm.example', password: 'secret' };
const ended = jest.fn();
const answer = jest.fn<typeof fetch>();

beforeEach(() => {
  ended.mockReset();
  answer.mockReset();
  onUnauthorized(ended);
  globalThis.fetch = answer;
  removeUser();
});

const unauthorized = () => new Response('{"message":"Please sign in."}', { status: 401 });

describe('a 401', () => {
  it('ends the session of the user who asked, and is an error all the same', async () => {
    storeUser(ada);
    answer.mockResolvedValue(unauthorized());
    await expect(call('GET /search/history')).rejects.toMatchObject({ status: 401 });
    expect(ended).toHaveBeenCalledTimes(1);
  });

  it('ends nothing on login, or when nobody is signed in', async () => {
    storeUser(ada);
    answer.mockImplementation(async () => unauthorized());
    await expect(call('POST /auth/login', { body: LOGIN, on401: 'throw' })).rejects.toThrow(
      '401: ',
    );
    removeUser();
    await expect(call('POST /search', { body: { query: 'q' } })).rejects.toThrow('401: ');
    expect(ended).not.toHaveBeenCalled();
  });

  it('that comes late does not end the session that began since', async () => {
    storeUser(ada);
    answer.mockImplementation(async () => {
      storeUser({ ...ada, id: 2 });
      return unauthorized();
    });
    await expect(call('GET /search/history')).rejects.toMatchObject({ status: 401 });
    expect(ended).not.toHaveBeenCalled();
    expect(getUser()?.id).toBe(2);
  });

  it('yields null where the read asks for that', async () => {
    storeUser(ada);
    answer.mockResolvedValue(unauthorized());
    await expect(call('GET /auth/me', { on401: 'null' })).resolves.toBeNull();
    expect(ended).not.toHaveBeenCalled();
  });
});

describe('a request', () => {
  it('sends cookies, and JSON only where there is a body', async () => {
    answer.mockImplementation(async () => new Response('[{"id":1}]'));
    await call('POST /search', { body: { query: 'q' } });
    expect(await call('GET /search/history')).toEqual([{ id: 1 }]);
    expect(answer.mock.calls[0]?.[1]).toMatchObject({
      method: 'POST',
      credentials: 'include',
      headers: { 'content-type': 'application/json' },
      body: '{"query":"q"}',
    });
    expect(answer.mock.calls[1]?.[1]).toMatchObject({ method: 'GET', credentials: 'include' });
    expect(answer.mock.calls[1]?.[1]?.headers).not.toHaveProperty('content-type');
  });

  it('goes to the address of its route', async () => {
    answer.mockImplementation(async () => new Response('{}'));
    await call('DELETE /library/imports/:id', { params: { id: 7 } });
    await call('GET /cases/:id/cited-by', {
      params: { id: 7 },
      query: { page: 2, treatment: 'not followed', sort: undefined },
    });
    expect(answer.mock.calls.map(([address, init]) => [init?.method, address])).toEqual([
      ['DELETE', '/api/library/imports/7'],
      ['GET', '/api/cases/7/cited-by?page=2&treatment=not+followed'],
    ]);
  });

  it('answers undefined for an empty body and says so when there is no server', async () => {
    answer.mockResolvedValueOnce(new Response(null, { status: 204 }));
    await expect(call('POST /auth/logout')).resolves.toBeUndefined();
    answer.mockRejectedValueOnce(new TypeError('Failed to fetch'));
    await expect(call('GET /search/history')).rejects.toThrow('The server cannot be reached.');
  });
});
