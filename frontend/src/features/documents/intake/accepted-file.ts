import { ACCEPTED_EXTENSIONS, DOCX_MEDIA_TYPE, hasAcceptedName } from '@casewright/contracts';

const ACCEPTED_TYPES = ['application/pdf', 'text/plain', 'application/msword', DOCX_MEDIA_TYPE];

/** Types that systems give to files they do not recognize; some take a DOCX for a ZIP archive. */
const UNTELLING_TYPES = ['', 'application/octet-stream', 'application/zip'];

/** For the file input: the specification's extensions and what they stand for. */
export const ACCEPT = [...ACCEPTED_EXTENSIONS, ...ACCEPTED_TYPES].join(',');

const KB = 1024;

/** False for a file that is refused before it is sent; the server looks at its content as well. */
export function isAcceptedFile({ name, type }: Pick<File, 'name' | 'type'>): boolean {
  const [essence = ''] = type.toLowerCase().split(';');
  return hasAcceptedName(name) && [...ACCEPTED_TYPES, ...UNTELLING_TYPES].includes(essence.trim());
}

/** A size for people: `812 bytes`, `43 KB`, `1.2 MB`. */
export function fileSize(bytes: number): string {
  if (bytes < KB) return bytes === 1 ? '1 byte' : `${bytes} bytes`;
  if (bytes < KB * KB) return `${Math.round(bytes / KB)} KB`;
  return `${(bytes / KB / KB).toFixed(1)} MB`;
}
