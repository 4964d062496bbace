/** What Windows-1252 has where Latin-1 has control characters, from 0x80 on. */
const WINDOWS_1252 = '€ ‚ƒ„…†‡ˆ‰Š‹Œ Ž  ‘’“”•–—˜™š›œ žŸ';

/**
 * NUL, the controls of Latin-1, soft hyphens, zero-width spaces, and controls of direction, which make
 * a name look like another.
 */
const DAMAGE = /[\0\x80-\x9f\u00ad\u200b\u202a-\u202e\u2066-\u2069]/g;

/**
 * Undoes what conversions left: Windows-1252 read as Latin-1, characters that nobody sees, halves of
 * surrogate pairs, which PostgreSQL does not take.
 */
export function repair(text: string): string {
  return text
    .replace(DAMAGE, (character) => WINDOWS_1252[character.charCodeAt(0) - 0x80] ?? '')
    .toWellFormed();
}
