import type { ExportRequest } from '@casewright/contracts';
import { oneLine } from '../document-model/clean-text.js';

/** What Windows, macOS or Linux will not have in a name. */
const FORBIDDEN = /[<>:"/\\|?*]/g;
/** Names of devices on Windows, with any extension. */
const DEVICE = /^(?:con|prn|aux|nul|com\d|lpt\d)(?:\.|$)/i;
/** Marks of direction can make `gpj.exe` of a name. */
const INVISIBLE = /\p{Default_Ignorable_Code_Point}/gu;
/** Code points before the extension; in UTF-8 still below the 255 bytes of file systems. */
const LONGEST = 60;

/**
 * A name that any system takes: the one asked for, or the title and what was made of it, or `casewright-analysis.pdf`
 * where there is no title.
 */
export function fileName({ type, format, data, options }: ExportRequest, product: string): string {
  const given = safe(options.name ?? '');
  if (given !== '') return `${given}.${format}`;
  const title = data && 'title' in data ? safe(data.title ?? '') : '';
  if (title === '') return `${safe(product).toLowerCase().replaceAll(' ', '-')}-${type}.${format}`;
  return type === 'template' ? `${title}.${format}` : `${title} - ${type}.${format}`;
}

function safe(text: string): string {
  const kept = Array.from(oneLine(text).replace(INVISIBLE, '').replace(FORBIDDEN, ' '));
  const name = kept
    .slice(0, LONGEST)
    .join('')
    .replace(/\s+/g, ' ')
    .replace(/^[\s.]+|[\s.]+$/g, '');
  return DEVICE.test(name) ? `_${name}` : name;
}
