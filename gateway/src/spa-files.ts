import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { BUILD, buildName } from '@casewright/platform';
import compression from 'compression';
import {
  type ErrorRequestHandler,
  type Request,
  type RequestHandler,
  type Response,
  Router,
} from 'express';
import staticGzip from 'express-static-gzip';
import type { GatewayConfig } from './gateway-config.js';

const WORKSPACE_BUILD = fileURLToPath(new URL('../../frontend/dist', import.meta.url));

/** The built SPA: hashed files forever, everything else revalidated, pages as index.html. */
export function spaFiles(config: GatewayConfig): RequestHandler {
  const root = config.WEB_ROOT ?? WORKSPACE_BUILD;
  const page = readIndex(root, config);
  const tag = `"${createHash('sha256').update(page).digest('base64url')}"`;
  const sendPage = (response: Response, status: number): void => {
    response.status(status).setHeader('Cache-Control', 'no-cache').setHeader('ETag', tag);
    response.type('html').send(page);
  };
  const router = Router();
  // The API is no file: without this the disk is asked for one at every call.
  router.use('/api', (_request, _response, next) => next('router'));
  router.use(compression());
  router.get(pagesOf(root), (_, response) => sendPage(response, 200));
  // The build has its files packed; what is not is packed at the request.
  const files = (
    folder: string,
    serveStatic: { immutable?: boolean; maxAge?: string; redirect?: boolean },
  ): RequestHandler =>
    staticGzip(folder, { enableBrotli: true, index: false, orderPreference: ['br'], serveStatic });
  router.use('/assets', files(join(root, 'assets'), { immutable: true, maxAge: '1y' }));
  router.use(files(root, { redirect: false }));
  // A file that is missing is told as JSON to whoever asked for a file, and as a page to a reader.
  router.get(/^/, (request, response, next) =>
    wantsPage(request) ? sendPage(response, 404) : next(),
  );
  router.use(((fault, request, response, next) => {
    if (wantsPage(request) && isAddressFault(fault)) sendPage(response, 404);
    else next(fault);
  }) satisfies ErrorRequestHandler);
  return router;
}

/** Addresses of the SPA's pages, which its build lists; any other is its not-found screen, with 404. */
function pagesOf(root: string): string[] {
  const file = join(root, 'pages.json');
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : ['/'];
}

function wantsPage({ method, path, headers }: Request): boolean {
  if (method !== 'GET' && method !== 'HEAD') return false;
  if (/^\/api(?:\/|$)/i.test(path) || path.startsWith('/assets/')) return false;
  return !/\.\w+$/.test(path) || (headers.accept ?? '').includes('text/html');
}

/** What cannot be decoded, or names a file that no address may: there is no such page. */
function isAddressFault(fault: unknown): boolean {
  const { status = 500 } = fault as { status?: number };
  return status < 500;
}

/** index.html with this installation's names: the SPA reads them from its meta tags. */
function readIndex(root: string, config: GatewayConfig): string {
  const file = join(root, 'index.html');
  if (!existsSync(file)) {
    throw new Error(`The web application is not built: ${file} is missing. Run npm run build.`);
  }
  const names = {
    'product-name': config.PRODUCT_NAME,
    'maker-name': config.MAKER_NAME,
    'product-build': buildName(BUILD),
  };
  return Object.entries(names).reduce(
    (html, [name, value]) =>
      html.replace(
        new RegExp(`(<meta\\s+name="${name}"\\s+content=")[^"]*(")`),
        (_, before: string, after: string) => `${before}${escapeHtml(value)}${after}`,
      ),
    readFileSync(file, 'utf8').replace(
      /<title>[^<]*<\/title>/,
      () => `<title>${escapeHtml(config.PRODUCT_NAME)}</title>`,
    ),
  );
}

function escapeHtml(text: string): string {
  const entities: Record<string, string> = {
    '&': '&amp;',
    '<': '&lt;',
    '>': '&gt;',
    '"': '&quot;',
  };
  return text.replace(/[&<>"]/g, (character) => entities[character] ?? character);
}
