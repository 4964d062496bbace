import {
  DOCUMENT_FAMILIES,
  DOCUMENT_TYPES,
  type DocumentFamily,
  type DocumentType,
  type DocumentTypeId,
} from '@casewright/contracts';
import type { TextSpan } from '../../extracted-text.js';
import { SIGNALS } from './family-signals.js';
import { PAPER_TITLES, TITLES } from './titles.js';
import { HEAD, typeWithin } from './type-within.js';

/** Characters at the end that carry what a document says about itself. */
const TAIL = 6_000;
/** Longer documents say what they are well within this. */
const MIDDLE = 200_000;
/** Weights that add up to less say nothing. */
const ENOUGH = 4;
/** The weight at which nothing more is needed. */
const CERTAIN = 12;
const EVIDENCE = 5;

interface Hit extends TextSpan {
  weight: number;
}

/**
 * What a document is, by what it says about itself: its title, its formal words, its end.
 *
 * @param title the document's own title, where it has one
 */
export function classify(text: string, title: TextSpan | null): DocumentType {
  const hits = hitsByFamily(text, title);
  const ranked = DOCUMENT_FAMILIES.map((family) => {
    const found = hits.get(family) ?? [];
    return { family, found, score: found.reduce((sum, { weight }) => sum + weight, 0) };
  }).sort((a, b) => b.score - a.score);
  const [best, second] = ranked;
  if (!best || best.score < ENOUGH) return typed('other', 0.3, [], text);
  const margin = (best.score - (second?.score ?? 0)) / best.score;
  const confidence = Math.min(1, best.score / CERTAIN) * (0.6 + 0.4 * margin);
  const evidence = best.found.sort((a, b) => b.weight - a.weight || a.start - b.start);
  const type = typeWithin(best.family, text, title);
  // A paper without its own title in which a court speaks is that court's opinion.
  const speaks = type === 'notice' && (hits.get('opinion')?.length ?? 0) > 1 && !title;
  return typed(speaks ? 'opinion' : type, confidence, evidence, text);
}

function typed(
  type: DocumentTypeId,
  confidence: number,
  evidence: readonly Hit[],
  text: string,
): DocumentType {
  const { label, family } = DOCUMENT_TYPES[type];
  return {
    type,
    label,
    family,
    confidence: Math.round(confidence * 100) / 100,
    evidence: evidence.slice(0, EVIDENCE).map(({ start, end }) => {
      const to = Math.min(end, start + 120);
      return { quote: text.slice(start, to), start, end: to };
    }),
  };
}

function hitsByFamily(text: string, title: TextSpan | null): Map<DocumentFamily, Hit[]> {
  const zones = {
    head: { from: 0, words: text.slice(0, HEAD) },
    tail: { from: Math.max(0, text.length - TAIL), words: text.slice(-TAIL) },
    text: { from: 0, words: text.slice(0, MIDDLE) },
  };
  const hits = new Map<DocumentFamily, Hit[]>();
  const add = (family: DocumentFamily, hit: Hit): void => {
    hits.set(family, [...(hits.get(family) ?? []), hit]);
  };
  for (const { family, weight, in: zone, words } of SIGNALS) {
    const { from, words: searched } = zones[zone];
    const match = words.exec(searched);
    if (!match) continue;
    const start = from + match.index + (match[0].length - match[0].trimStart().length);
    add(family, { start, end: start + match[0].trim().length, weight });
  }
  const named = title && familyOfTitle(text.slice(title.start, title.end));
  if (title && named) add(named, { ...title, weight: named === 'memo' ? 4 : 7 });
  return hits;
}

/** A title that names its kind of document speaks for the family of that kind. */
function familyOfTitle(title: string): DocumentFamily | null {
  if (PAPER_TITLES[0]![1].test(title)) return 'opinion';
  if (/\bmemorandum\b(?! of (?:law|points)| in | opinion| and order| decision)/i.test(title))
    return 'memo';
  if (PAPER_TITLES.some(([, words]) => words.test(title))) return 'court-paper';
  return TITLES.some(([, words]) => words.test(title)) ? 'contract' : null;
}

/** Whether a court speaks in it, and not a party. */
export const decides = ({ type }: DocumentType): boolean =>
  type === 'opinion' || type === 'order' || type === 'judgment';
