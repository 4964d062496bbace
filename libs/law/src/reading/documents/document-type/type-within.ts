import type { DocumentFamily, DocumentTypeId } from '@casewright/contracts';
import type { TextSpan } from '../../extracted-text.js';
import { PAPER_TITLES, TITLES } from './titles.js';

/** Characters at the beginning that carry what a document says about itself. */
export const HEAD = 4_000;

/** Which document of its family it is, by its title and its words. */
export function typeWithin(
  family: DocumentFamily,
  text: string,
  title: TextSpan | null,
): DocumentTypeId {
  const head = text.slice(0, HEAD);
  const own = title ? text.slice(title.start, title.end).replace(/\s+/g, ' ') : '';
  if (family === 'contract') return contractType(own, head);
  if (family === 'court-paper') return paperType(own, head, text);
  if (family === 'law')
    return /C\.F\.R\.|Federal Register|regulation/i.test(head) ? 'regulation' : 'statute';
  if (family === 'letter') return isDemand(text) ? 'cease-and-desist-letter' : 'letter';
  if (family === 'opinion') return isOrder(own, head) ? 'order' : 'opinion';
  if (family === 'memo') return family;
  return 'other';
}

const isOrder = (title: string, head: string): boolean =>
  /^\W*order\b/i.test(title) || /^\s*Order\s{3,}|\bOn order of the Court\b/.test(head);

function contractType(title: string, head: string): DocumentTypeId {
  const named = TITLES.find(([, words]) => words.test(title))?.[0];
  if (named && named !== 'contract-agreement') return named;
  const itself =
    /\b[Tt]his ([A-Z][\w&’' -]{2,80}?(?:Agreement|Contract|Lease|Note|Guaranty|Amendment))\b/.exec(
      head,
    )?.[1];
  return TITLES.find(([, words]) => words.test(itself ?? ''))?.[0] ?? 'contract-agreement';
}

function paperType(title: string, head: string, text: string): DocumentTypeId {
  const named = PAPER_TITLES.find(([, words]) => words.test(title))?.[0];
  if (named) return named;
  for (const line of head.split(/[\n\f]/)) {
    const words = line.trim();
    if (words.length < 5 || words.length > 120 || /[a-z]{3}/.test(words)) continue;
    const found = PAPER_TITLES.find(([, expression]) => expression.test(words))?.[0];
    if (found) return found;
  }
  if (/\bIT IS (?:HEREBY |SO )?(?:ORDERED|ADJUDGED)\b/i.test(text)) return 'order';
  if (/\bPRAYER FOR RELIEF\b|\bFIRST CAUSE OF ACTION\b/i.test(text)) return 'complaint';
  return /\bmoves? (?:this|the) (?:Honorable )?Court\b/i.test(text) ? 'legal-motion' : 'notice';
}

const isDemand = (text: string): boolean =>
  /\bcease(?:s)? and desist\b|\bimmediately (?:cease|stop)\b|\bdemands? that you\b/i.test(text);
