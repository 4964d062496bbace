import { itemAt, plain } from '../../documents/reading/spans.js';
import type { Understanding } from '../../documents/understanding.js';
import { closing, inBrackets, listed, quoted } from './words.js';

/** A printed form: what counts is what was filled in, and its instructions say nothing of the case. */
export const isForm = ({ documentType }: Understanding): boolean =>
  documentType.type === 'appearance' || documentType.type === 'proof-of-service';

const COUNSEL_FOR = /\bCOUNSEL FOR:?[ \t]+([A-Z][^\n\t]{2,90})/i;
const SERVICE = /\b(?:mail(?:ed|ing)|served|serving|delivered|received|hand(?:ed|ing))\b/i;
const BLANK = /_{4,}/;

/** For whom it is, what it says was done, and who signed it; null for an empty form. */
export function formText(document: Understanding): string | null {
  const parts = [client(document), service(document), signed(document)];
  const said = parts.filter((part) => part !== null);
  return said.length > 0 ? said.join(' ') : null;
}

function client({ text, documentType }: Understanding): string | null {
  const name = documentType.type === 'appearance' && COUNSEL_FOR.exec(text)?.[1];
  return name ? closing(`It enters the appearance of counsel for ${plain(name)}`) : null;
}

/** The lines that were filled in with a day; those that still have their blanks are other ways of service. */
function service(document: Understanding): string | null {
  if (document.documentType.type !== 'proof-of-service') return null;
  const told = document.dates
    .map(({ start }) => itemAt(document.sentences, start))
    .filter((sentence) => sentence !== null)
    .find(({ text }) => SERVICE.test(text) && !BLANK.test(text));
  return told
    ? closing(
        `It tells of the service in these words${inBrackets(document, told.start)}: ${quoted(document, told, 260)}`,
      )
    : null;
}

function signed({ signatures }: Understanding): string | null {
  const names = new Set(
    signatures.flatMap(({ signed: done, name }) =>
      done && name ? [name.replace(/\s+\d[\d/-]*$/, '')] : [],
    ),
  );
  return names.size > 0 ? closing(`It bears the signature of ${listed([...names])}`) : null;
}
