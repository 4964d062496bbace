/**
 * Characters that `encodeURIComponent` leaves alone but RFC 8187 does not allow in an `attr-char`.
 */
const RESERVED = /['()*!]/g;

/** Invisible characters, which can make `gpj.exe` look like an image or two names look alike. */
const INVISIBLE = /[\p{Default_Ignorable_Code_Point}\p{Cf}\p{Cc}]/gu;

/**
 * The `Content-Disposition` of a download (RFC 6266): the exact name for clients that support RFC
 * 8187, and an ASCII form for the rest.
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
