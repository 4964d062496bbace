import { AppError } from '@casewright/contracts';
import type { Request, RequestHandler } from 'express';
import { sendError } from './errors/app-error.filter.js';
import type { GatewayConfig } from './gateway-config.js';

/** Names that reach this machine itself, directly or through a mapped port. */
const OWN = ['localhost', '127.0.0.1', '[::1]'];

type Settings = Pick<GatewayConfig, 'PUBLIC_URL' | 'ALLOWED_HOSTS'>;

/**
 * The origin for links in files: `PUBLIC_URL`, or the requested host if it is known; otherwise
 * null. A client can send any `Host` header, so links never point to a host that nobody configured.
 */
export function publicOrigin(request: Request, settings: Settings): string | null {
  if (settings.PUBLIC_URL) return new URL(settings.PUBLIC_URL).origin;
  const host = request.get('host') ?? '';
  return knownHosts(settings).has(nameOf(host)) ? `${request.protocol}://${host}` : null;
}

/**
 * Refuses requests for host names other than the configured ones, which a DNS-rebinding page would
 * use. Without configuration, all are served. Health probes use addresses and always pass.
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

/** The host name without its port, which a proxy or a port mapping may change. */
function nameOf(host: string): string {
  const address = `http://${host}`;
  return URL.canParse(address) ? new URL(address).hostname : '';
}
