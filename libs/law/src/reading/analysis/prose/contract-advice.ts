import { proseName } from '../../documents/parties/names.js';
import type { Understanding } from '../../documents/understanding.js';
import { isClause, serious } from './finding-prose.js';
import type { Reading } from './reading.js';
import { counted, inBrackets } from './words.js';

export function review(reading: Reading): string | null {
  const grave = serious(reading).filter((finding) => !isClause(finding));
  if (grave.length === 0) return null;
  const high = grave.filter(({ severity }) => severity === 'high').length;
  const weight =
    high === 0
      ? ''
      : high === grave.length
        ? ', of high severity'
        : `, ${high} of them of high severity`;
  const titles = [...new Set(grave.map(({ title }) => title.replace(/\.$/, '')))]
    .slice(0, 4)
    .map(lowerFirst);
  return `The review found ${counted(grave.length, 'point')} that ${grave.length === 1 ? 'calls' : 'call'} for attention${weight}: ${titles.join('; ')}${grave.length > titles.length ? '; and others listed below' : ''}.`;
}

const lowerFirst = (words: string): string =>
  /^[A-Z][a-z]/.test(words) ? words.charAt(0).toLowerCase() + words.slice(1) : words;

/** Signature lines that nobody has signed, where others have. */
export function signingAdvice(document: Understanding): string[] {
  const { signatures } = document;
  const open = signatures.filter(({ blank }) => blank);
  const done = signatures.filter((each) => each.signed).length;
  if (open.length === 0 || done === 0) return [];
  const who = open[0]!.party ?? open[0]!.name;
  const place = inBrackets(document, open[0]!.start);
  return who
    ? [
        `Obtain the signature of ${proseName(who)}${place}: its line is blank although ${counted(done, 'other line is', 'other lines are')} signed.`,
      ]
    : [];
}
