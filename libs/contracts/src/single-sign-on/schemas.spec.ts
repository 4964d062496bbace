import { SignOnStartSchema } from './schemas.js';

describe('where a sign-on returns to', () => {
  const isTaken = (returnTo: string) => SignOnStartSchema.safeParse({ returnTo }).success;

  it.each(['/', '/search?q=a%20b#part', '/documents/1'])('is a page of ours: %s', (path) => {
    expect(isTaken(path)).toBe(true);
  });

  it.each([
    '',
    'search',
    'https://evil.example',
    '//evil.example',
    '/\\evil.example',
    // Browsers drop these from an address, and see the two slashes that are left.
    '/\t/evil.example',
    '/\n/evil.example',
    '/\r/evil.example',
    '/\n\\evil.example',
    '/search\t',
    '/\u0000',
    '/\u007f',
  ])('is no other: %j', (path) => {
    expect(isTaken(path)).toBe(false);
  });
});
