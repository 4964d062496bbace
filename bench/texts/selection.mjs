/** What is measured, as the environment says: see run.mjs. */
import { compositions } from './compositions.mjs';
import { STRINGS } from './strings.mjs';

const UNSEEN = 60;

export const selectionFrom = ({ PASS = '', STRING = '', UNSEEN_SEED }) => ({
  pass: PASS,
  string: STRING,
  seed: UNSEEN_SEED ? Number(UNSEEN_SEED) : null,
});

/** The strings for an area, which may have some of its own. */
export function stringsOf({ string, seed }, own) {
  const all = seed === null ? { ...STRINGS, ...own } : compositions(seed, UNSEEN);
  return Object.fromEntries(Object.entries(all).filter(([name]) => name.includes(string)));
}
