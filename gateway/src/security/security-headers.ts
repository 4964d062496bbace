import type { NextFunction, Request, RequestHandler, Response } from 'express';
import helmet, { type HelmetOptions } from 'helmet';

/** The product asks for none of these, so nothing that got into a page could either. */
const PERMISSIONS = [
  ...['accelerometer', 'browsing-topics', 'camera', 'display-capture', 'geolocation', 'gyroscope'],
  ...[
    'magnetometer',
    'microphone',
    'midi',
    'payment',
    'publickey-credentials-get',
    'serial',
    'usb',
  ],
]
  .map((feature) => `${feature}=()`)
  .join(', ');

/** Nothing is loaded from elsewhere, nothing inline runs or styles, and nobody may frame us. */
export function securityHeaders(): RequestHandler {
  return workedOutOnce(helmet(policy(["'self'"])), { 'Permissions-Policy': PERMISSIONS });
}

/** The API's reading room is a library's page, which styles itself inline. */
export function readingRoomHeaders(): RequestHandler {
  return workedOutOnce(helmet(policy(["'self'", "'unsafe-inline'"])));
}

/** What the API answers is confidential: no browser, proxy, or shared machine keeps it. */
export function neverStored(_: Request, response: Response, next: NextFunction): void {
  response.setHeader('Cache-Control', 'no-store');
  next();
}

function policy(styleSrc: string[]): HelmetOptions {
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
      },
    },
    crossOriginEmbedderPolicy: false,
    referrerPolicy: { policy: 'same-origin' },
    strictTransportSecurity: { maxAge: 31_536_000, includeSubDomains: false },
  };
}

/** What helmet says does not depend on the request, so it is asked once and not at each one. */
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
