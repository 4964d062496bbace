import type { Treatment } from '@casewright/contracts';

/** What a verb says about the case that is its object. */
export interface Signal {
  kind: Treatment | null;
  /** What it says when it is refused: "we decline to follow". */
  refused?: Treatment;
  /** The verb with its endings, without anchors. */
  verb: string;
  /** Whether a case known by its short name alone may be the object: "we overrule Bowers". */
  named?: true;
  /** Only as something done to the case directly, since the passive means something else. */
  only?: 'active';
  /** Must follow the case, or the verb, within the same clause. */
  needs?: RegExp;
}

export const SIGNALS: readonly Signal[] = [
  { kind: 'overruled', verb: 'overrul(?:e|es|ed|ing)|repudiat(?:e|es|ed|ing)', named: true },
  { kind: 'abrogated', verb: 'abrogat(?:e|es|ed|ing)', named: true },
  { kind: 'superseded', verb: 'supersed(?:e|es|ed|ing)|supercede[sd]?', named: true },
  { kind: 'criticised', verb: 'disapprov(?:e|es|ed|ing)|critici[sz](?:e|es|ed|ing)', named: true },
  { kind: 'questioned', verb: 'question(?:s|ed|ing)?|doubt(?:s|ed|ing)?', named: true },
  {
    kind: 'questioned',
    verb: 'no longer (?:good law|controlling|authoritative|viable|valid|tenable|binding)',
    named: true,
  },
  {
    kind: 'limited',
    verb: 'limit(?:s|ed|ing)?|confin(?:e|es|ed|ing)|restrict(?:s|ed|ing)?',
    named: true,
    needs: /\bto\b/,
  },
  { kind: 'distinguished', verb: 'distinguish(?:es|ed|ing|able)?', named: true },
  { kind: 'reaffirmed', verb: 'reaffirm(?:s|ed|ing)?', named: true },
  {
    kind: 'followed',
    refused: 'not followed',
    verb: 'follow(?:s|ed)?(?!\\s+from)|adher(?:e|es|ed|ing) to',
    named: true,
  },
  { kind: null, refused: 'limited', verb: 'extend(?:ed|ing)?', named: true, only: 'active' },
  { kind: 'explained', verb: 'explain(?:s|ed|ing)?|clarif(?:y|ies|ied|ying)', only: 'active' },
  { kind: 'affirmed', verb: "affirm(?:ed|ing)|aff['’]?[dg]\\.?" },
  { kind: 'reversed', verb: "revers(?:ed|ing)|rev['’]?[dg]\\.?" },
  { kind: 'vacated', verb: "vacat(?:ed|ing)|vac['’]?[dg]\\.?", named: true },
];

/**
 * In the contract's order, which a spec verifies. Importing the contract would load its validation,
 * 12 MB, into every import thread.
 */
const GRAVITY: Readonly<Record<Treatment, number>> = {
  overruled: 0,
  reversed: 1,
  abrogated: 2,
  superseded: 3,
  vacated: 4,
  'not followed': 5,
  criticised: 6,
  questioned: 7,
  limited: 8,
  distinguished: 9,
  affirmed: 10,
  reaffirmed: 11,
  followed: 12,
  explained: 13,
};

/** Lower is graver. */
export function gravity(kind: Treatment): number {
  return GRAVITY[kind];
}
