import { deviceOf, shortAddress } from './device-words.js';

const CHROME = 'AppleWebKit/537.36 (KHTML, like Gecko) Chrome/130.0.0.0 Safari/537.36';

describe('a session in plain words', () => {
  it.each([
    [
      'Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:132.0) Gecko/2 Firefox/132.0',
      'Firefox on Windows',
    ],
    [`Mozilla/5.0 (Windows NT 10.0; Win64; x64) ${CHROME} Edg/130.0.0.0`, 'Edge on Windows'],
    [`Mozilla/5.0 (X11; Linux x86_64) ${CHROME}`, 'Chrome on Linux'],
    [`Mozilla/5.0 (Linux; Android 14; K) ${CHROME}`, 'Chrome on Android'],
    [
      'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 Version/18.0 Safari/605.1.15',
      'Safari on Mac',
    ],
    [
      'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605 CriOS/130.0 Safari/604.1',
      'Chrome on iPhone',
    ],
    ['curl/8.5.0', 'curl'],
    ['Mozilla/5.0 (Windows NT 10.0)', 'Browser on Windows'],
    ['', 'Unknown program'],
  ])('names %s', (userAgent, words) => {
    expect(deviceOf(userAgent)).toBe(words);
  });

  it.each([
    ['203.0.113.77', '203.0.113.…'],
    ['::ffff:203.0.113.77', '203.0.113.…'],
    ['2001:db8:85a3::8a2e:370:7334', '2001:db8:85a3:…'],
    ['2001:db8::1', '2001:db8:…'],
    ['::1', 'this computer'],
    ['127.0.0.1', 'this computer'],
    ['unknown', 'unknown'],
  ])('shortens %s', (address, words) => {
    expect(shortAddress(address)).toBe(words);
  });
});
