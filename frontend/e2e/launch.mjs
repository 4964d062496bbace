import { existsSync } from 'node:fs';

const INSTALLED = ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome'];

/** The Chromium of this machine: `CHROMIUM_PATH`, else the first that is installed. */
export const executablePath =
  process.env.CHROMIUM_PATH ?? INSTALLED.find((path) => existsSync(path)) ?? INSTALLED[0];

/** No sandbox, because tests also run as root in containers; no calls to anybody's servers. */
export const args = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--no-first-run',
];

export const baseURL = process.env.BASE_URL ?? 'http://localhost:8080';
