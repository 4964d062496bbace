import { existsSync } from 'node:fs';

/** First the one without windows: it is the fastest, and pages run in the same engine. */
const INSTALLED = [
  '/usr/bin/chromium-headless-shell',
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
];

/** The Chromium of this machine: `CHROMIUM_PATH`, else the first that is installed. */
export const executablePath =
  process.env.CHROMIUM_PATH ?? INSTALLED.find((path) => existsSync(path));

/** No sandbox, because tests also run as root in containers; no calls to anyone's servers. */
export const args = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--no-first-run',
];

export const baseURL = process.env.BASE_URL ?? 'http://localhost:8080';
