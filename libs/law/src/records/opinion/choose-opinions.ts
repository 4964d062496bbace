import type { OpinionKind } from './structure.js';

/** Words by which the sources name an opinion's kind, the more particular first. */
const KINDS: readonly (readonly [words: RegExp, kind: OpinionKind])[] = [
  [/in-?part|partial/, 'concurrence-in-part'],
  [/combined/, 'combined'],
  [/plurality/, 'plurality'],
  [/concur/, 'concurrence'],
  [/dissent/, 'dissent'],
  [/lead|majority|una[nm]imous|per-?curiam/, 'lead'],
  [/addendum/, 'addendum'],
  [/remittitur/, 'remittitur'],
  [/rehearing/, 'rehearing'],
  [/strike/, 'on-motion-to-strike'],
  [/merits/, 'on-the-merits'],
];

/** `020lead`, `lead-opinion`, `majority`, `concurring-in-part-and-dissenting-in-part` … */
export function opinionKind(name: string | null | undefined): OpinionKind {
  const text = (name ?? '').toLowerCase().replace(/[\s_]+/g, '-');
  return KINDS.find(([words]) => words.test(text))?.[1] ?? 'unknown';
}

const MAIN = new Set<OpinionKind>(['lead', 'plurality']);
/** Separate opinions must hold about as much as the combined text to take its place. */
const WHOLE = 0.6;

/**
 * One of two: a source may hold the same text combined and split into its opinions. Split is
 * better, as long as it is whole. The main opinion comes first, the others stay in their order.
 */
export function chooseOpinions<T extends { kind: OpinionKind }>(
  opinions: readonly T[],
  lengthOf: (opinion: T) => number,
): T[] {
  const filled = opinions.filter((opinion) => lengthOf(opinion) > 0);
  const combined = filled.filter(({ kind }) => kind === 'combined');
  const separate = filled.filter(({ kind }) => kind !== 'combined');
  const total = (list: T[]) => list.reduce((sum, opinion) => sum + lengthOf(opinion), 0);
  const splitIsWhole =
    separate.some(({ kind }) => MAIN.has(kind)) && total(separate) >= WHOLE * total(combined);
  const chosen = combined.length === 0 || splitIsWhole ? separate : combined;
  const main = chosen.findIndex(({ kind }) => MAIN.has(kind));
  if (main <= 0) return chosen;
  return [chosen[main]!, ...chosen.slice(0, main), ...chosen.slice(main + 1)];
}
