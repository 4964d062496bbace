import type { Part, Principal } from '@casewright/contracts';
import { runInContext } from '@casewright/platform';
import { busKeys } from '@casewright/testing';
import { describe, expect, it, jest } from '@jest/globals';
import type { WireMessage } from '../wire/message.js';
import { close, LISTENERS, open } from './claims.js';
import { type BusIdentity, readIdentity } from './identity.js';
import type { Refusal } from './refusal.js';
import { type Sealing, seal } from './seal.js';
import { Verifier } from './verifier.js';

const principal: Principal = {
  userId: 7,
  sessionId: '6d0c3a4e-3f0e-4a7e-9d26-1f0f8a3f3f10',
  role: 'member',
};
const keys = busKeys();
const as = (part: Part, of = keys): BusIdentity => readIdentity(part, of[part]);
const minutes = (n: number): number => Date.now() + n * 60_000;

const plain: WireMessage = {
  pattern: 'search.history.list',
  messageId: '',
  correlationId: 'request-1',
  deadline: undefined,
  body: Buffer.from('{"a":1}'),
};
const toSearch = (from: BusIdentity, how: Partial<Sealing> = {}, message = plain): WireMessage =>
  seal(from, message, { audience: 'search', expires: minutes(1), principal, ...how });

/** Says with a context's voucher what a service would. */
const passOn = (voucher: string | undefined, from: Part = 'analysis'): WireMessage =>
  runInContext({ correlationId: 'request-1', principal, voucher }, () => toSearch(as(from)));

/** The gateway's word, given to a service. */
const wordTo = (audience: string, how: Partial<Sealing> = {}): string | undefined =>
  toSearch(as('gateway'), { audience, ...how }).token;

const changed = (message: WireMessage, claims: object): WireMessage => {
  const opened = open(message.token);
  const signed = JSON.stringify({ ...opened?.claims, ...claims });
  return { ...message, token: close(signed, opened?.signature ?? '') };
};

describe('what a service is sent', () => {
  const check = (message: WireMessage, delivery = 1) =>
    new Verifier(as('search'), 'search').check('call', message, delivery);

  it('is believed when the gateway has signed it, and may be passed on', () => {
    const message = toSearch(as('gateway'));
    expect(check(message)).toEqual({ part: 'gateway', principal, voucher: message.token });
    expect(check(toSearch(as('gateway'), { principal: undefined }))).toEqual({
      part: 'gateway',
    });
  });

  it('is believed of a service by the word of the gateway alone', () => {
    const believed = check(passOn(wordTo('analysis')));
    expect(believed).toEqual({ part: 'analysis', principal });
    expect(check(passOn(undefined)).principal).toBeUndefined();
  });

  it.each<[Refusal, string, () => WireMessage]>([
    ['unsigned', 'nobody signed it', () => plain],
    ['unsigned', 'its token is none', () => ({ ...plain, token: '{"iss":"gateway"}.AAAA' })],
    ['stranger', 'nobody knows who signed', () => changed(toSearch(as('gateway')), { iss: 'eve' })],
    ['forged', 'the key is another', () => toSearch(as('gateway', busKeys()))],
    ['forged', 'a service signs as the gateway', () => changed(passOn(''), { iss: 'gateway' })],
    [
      'forged',
      'another user was put in',
      () => changed(toSearch(as('gateway')), { who: { ...principal, userId: 8 } }),
    ],
    [
      'altered',
      'its body is another',
      () => ({ ...toSearch(as('gateway')), body: Buffer.from('{}') }),
    ],
    [
      'altered',
      'its request is another',
      () => ({ ...toSearch(as('gateway')), correlationId: 'b' }),
    ],
    ['altered', 'it became a job', () => ({ ...toSearch(as('gateway')), messageId: 'b' })],
    ['call', 'its call is another', () => ({ ...toSearch(as('gateway')), pattern: 'search.b.c' })],
    ['audience', 'it was for auth', () => toSearch(as('gateway'), { audience: 'auth' })],
    ['audience', 'it was an event', () => toSearch(as('gateway'), { audience: LISTENERS })],
    ['expired', 'its time is over', () => toSearch(as('gateway'), { expires: minutes(-1) })],
    ['expired', 'it would hold for ever', () => toSearch(as('gateway'), { expires: minutes(60) })],
    ['sender', 'auth asks nobody', () => toSearch(as('auth'), { principal: undefined })],
    ['voucher', 'the word was for export', () => passOn(wordTo('export'))],
    ['voucher', 'the word is a service’s own', () => passOn(toSearch(as('analysis')).token)],
    ['voucher', 'the word is no word', () => passOn('{}.AAAA')],
    ['voucher', 'the word is of yesterday', () => passOn(at(-26, () => wordTo('analysis')))],
  ])('is refused as %s when %s', (refusal, _when, make) => {
    expect(() => check(make())).toThrow(
      expect.objectContaining({ code: 'UNTRUSTED_MESSAGE', refusal }),
    );
  });

  it('is refused from the future', () => {
    const early = at(1, () => toSearch(as('gateway')));
    expect(() => check(early)).toThrow(expect.objectContaining({ refusal: 'expired' }));
  });

  it('is handled once, but for a delivery that the broker repeats', () => {
    const verifier = new Verifier(as('search'), 'search');
    const message = toSearch(as('gateway'));
    verifier.check('call', message, 1);
    expect(() => verifier.check('call', message, 1)).toThrow(
      expect.objectContaining({ refusal: 'replayed' }),
    );
    expect(verifier.check('call', message, 2).principal).toEqual(principal);
  });

  it('holds for a job for weeks, and the word in it for as long as it was given', () => {
    const job = { ...plain, pattern: 'search.users.forget', messageId: 'job-1' };
    const old = at(-24 * 20, () => toSearch(as('gateway'), { expires: undefined }, job));
    const verifier = new Verifier(as('search'), 'search');
    expect(verifier.check('job', old, 1).principal).toEqual(principal);
    const word = at(-20, () => wordTo('analysis', { vouchedMs: 24 * 3_600_000 }));
    expect(check(passOn(word)).principal).toEqual(principal);
  });

  it('is an event of whoever it is about', () => {
    const event = { ...plain, pattern: 'auth.users.access-lost', messageId: 'event-1' };
    const how = { audience: LISTENERS, expires: undefined, principal: undefined };
    const verifier = new Verifier(as('analysis'), 'analysis');
    expect(verifier.check('event', toSearch(as('auth'), how, event), 1)).toMatchObject({
      part: 'auth',
    });
    expect(() => verifier.check('event', toSearch(as('export'), how, event), 1)).toThrow(
      expect.objectContaining({ refusal: 'sender' }),
    );
  });
});

describe('the keys', () => {
  const next = busKeys();
  const sent = () => toSearch(as('gateway'));
  const searchWith = (BUS_PUBLIC_KEYS: string) =>
    new Verifier(readIdentity('search', { ...keys.search, BUS_PUBLIC_KEYS }), 'search');

  it('are replaced while both are believed, and the old one is not from then on', () => {
    const [newGateway] = next.gateway.BUS_PUBLIC_KEYS.split(',');
    const both = searchWith(`${keys.search.BUS_PUBLIC_KEYS},${newGateway}`);
    const BUS_PUBLIC_KEYS = next.gateway.BUS_PUBLIC_KEYS;
    const renewed = readIdentity('gateway', { ...next.gateway, BUS_PUBLIC_KEYS });
    for (const message of [sent(), toSearch(renewed)]) {
      expect(both.check('call', message, 1).principal).toEqual(principal);
    }
    const others = keys.search.BUS_PUBLIC_KEYS.split(',').slice(1);
    const after = searchWith([newGateway, ...others].join());
    expect(() => after.check('call', sent(), 1)).toThrow(
      expect.objectContaining({ refusal: 'forged' }),
    );
  });

  it.each([
    ['is no key', { BUS_SIGNING_KEY: 'secret' }, /BUS_SIGNING_KEY is not an Ed25519 key/],
    ['is of another part', keys.auth, /not the key that BUS_PUBLIC_KEYS names for search/],
    ['is missing among the public ones', { BUS_PUBLIC_KEYS: '' }, /names for search/],
    ['is of nobody', { BUS_PUBLIC_KEYS: 'eve=AAAA' }, /names eve, which is not a part/],
    ['is cut off', { BUS_PUBLIC_KEYS: 'search=AAAA' }, /no Ed25519 key for search/],
  ])('stop a start when one %s', (_fault, other, message) => {
    expect(() => readIdentity('search', { ...keys.search, ...other })).toThrow(message);
  });
});

/** What comes of it by a clock that is some hours off. */
function at<T>(hours: number, act: () => T): T {
  const clock = jest.spyOn(Date, 'now').mockReturnValue(Date.now() + hours * 3_600_000);
  try {
    return act();
  } finally {
    clock.mockRestore();
  }
}
