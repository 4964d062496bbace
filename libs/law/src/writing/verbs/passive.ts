import type { Token } from '@casewright/law/sentences';
import type { Sentence } from '../text/reading.js';

/** A passive verb: from its first auxiliary to its participle. Indexes of the sentence's tokens. */
export interface Passive {
  from: number;
  to: number;
  /** The form of *be*, or `get`. */
  be: number;
  participle: number;
  /** Index of `by` before someone who acts. */
  by: number | null;
}

const BE = new Set("is are was were be been being isn't aren't wasn't weren't am".split(' '));
const GET = new Set('get gets got gotten getting'.split(' '));
/** What may be between *be* and the participle. */
const BETWEEN = new Set(
  'not neither never also only then thus hereby again already always often once still either both all each first now so later ever even nevertheless therefore however hereinafter'.split(
    ' ',
  ),
);
const AUXILIARIES = new Set(
  "shall must may will can could should would might cannot has have had to not never do does did hasn't haven't hadn't won't can't".split(
    ' ',
  ),
);
/** Participles that say what a thing is like, not what was done to it. */
const ADJECTIVES = new Set(
  'concerned interested located situated related unrelated based entitled married supposed used accustomed involved limited unlimited satisfied dissatisfied convinced inclined disposed opposed bound obliged aged alleged advanced aggrieved mistaken prejudiced tired retired deceased distressed worried pleased surprised disappointed committed dedicated experienced skilled qualified unqualified complicated detailed distinguished educated estimated fixed hurried isolated justified unjustified privileged reserved sophisticated talented unaffected unchanged unclear unfounded unprecedented unpublished unreported unsupported untimely unwarranted warranted well-founded ill-advised so-called outdated indebted confused prepared unprepared gone'.split(
    ' ',
  ),
);
/** Verbs that keep an object in the passive: `was denied bail`, `were told lies`. */
const TAKES_OBJECT =
  /^(?:denied|awarded|given|offered|granted|told|sent|shown|taught|asked|charged|assigned|issued|left|refused|appointed|elected|named|called|found|held|made|deemed|considered|declared|adjudged|rendered|allowed|served|accorded|afforded|guaranteed|promised|sold|loaned|filed|paroled|fined|owed|entered|dismissed|affirmed|decided|argued|born|tried|signed|raised|submitted|mailed|enacted|sentenced|executed|fed|caused|kept|spared|handed|lent)$/;

const IRREGULAR = new Set(
  'been beaten begun bound broken brought built bought caught chosen cut dealt drawn driven fed felt fought found forbidden forgotten forgiven given grown heard held hidden hit hurt kept known laid led left lent let lost made meant met overseen overtaken overthrown paid put read rewritten run said seen sought sold sent set shaken shot shown shut spoken spent stolen struck sworn taken taught told thought thrown undergone understood undertaken upheld withdrawn withheld won worn written bred sued split spread stricken proven torn told foreseen overridden overcome borne frozen cast bid rid spun swung thrust woven sunk rung drunk eaten ridden stuck slain'.split(
    ' ',
  ),
);

export function sentencePassives({ tokens }: Sentence): Passive[] {
  const found: Passive[] = [];
  for (let i = 0; i < tokens.length; i++) {
    const token = tokens[i]!;
    if (token.masked || !(BE.has(token.lower) || isGet(token))) continue;
    const participle = participleAfter(tokens, i);
    if (participle < 0) continue;
    found.push({
      from: firstAuxiliary(tokens, i),
      to: participle + 1,
      be: i,
      participle,
      by: byAfter(tokens, participle),
    });
    i = participle;
  }
  return found;
}

const isGet = ({ lower }: Token): boolean => GET.has(lower);

function participleAfter(tokens: readonly Token[], be: number): number {
  for (let i = be + 1; i < Math.min(tokens.length, be + 6); i++) {
    const token = tokens[i]!;
    if (token.masked || token.kind !== 'word') return -1;
    if (BE.has(token.lower)) return -1;
    if (isParticiple(tokens, i)) return i;
    if (!BETWEEN.has(token.lower) && !(token.pos === 'ADV' || /ly$/.test(token.lower))) return -1;
  }
  return -1;
}

function isParticiple(tokens: readonly Token[], i: number): boolean {
  const { lower } = tokens[i]!;
  if (!IRREGULAR.has(lower) && !/..ed$/.test(lower)) return false;
  const next = tokens[i + 1];
  if (ADJECTIVES.has(lower) && byAfter(tokens, i) === null) return false;
  // "They were armed men", "it is settled law": a participle right before its noun describes it.
  return next?.pos !== 'NOUN' || next.masked || TAKES_OBJECT.test(lower);
}

function firstAuxiliary(tokens: readonly Token[], be: number): number {
  let from = be;
  while (from > 0 && isAuxiliary(tokens[from - 1]!)) from--;
  while (from < be && /^(?:to|not|never)$/.test(tokens[from]!.lower)) from++;
  return from;
}

const isAuxiliary = (token: Token): boolean =>
  !token.masked && (AUXILIARIES.has(token.lower) || BE.has(token.lower));

/** Words after `by` that say how, when, or where, and not who. */
const NO_AGENT =
  /^(?:virtue|reason|means|way|operation|mistake|accident|default|law|statute|itself|themselves|himself|herself|now|then|noon|midnight|hand|mail|email|fax|telephone|phone|wire|check|cash|consent|contract|agreement|implication|analogy|definition|clear|and|far|about|at|\w+ing)$/;

function byAfter(tokens: readonly Token[], participle: number): number | null {
  const next = tokens[participle + 1];
  const by =
    next?.lower === 'by'
      ? participle + 1
      : next &&
          (/ly$/.test(next.lower) || next.pos === 'ADV') &&
          tokens[participle + 2]?.lower === 'by'
        ? participle + 2
        : -1;
  const agent = by < 0 ? undefined : tokens[by + 1];
  if (!agent || NO_AGENT.test(agent.lower) || agent.kind === 'number') return null;
  return by;
}
