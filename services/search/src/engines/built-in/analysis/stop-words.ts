/**
 * Words that tell nothing of a case. They stay in the forward index, so that a quoted phrase may
 * hold them, but have no postings. Short on purpose: `not`, `no` and `without` do tell.
 */
export const STOP_WORDS: ReadonlySet<string> = new Set(
  (
    'a an and are as at be been but by did do does for from had has have he her his if in into is ' +
    'it its of on or s she so such that the their them then there these they this those to v vs ' +
    'was we were which who whom will with would'
  ).split(' '),
);
