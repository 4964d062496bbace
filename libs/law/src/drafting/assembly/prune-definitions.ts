import type { Facts } from '../source/condition.js';
import { holds } from '../source/condition.js';
import type { BodyNode, ParagraphNode } from '../source/parse-body.js';
import type { Inline } from '../source/parse-inline.js';

/**
 * Leaves out the definitions whose terms nothing uses, until none is left, and puts the others in
 * the order of the alphabet.
 */
export function pruneDefinitions(nodes: readonly BodyNode[], facts: Facts): BodyNode[] {
  let kept = [...nodes];
  for (;;) {
    const used = kept.filter((node) => !isDefinition(node) || isUsed(node, kept, facts));
    if (used.length === kept.length) return inOrder(kept, facts);
    kept = used;
  }
}

const isDefinition = (node: BodyNode): node is ParagraphNode =>
  node.kind === 'paragraph' && node.defines;

function isUsed(definition: ParagraphNode, nodes: readonly BodyNode[], facts: Facts): boolean {
  const terms = termsOf(definition.words, facts);
  return nodes.some((node) => {
    if (node === definition) return false;
    const words =
      node.kind === 'paragraph' ? node.words : node.kind === 'section' ? node.heading : [];
    const text = plain(words, facts);
    return terms.some((term) => usesTerm(text, term));
  });
}

/** The term itself, its plural or its possessive, as a whole and not within a longer term. */
export function usesTerm(text: string, term: string): boolean {
  const stem = term.replace(/(?:y|ies)$/, '').replace(/s$/, '');
  if (!text.includes(stem)) return false;
  const ending = /(?:y|ies)$/.test(term) ? '(?:y|ies)' : 's?';
  return new RegExp(
    `(?<![\\w“])${stem.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')}${ending}(?!\\w)`,
  ).test(text);
}

function inOrder(nodes: readonly BodyNode[], facts: Facts): BodyNode[] {
  const sorted = nodes
    .filter(isDefinition)
    .sort((a, b) => firstTerm(a, facts).localeCompare(firstTerm(b, facts), 'en'));
  let next = 0;
  return nodes.map((node) => (isDefinition(node) ? sorted[next++]! : node));
}

const firstTerm = (node: ParagraphNode, facts: Facts): string =>
  termsOf(node.words, facts)[0] ?? '';

function termsOf(words: readonly Inline[], facts: Facts): string[] {
  return chosen(words, facts).flatMap((word) => (word.kind === 'term' ? [word.text] : []));
}

const plain = (words: readonly Inline[], facts: Facts): string =>
  chosen(words, facts)
    .map((word) =>
      word.kind === 'text' ? word.text : word.kind === 'term' ? `“${word.text}”` : ' ',
    )
    .join('');

function chosen(words: readonly Inline[], facts: Facts): Inline[] {
  return words.flatMap((word) =>
    word.kind === 'choice'
      ? chosen(holds(word.condition, facts) ? word.yes : word.no, facts)
      : [word],
  );
}
