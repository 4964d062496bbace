import type { RequestHandler } from 'express';
import helmet, { type HelmetOptions } from 'helmet';

/** Nothing is loaded from elsewhere, nothing inline runs or styles, and nobody may frame us. */
export function securityHeaders(): RequestHandler {
  return helmet(policy(["'self'"]));
}

/** The API's reading room is a library's page, which styles itself inline. */
export function readingRoomHeaders(): RequestHandler {
  return helmet(policy(["'self'", "'unsafe-inline'"]));
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
      },
    },
    crossOriginEmbedderPolicy: false,
    referrerPolicy: { policy: 'same-origin' },
    strictTransportSecurity: { maxAge: 31_536_000, includeSubDomains: false },
  };
}
