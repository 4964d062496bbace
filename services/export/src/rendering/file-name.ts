import { type ExportRequest, partyNames } from '@casewright/contracts';
import { oneLine } from '../document-model/text.js';

/** What Windows, macOS or Linux will not have in a name. */
const FORBIDDEN = /[<>:"/\\|?*]/g;
/** Names of devices on Windows, with any extension. */
const DEVICE = /^(?:con|prn|aux|nul|com\d|lpt\d)(?:\.|$)/i;
/** Marks of direction can make `gpj.exe` of a name. */
const INVISIBLE = /\p{Default_Ignorable_Code_Point}/gu;
/** Of an uploaded file, which is its document's title. */
const EXTENSION = /\.(?:pdf|docx?|txt)$/i;
/** The kind in `Supply Agreement: Acme and Beta`: no system takes its colon. */
const KIND = /^([A-Z][A-Za-z -]+): /;
/** A name cut behind one of these reads as unfinished. */
const DANGLING =
  /(?:[\s,;:(–—-]+(?:an?|and|as|at|between|by|for|from|in|into|of|on|or|the|to|under|upon|v|vs|with)\b\.?)+$/i;
/** Bytes of a name in UTF-8: with what stands behind it, well below the 255 of file systems. */
const LONGEST = 180;

/**
 * A name that any system takes: the one asked for, or the title, the parties and what was made of
 * it, or `casewright-analysis.pdf` where there is no title.
 */
export function fileName(request: ExportRequest, product: string): string {
  const { type, format, data, options } = request;
  const given = safe(options.name ?? '');
  if (given !== '') return `${given}.${format}`;
  const title =
    data && 'title' in data
      ? safe(
          `${(data.title ?? '').replace(EXTENSION, '').replace(KIND, '$1 - ')}${partiesBehind(request)}`,
        )
      : '';
  if (title === '') return `${safe(product).toLowerCase().replaceAll(' ', '-')}-${type}.${format}`;
  return type === 'template' ? `${title}.${format}` : `${title} - ${type}.${format}`;
}

/**
 * ` - Acme Corp. and Beta LLC`, behind the title of an analysis that names none of them. One that
 * begins with the kind has them already, as prose has their names: `Complaint: Roe v. Wade`.
 */
function partiesBehind({ type, data }: ExportRequest): string {
  if (type !== 'analysis' || !data.title || EXTENSION.test(data.title) || KIND.test(data.title))
    return '';
  const { title, parties = [] } = data;
  return parties.some(({ name }) => title.includes(name)) || parties.length === 0
    ? ''
    : ` - ${partyNames(parties)}`;
}

function safe(text: string): string {
  const kept = Array.from(
    oneLine(text).replace(INVISIBLE, '').replace(FORBIDDEN, ' ').replace(/\s+/g, ' '),
    // A code point is a byte at least; one more tells how the rest goes on.
  ).slice(0, LONGEST + 1);
  let next: string | undefined;
  while (Buffer.byteLength(kept.join('')) > LONGEST) next = kept.pop();
  const words = kept.join('');
  const name = (next === undefined ? words : shortened(words, next)).replace(
    /^[\s.]+|[\s.,;:(–—-]+$/g,
    '',
  );
  return DEVICE.test(name) ? `_${name}` : name;
}

/** At a word's end, unless one word is all there is, and not behind a word that leads on. */
function shortened(kept: string, next: string): string {
  const whole = next === ' ' ? kept.trimEnd() : kept.replace(/(\S)\s+\S*$/, '$1');
  return whole.replace(DANGLING, '');
}
