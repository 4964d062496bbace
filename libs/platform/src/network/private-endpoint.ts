import type { LookupAddress } from 'node:dns';
import { lookup } from 'node:dns/promises';
import { BlockList, isIP, type LookupFunction } from 'node:net';
import { OperatorError } from '../config/operator-error.js';

/** Loopback, RFC 1918 and RFC 4193. An IPv4-mapped IPv6 address counts as what it maps. */
const OURS = new BlockList();
OURS.addSubnet('127.0.0.0', 8);
OURS.addSubnet('10.0.0.0', 8);
OURS.addSubnet('172.16.0.0', 12);
OURS.addSubnet('192.168.0.0', 16);
OURS.addAddress('::1', 'ipv6');
OURS.addSubnet('fc00::', 7, 'ipv6');

/** Whether a numeric address is of this machine or of a private network. */
export function isPrivateAddress(address: string): boolean {
  const family = isIP(address);
  return family !== 0 && OURS.check(address, family === 4 ? 'ipv4' : 'ipv6');
}

/** An endpoint that the policy of the installation forbids; no request was sent. */
export class EndpointRefused extends OperatorError {
  override readonly name = 'EndpointRefused';
}

type Resolve = (host: string) => Promise<readonly { address: string }[]>;

const resolveAll: Resolve = (host) => lookup(host, { all: true });

/**
 * The addresses of a host, all of them private.
 * @throws EndpointRefused; what looking the name up throws
 */
async function privateAddresses(host: string, resolve: Resolve): Promise<LookupAddress[]> {
  const found = isIP(host) ? [{ address: host }] : await resolve(host);
  if (found.length > 0 && found.every(({ address }) => isPrivateAddress(address))) {
    return found.map(({ address }) => ({ address, family: isIP(address) }));
  }
  throw new EndpointRefused(
    `EXTERNAL_AI=off forbids models outside the private network, and ${host} is outside it.`,
  );
}

/** RFC 9110, section 15.4, as fetch follows them. */
const REDIRECTS = new Set([301, 302, 303, 307, 308]);

/**
 * What requests to a model's endpoint are sent with. None follows a redirection: it could lead
 * anywhere, with the key and the document.
 * @param external whether the endpoint may be outside; looked at as each connection is opened
 */
export function endpointFetch(external: 'on' | 'off', resolve = resolveAll): typeof fetch {
  const send = external === 'off' ? privateFetch(resolve) : fetch;
  return async (input, init) => {
    // Not `redirect: 'error'`: with it, Node 20 lets a request's signal be collected as garbage, and
    // an answer that never ends is never aborted.
    const response = await send(input, { ...init, redirect: 'manual' });
    if (!REDIRECTS.has(response.status)) return response;
    await response.body?.cancel();
    throw new TypeError('The endpoint redirects to another address; redirects are never followed.');
  };
}

/**
 * Connects to the addresses that were looked at: whoever answers for a name may answer twice. Takes
 * addresses only, no `Request`.
 */
function privateFetch(resolve: Resolve): typeof fetch {
  const lookUp: LookupFunction = (host, { all }, done) => {
    privateAddresses(host, resolve).then(
      (found) => (all ? done(null, found) : done(null, found[0]!.address, found[0]!.family)),
      (error) => done(error, ''),
    );
  };
  // With the first request: a start does not wait for its hundred files.
  const open = async () => {
    const undici = await import('undici');
    const dispatcher = new undici.Agent({ connect: { lookup: lookUp } });
    return (url: URL, init?: object) =>
      undici.fetch(url, { ...init, dispatcher }) as unknown as Promise<Response>;
  };
  let send: ReturnType<typeof open> | undefined;
  return async (input, init) => {
    const url = new URL(String(input));
    const host = url.hostname.replace(/^\[|\]$/g, '');
    // An address is connected to without a look-up.
    if (isIP(host)) await privateAddresses(host, resolve);
    send ??= open();
    try {
      return await (await send)(url, init);
    } catch (error) {
      throw (error as Error).cause instanceof EndpointRefused ? (error as Error).cause : error;
    }
  };
}
