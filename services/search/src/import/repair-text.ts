/** What Windows-1252 has where Latin-1 has control characters, from 0x80 on. */
const WINDOWS_1252 = '€ ‚ƒ„…†‡ˆ‰Š‹Œ Ž  ‘’“”•–—˜™š›œ žŸ';

/** NUL, the controls of Latin-1, soft hyphens, zero-width spaces, halves of surrogate pairs. */
const DAMAGE = /[\0\x80-\x9f\u00ad\u200b\ud800-\udfff]/;

/** Undoes what conversions left: Windows-1252 read as Latin-1, characters that nobody sees. */
export function repair(text: string): string {
  if (!DAMAGE.test(text)) return text;
  const visible = text.replace(/[\0\u00ad\u200b]/g, '');
  return toWellFormed(
    visible.replace(/[\x80-\x9f]/g, (control) => WINDOWS_1252[control.charCodeAt(0) - 0x80]!),
  );
}

/** PostgreSQL takes no half of a surrogate pair. */
export function toWellFormed(text: string): string {
  return text.replace(
    /[\ud800-\udbff](?![\udc00-\udfff])|(?<![\ud800-\udbff])[\udc00-\udfff]/g,
    '\ufffd',
  );
}
