import type { NextFunction, Request, RequestHandler, Response } from 'express';
import helmet, { type HelmetOptions } from 'helmet';

/** The product uses none of these, so injected code must not either. */
const PERMISSIONS = [
  'accelerometer',
  'browsing-topics',
  'camera',
  'display-capture',
  'geolocation',
  'gyroscope',
  'magnetometer',
  'microphone',
  'midi',
  'payment',
  'serial',
  'usb',
]
  .map((feature) => `${feature}=()`)
  .join(', ');

/** Text becomes a script's address only by these policies: of `start.js`, and of the writing screen. */
const TRUSTED_TYPES = {
  requireTrustedTypesFor: ["'script'"],
  trustedTypes: ['casewright-start', 'casewright-worker'],
};

/** Loads nothing from elsewhere, allows no inline script or style, and forbids framing. */
export function securityHeaders(): RequestHandler {
  const headers = helmet(policy(["'self'"], TRUSTED_TYPES));
  return workedOutOnce(headers, { 'Permissions-Policy': PERMISSIONS });
}

/** The API viewer is a library's page with inline styles, and makes elements of text. */
export function readingRoomHeaders(): RequestHandler {
  return workedOutOnce(helmet(policy(["'self'", "'unsafe-inline'"], {})));
}

/** API responses are confidential: no browser, proxy, or shared machine may store them. */
export function neverStored(_: Request, response: Response, next: NextFunction): void {
  response.setHeader('Cache-Control', 'no-store');
  next();
}

function policy(styleSrc: string[], more: Record<string, string[]>): HelmetOptions {
  return {
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        defaultSrc: ["'none'"],
        scriptSrc: ["'self'"],
        styleSrc,
        imgSrc: ["'self'", 'data:'],
        fontSrc: ["'self'"],
        connectSrc: ["'self'"],
        manifestSrc: ["'self'"],
        workerSrc: ["'self'"],
        baseUri: ["'none'"],
        formAction: ["'self'"],
        frameAncestors: ["'none'"],
        objectSrc: ["'none'"],
        ...more,
      },
    },
    crossOriginEmbedderPolicy: false,
    referrerPolicy: { policy: 'same-origin' },
    strictTransportSecurity: { maxAge: 31_536_000, includeSubDomains: false },
  };
}

/** helmet's headers do not depend on the request, so they are computed once. */
function workedOutOnce(
  headersOf: RequestHandler,
  more: Record<string, string> = {},
): RequestHandler {
  const headers = new Map<string, string>(Object.entries(more));
  const recorder = {
    setHeader: (name: string, value: string) => headers.set(name, value),
    removeHeader: (name: string) => headers.delete(name),
  };
  headersOf({} as Request, recorder as unknown as Response, (error) => {
    if (error) throw error;
  });
  return (_, response, next) => {
    response.setHeaders(headers);
    next();
  };
}
