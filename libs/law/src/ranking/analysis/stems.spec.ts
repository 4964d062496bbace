import { describe, expect, it } from '@jest/globals';
import { stem } from 'porter2';

describe('stem', () => {
  it.each([
    ['consignment', 'consign'],
    ['consistency', 'consist'],
    ['knightly', 'knight'],
    ['generously', 'generous'],
    ['negligence', 'neglig'],
    ['negligently', 'neglig'],
    ['searches', 'search'],
    ['searching', 'search'],
    ['parties', 'parti'],
    ['party', 'parti'],
    ['liability', 'liabil'],
    ['conspiracies', 'conspiraci'],
    ['hopping', 'hop'],
    ['hoping', 'hope'],
    ['agreed', 'agre'],
    ['proceeding', 'proceed'],
    ['damages', 'damag'],
    ['national', 'nation'],
    ['relational', 'relat'],
    ['saying', 'say'],
    ['dying', 'die'],
    ['us', 'us'],
  ])('%s → %s', (word, expected) => {
    expect(stem(word)).toBe(expected);
  });
});
