import type { Token } from '@casewright/law/sentences';
import { nounPhraseEnd } from '../../text/grammar.js';
import type { Sentence } from '../../text/reading.js';
import { toActive } from '../../verbs/active.js';
import { type Passive, sentencePassives } from '../../verbs/passive.js';
import { inSentences } from '../in-sentences.js';
import type { Match, Rule } from '../rule.js';

/** An agent phrase of more words is a reason for the passive: the long part comes last. */
const LONG_AGENT = 7;

/** People and bodies that act, by their ending or by name. */
const ACTORS =
  /(?:er|[st]or|ee|ist|ian|ant|man|men|woman|women|person|people|owner|lawyer|buyer)s?$|^(?:courts?|judges?|jury|juries|jurors?|justices?|panel|state|government|police|company|companies|corporation|board|commission|agency|agencies|department|bureau|legislature|congress|senate|house|council|county|city|town|parties|party|counsel|attorneys?|tenants?|clients?|banks?|firm|union|sheriff|clerk|marshal|deputy|deputies|guard|guards|agents?|witnesses|witness|students?|parents?|mother|father|brother|sister|son|daughter|wife|husband|uncle|aunt|widow|heirs|child|children|friends?|neighbors?|victims?|decedent|magistrate|arbitrator|majority|dissent|circuit|nurse|mechanic|partners?|directors?|association|bureau|school|university|hospital|church|committee|bank|insurer|carrier|estate|group|crowd|mob|staff|team|members?|president|governor|mayor|secretary|prosecution|defense|expert|dog|press|seller|user|laboratory|laboratories|recipient|respondent|appellant|relators?|applicants?|judges)$/;
/** Words with such an ending that nobody is. */
export const THINGS =
  /^(?:orders?|letters?|numbers?|matters?|papers?|powers?|answers?|water|weather|computers?|errors?|factors?|behavior|members?hip|rather|either|other|others|another|fever|liquor|motor|tractor|color|odor|manner|chapter|register|charter|center|counter|paper|danger|anger|finger|cover|contract|warrants?|grants?|plants?|covenants?|fee|fees|degrees?|committees|guarantees?|disaster|winter|summer|tower|barrier|trailer|container|cancer|cylinder|bumper|elevator|reactor|vector|sector|consider|after|under|over|fact|consent|conveyor|timber|lumber|rubber|leather|butter|doors?|floors?|river)$/;

export const passiveAgent: Rule = {
  id: 'passive-agent',
  name: 'Passive with its actor last',
  family: 'verbs',
  severity: 'low',
  why: 'Whoever acts is named anyway; put in front, the actor gives the sentence its subject and saves “was” and “by”.',
  source: 'Garner, The Redbook, on voice; Wydick, Plain English for Lawyers',
  matches: [
    '[[The motion was denied by the court]].',
    '[[The fence was built by the owner]] in 2004.',
  ],
  passes: ['The motion was denied.'],
  check: (paragraph) =>
    inSentences(paragraph, (sentence) =>
      sentencePassives(sentence).flatMap((passive) => matchOf(paragraph.text, sentence, passive)),
    ),
};

/** Names of days, months, and texts. */
const NAMES_NOBODY =
  /^(?:January|February|March|April|May|June|July|August|September|October|November|December|[A-Z][a-z]+day|Amendment|Act|Code|Constitution|Rules?|Section|Article|Clause|Statutes?|Title|Appendix|Exhibit|Agreement|Order|Treaty|Ordinance|Chapter|[A-Z]+)$/;

export const isActor = ({ lower, pos, text }: Token): boolean =>
  !NAMES_NOBODY.test(text) &&
  ((pos === 'PROPN' && /^\p{Lu}/u.test(text)) || (ACTORS.test(lower) && !THINGS.test(lower)));

/** The last word of a phrase that ends before `end`: of `Acme Corp.` it is not the stop. */
const headOf = (tokens: readonly Token[], end: number): Token =>
  tokens[end - 1]!.text === '.' ? tokens[end - 2]! : tokens[end - 1]!;

function matchOf(text: string, sentence: Sentence, passive: Passive): Match[] {
  const { tokens } = sentence;
  if (passive.by === null) return [];
  const end = nounPhraseEnd(tokens, passive.by + 1);
  const words = end - passive.by - 1;
  if (words === 0 || words > LONG_AGENT || !isActor(headOf(tokens, end))) return [];
  const next = tokens[end];
  if (/^(?:who|which|whose|'|’|§)$/.test(next?.lower ?? '') || next?.kind === 'number') return [];
  // “Insurance Corp. of Ireland”: the name continues, and may be that of a case.
  if (tokens[end - 1]!.text === '.' && next?.lower === 'of') return [];
  const agent = text.slice(tokens[passive.by + 1]!.start, tokens[end - 1]!.end);
  const remark = `Here the actor, “${agent},” comes after the act.`;
  const active = toActive(text, sentence, passive);
  if (active) {
    const { words: put, ...span } = active;
    return [{ ...span, remark, replacement: { text: put, safe: true } }];
  }
  return [{ start: tokens[passive.from]!.start, end: tokens[end - 1]!.end, remark }];
}
