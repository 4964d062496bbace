/** Browsers, most specific first: for old websites' sake, user agents also name older browsers. */
const BROWSERS: readonly (readonly [RegExp, string])[] = [
  [/\bEdg(?:e|A|iOS)?\//, 'Edge'],
  [/\b(?:OPR|OPiOS)\//, 'Opera'],
  [/\bSamsungBrowser\//, 'Samsung Internet'],
  [/\b(?:Firefox|FxiOS)\//, 'Firefox'],
  [/\b(?:Chrome|CriOS|Chromium|HeadlessChrome)\//, 'Chrome'],
  [/\bVersion\/.*\bSafari\//, 'Safari'],
  [/^curl\//, 'curl'],
];

const SYSTEMS: readonly (readonly [RegExp, string])[] = [
  [/\biPhone\b/, 'iPhone'],
  [/\biPad\b/, 'iPad'],
  [/\bAndroid\b/, 'Android'],
  [/\bWindows\b/, 'Windows'],
  [/\bCrOS\b/, 'ChromeOS'],
  [/\bMac(?:intosh| OS X)\b/, 'Mac'],
  [/\bLinux\b/, 'Linux'],
];

/** What a session was opened with, according to its user agent: `Firefox on Windows`. */
export function deviceOf(userAgent: string): string {
  const named = (list: typeof BROWSERS) => list.find(([mark]) => mark.test(userAgent))?.[1];
  const system = named(SYSTEMS);
  const browser = named(BROWSERS) ?? (system ? 'Browser' : 'Unknown program');
  return system ? `${browser} on ${system}` : browser;
}

/**
 * An address without the part that identifies a machine within its network: `203.0.113.…`,
 * `2001:db8:85a3:…`.
 */
export function shortAddress(address: string): string {
  const plain = address.replace(/^::ffff:(?=\d+\.)/i, '');
  if (plain === '::1' || plain.startsWith('127.')) return 'this computer';
  if (/^\d+(?:\.\d+){3}$/.test(plain)) return `${plain.split('.').slice(0, 3).join('.')}.…`;
  if (!plain.includes(':')) return 'unknown';
  return `${plain.split(':').slice(0, 3).filter(Boolean).join(':')}:…`;
}
