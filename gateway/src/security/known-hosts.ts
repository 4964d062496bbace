import { AppError } from '@casewright/contracts';
import type { Request, RequestHandler } from 'express';
import { sendError } from '../errors/app-error.filter.js';
import type { GatewayConfig } from '../gateway-config.js';

/** A request under these names comes from this machine, or through a port of it. */
const OWN = ['localhost', '127.0.0.1', '[::1]'];

type Settings = Pick<GatewayConfig, 'PUBLIC_URL' | 'ALLOWED_HOSTS'>;

/**
 * Where links in files lead: the configured address, or the one that was asked for, if it is known.
 * Whoever asks chooses its `Host` header, so a link never follows one that nobody has named: null.
 */
export function publicOrigin(request: Request, settings: Settings): string | null {
  if (settings.PUBLIC_URL) return new URL(settings.PUBLIC_URL).origin;
  const host = request.get('host') ?? '';
  return knownHosts(settings).has(nameOf(host)) ? `${request.protocol}://${host}` : null;
}

/**
 * Refuses other names than the configured ones, as a page of another name that was made to point
 * here would use. Without configuration all are served. Probes of health use addresses.
 */
export function refuseUnknownHosts(settings: Settings): RequestHandler {
  const known = knownHosts(settings);
  const isOpen = !settings.PUBLIC_URL && !settings.ALLOWED_HOSTS;
  return (request, response, next) => {
    if (isOpen || request.path.startsWith('/api/health/')) return next();
    if (known.has(nameOf(request.get('host') ?? ''))) return next();
    sendError(
      response,
      new AppError('UNKNOWN_HOST', 'This server is not known by that name. Check the address.'),
    );
  };
}

function knownHosts({ PUBLIC_URL, ALLOWED_HOSTS = '' }: Settings): ReadonlySet<string> {
  const named = ALLOWED_HOSTS.split(',').map((host) => nameOf(host.trim()));
  const own = PUBLIC_URL ? [new URL(PUBLIC_URL).hostname] : [];
  return new Set([...OWN, ...own, ...named.filter(Boolean)]);
}

/** The name without a port, which a proxy or a container's mapping may change. */
function nameOf(host: string): string {
  const address = `http://${host}`;
  return URL.canParse(address) ? new URL(address).hostname : '';
}
