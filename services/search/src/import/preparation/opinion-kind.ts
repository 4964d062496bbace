import type { OpinionKind } from '../../library/opinion.entity.js';

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
