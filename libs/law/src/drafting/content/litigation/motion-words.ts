import type { TemplateJurisdiction } from '@casewright/contracts';
import { asSet } from '../../source/as-set.js';
import type { Composer } from '../../source/template-source.js';
import { alternatives, type Facts, groundsOf, list, rulesOf, UNDER } from './motion-rules.js';
import { kindTitleOf, paperTitleOf, titleOf } from './motion-titles.js';

/** `under Fed. R. Civ. P. 12(b)(2) and 12(b)(6), for lack of personal jurisdiction and …`. */
function basisOf(facts: Facts): string | null {
  const grounds = groundsOf(facts);
  const rules = rulesOf(grounds, facts);
  const place = Object.keys(UNDER).find((each) => facts.has(each)) as TemplateJurisdiction;
  const under = rules.length > 0 ? `under ${UNDER[place]!.replace('@', () => list(rules))}` : '';
  const reasons = grounds.length > 0 ? `for ${list(grounds.map(({ words }) => words))}` : '';
  const mended =
    rules.length === 1 ? under.replace('§§', '§').replace(/(Rule|section)s/, '$1') : under;
  return [mended, reasons].filter(Boolean).join(', ') || null;
}

/** The order that such a motion asks for, where the requirements give none in their own words. */
function reliefOf(facts: Facts): string | null {
  const grounds = groundsOf(facts).map(({ fact }) => fact);
  const on = (...any: string[]): boolean => grounds.some((fact) => any.includes(fact));
  const [california, texas] = [facts.has('california'), facts.has('texas')];
  const quashed = california && on('pj', 'process', 'service');
  const demurs = california && (on('smj', 'claim', 'joinder') || facts.has('definite'));
  const movesVenue = (california || texas) && on('venue');
  const dismissed = california ? false : grounds.some((fact) => !(movesVenue && fact === 'venue'));
  const prejudice = facts.has('with-prejudice') ? ' with prejudice' : '';
  const leave = facts.has('no-leave') ? ' without leave to amend' : '';
  const asked: [boolean, string][] = [
    [quashed, 'quashing service of the summons'],
    [texas && on('pj'), 'sustaining the special appearance'],
    [movesVenue, 'transferring the action to a court of proper venue'],
    [demurs, `sustaining the demurrer to the complaint${leave}`],
    [
      dismissed,
      facts.has('england')
        ? 'striking out the statement of case'
        : `dismissing the complaint${prejudice}${leave}`,
    ],
    [facts.has('pleadings'), 'granting judgment on the pleadings'],
    [facts.has('definite') && !california, 'requiring a more definite statement'],
    [facts.has('strike') || facts.has('anti-slapp'), 'striking the matter identified below'],
    [facts.has('in-limine'), 'excluding the evidence identified below'],
    [facts.has('suppress'), 'suppressing the evidence identified below and its fruits'],
    [facts.has('remand'), 'remanding the action to the state court from which it was removed'],
    [facts.has('transfer'), 'transferring the action to the court named below'],
    [facts.has('summary-judgment'), 'granting summary judgment'],
    [
      facts.has('compel'),
      facts.has('england')
        ? 'for specific disclosure of the documents identified below'
        : 'compelling the discovery identified below',
    ],
    [facts.has('injunction'), 'restraining the conduct identified below until judgment'],
    [facts.has('extension'), 'extending the time as stated below'],
  ];
  const parts = asked.filter(([holds]) => holds).map(([, words]) => words);
  return parts.length > 0
    ? `an order ${alternatives(parts, facts, 'or, in the alternative,')}`
    : null;
}

const MOVES_AS_PLAINTIFF = ['remand', 'injunction'];
const MOVES_AS_DEFENDANT = ['dismiss', 'suppress', 'anti-slapp', 'definite'];

/** Whoever files: who makes such a motion, or the other side where it is opposed. */
function filerOf(facts: Facts): string | null {
  const sides = facts.has('opposes') ? ['Defendant', 'Plaintiff'] : ['Plaintiff', 'Defendant'];
  if (MOVES_AS_PLAINTIFF.some((fact) => facts.has(fact))) return sides[0]!;
  return MOVES_AS_DEFENDANT.some((fact) => facts.has(fact)) ? sides[1]! : null;
}

/** What a motion says about itself, once its grounds are known. */
export const motionWords: Composer = (facts, values) => {
  const filer = values.get('moving_party')?.text ?? filerOf(facts);
  const said = values.get('paper_title')?.text;
  const sure = titleOf(facts);
  const title = sure ?? (said && asSet(said, 'title')) ?? kindTitleOf(facts);
  const isOwn = facts.has('memorandum') || facts.has('opposes');
  return {
    moving_party: { words: filerOf(facts) },
    paper_title: {
      words: title && paperTitleOf(facts, title, filer),
      ...((sure || isOwn) && { insteadOf: 'requirements' }),
    },
    grounds: { words: basisOf(facts) },
    relief: { words: reliefOf(facts) },
  };
};
