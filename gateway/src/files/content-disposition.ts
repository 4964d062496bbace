/** What an `attr-char` of RFC 8187 is not, and `encodeURIComponent` leaves alone. */
const RESERVED = /['()*!]/g;

/** What nobody sees can make `gpj.exe` of a name, or two names look like one. */
const INVISIBLE = /[\p{Default_Ignorable_Code_Point}\p{Cf}\p{Cc}]/gu;

/**
 * The header that makes a download of an answer, with its name (RFC 6266): as it is for those who
 * read RFC 8187, and in ASCII for the others.
 */
export function contentDisposition(given: string): string {
  const name = given.replace(INVISIBLE, '');
  const ascii = name
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .replace(/[—–]/g, '-')
    .replace(/[^\x20-\x7e]|["\\%]/g, '_');
  const plain = `attachment; filename="${ascii}"`;
  if (ascii === name) return plain;
  const encoded = encodeURIComponent(name).replace(
    RESERVED,
    (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`,
  );
  return `${plain}; filename*=UTF-8''${encoded}`;
}
