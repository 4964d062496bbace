import { isRole, type Token } from '@casewright/law/sentences';
import { shapeOf } from '../../text/grammar.js';
import { inflect } from '../../verbs/inflect.js';
import { inSentences } from '../in-sentences.js';
import type { Match, Rule } from '../rule.js';
import { isActor, THINGS } from '../verbs/passive-agent.js';

const LEADS = /^(?:after|before|while|when|upon|by|in|since|without)$/;
/** They are prepositions by now, or tell how the writer speaks. */
const FREE =
  /^(?:considering|assuming|given|following|concerning|regarding|respecting|including|depending|according|judging|speaking|barring|beginning|starting|notwithstanding|pending|during|failing|turning|touching|owing|excepting|excluding|allowing|granting|taking|putting|leaving|looking|viewing|viewed|generally|being)$/;
/** Persons, and bodies of persons. */
const ACTS =
  /(?:[eo]r|ist|[ea]nt|ee|ian|m[ae]n|ty|ury|ture|body|gress|parliament|people|panel|police)s?$/;

export const dangling: Rule = {
  id: 'dangling-modifier',
  name: 'Opening words that hang in the air',
  family: 'mechanics',
  severity: 'low',
  why: 'Who does what the opening words say is the subject behind the comma, and that subject cannot do it.',
  source: 'Garner’s Modern English Usage, on danglers; The Redbook, on dangling modifiers',
  matches: [
    '[[After reviewing the ledger, it]] is clear that the bank erred.',
    '[[Having studied the map twice, two roads]] puzzle me. [[Walking to the gate, the siren]] sounded.',
    '[[Having missed the deadline, the appeal]] was dismissed. [[As a nurse, the dosage]] looked wrong to me.',
  ],
  passes: [
    'After reviewing the ledger, she saw the mistake. Having missed the deadline, the lender lost.',
  ],
  check: (paragraph) =>
    inSentences(paragraph, ({ tokens }) => {
      const found = hangsIn(tokens);
      return found.length > 0 ? found : mindsIn(tokens);
    }),
};

/** `After reviewing the file,`: an act with an object, as `having expired` may be said of a lease. */
const OPENING = /^[ASB]?GV?[DRP][^,XV]*(?:(?<=D)X)?,(?=[DJ][JN]*NX{1,2}V|RX[JBD])/;

/** Only somebody who sees and thinks does these, whatever verb follows. */
const MINDS =
  'sign file draft hire pay testify agree negotiate retain interview arrest notify warn decide choose promise marry apply park plead settle buy purchase rent borrow read review consider examine hear see study inspect visit drive walk learn notice discover watch compare listen speak talk meet ask search sit wait sleep think weigh write work sign run travel rush eat shop believe know hope intend try rely argue'.split(
    ' ',
  );
const MINDING = new Set(MINDS.map((verb) => inflect(verb).gerund));
/** `Having read it twice, three points trouble me`: the doer is an object, or is not there at all. */
const ACTIVE = /^[AS]?[GN]V?(?:TV|[^XVM,;])*,[DR#][J#]*N+(?=[VX]|N[ORD])/;

/** `As a nurse, the dosage looked wrong to me` */
const AS_PERSON = /^[AS]D[BJ]*N+[^XVM,;]*,[DR#][J#]*N+(?=[VX])/;

function mindsIn(tokens: readonly Token[]): Match[] {
  const shape = shapeOf(tokens);
  const from = LEADS.test(tokens[0]?.lower ?? '') ? 1 : 0;
  const [first, second] = [tokens[from], tokens[from + 1]];
  const isPerson =
    first?.lower === 'as' && acts(tokens[(/^[AS]D[BJ]*N+/.exec(shape)?.[0].length ?? 0) - 1]);
  const isMind =
    (MINDING.has(first?.lower ?? '') && !FREE.test(first!.lower) && tokens[0]!.lower !== 'in') ||
    (first?.lower === 'having' && MINDS.includes(second?.lemma ?? ''));
  const opening = isPerson ? AS_PERSON : ACTIVE;
  const head = tokens[(opening.exec(shape)?.[0].length ?? 0) - 1];
  return head && (isMind || isPerson) && !acts(head) && head.text === head.lower
    ? [hanging(tokens, first!, head)]
    : [];
}

const acts = (head: Token | undefined): boolean =>
  head !== undefined &&
  (isActor(head) || isRole(head.lower) || (ACTS.test(head.lower) && !THINGS.test(head.lower)));

const hanging = (tokens: readonly Token[], { text }: Token, head: Token): Match => ({
  start: tokens[0]!.start,
  end: head.end,
  remark: `“${text}” is said here of “${head.text}.”`,
});

function hangsIn(tokens: readonly Token[]): Match[] {
  const from = LEADS.test(tokens[0]?.lower ?? '') ? 1 : 0;
  const shape = /ing$/.test(tokens[from]?.lower ?? '')
    ? shapeOf(tokens).replace(/^([AS])N(?=[DR])/, '$1G')
    : shapeOf(tokens);
  const at = OPENING.exec(shape)?.[0].length ?? 0;
  if (at === 0 || FREE.test(tokens[from]!.lower)) return [];
  const be = shape.indexOf('X', at);
  const [head, helper] = [tokens[be - 1]!, tokens[be]!];
  const isIdle = shape[be - 1] === 'N' ? !ACTS.test(head.lower) : /^(?:it|there)$/.test(head.lower);
  if (!isIdle || isRole(head.lower) || !/^(?:is|was|are|were)$/.test(helper.lower)) return [];
  return [hanging(tokens, tokens[from]!, head)];
}
