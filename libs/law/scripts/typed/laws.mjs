/** Statutes, regulations, constitutions, rules, session laws, treaties, and what legislatures print. */
import { courtWords } from './courts.mjs';
import { COURTS, SESSION_LAWS, STATES } from './data.mjs';
import { date, pin } from './dates-and-pages.mjs';
import FORMS from './law-forms.json' with { type: 'json' };
import { codeOf, constitution, restatement } from './law-names.mjs';
import { sections } from './law-numbers.mjs';
import { ACTS, TREATIES } from './words.mjs';

const { templates: TEMPLATES, words: WORDS } = FORMS;
const ROMAN = 'I II III IV V VI VII VIII IX X XI XII XIII XIV XV'.split(' ');
const DISTRICTS = COURTS.filter(({ citation }) => /^(?:[NSEWMC]\.)?D\. /.test(citation));
const GROUPS = {
  federal: 4,
  state: 7,
  regulation: 3.5,
  constitution: 4,
  rule: 4,
  public: 4,
  session: 2,
  uniform: 2.5,
  restatement: 2.5,
  treaty: 2,
  legislative: 2.5,
  order: 1.5,
};
const LOTS = Object.entries(GROUPS).flatMap(([group, share]) =>
  Array.from({ length: share * 2 }, () => TEMPLATES[group]),
);

/** Codes and regulations. */
const codes = (r, state) => ({
  usc: r.pick(WORDS.usc),
  cfr: r.pick(WORDS.cfr),
  fr: r.pick(WORDS.fr),
  reg: r.pick([
    `${state.name} Administrative Code`,
    `${state.abbreviation} Admin. Code`,
    `Code of ${state.name} Regulations`,
    `${state.abbreviation} Code Regs.`,
    'Treas. Reg.',
    'Treasury Regulation',
    'Cal. Code Regs. tit. 8,',
    'New York Codes, Rules and Regulations',
    'N.Y. Comp. Codes R. & Regs. tit. 22,',
  ]),
  stat: r.pick(WORDS.stat),
  pl: r.pick(WORDS.pl),
  act: r.chance(0.7) ? r.pick(ACTS) : undefined,
  act2: r.int(5, 200),
  ilcs: r.pick(WORDS.ilcs),
  code: codeOf(r),
  chap: r.pick([r.int(1, 300), `${r.int(1, 200)}${r.pick('ABC'.split(''))}`]),
  part: r.int(1, 1999),
  pub: r.pick(WORDS.pub),
  pub2: r.pick(WORDS.pub2),
  rtitle: r.pick(WORDS.rtitle),
});

/** What is counted: volumes, articles, amendments, rules. */
const counted = (r, { state, art, cong }) => ({
  vol: r.int(1, 600),
  page: r.pick([r.int(1, 3000), r.int(1000, 90000), `${r.int(10, 90)},${r.int(100, 999)}`]),
  pubno: `${cong}-${r.int(1, 600)}`,
  pubno2: r.int(1, 9000),
  cno: `${cong}-${r.int(1, 900)}`,
  cong: r.pick([`${cong}th`, `${cong}th`, `${cong}`, 'One Hundred Eleventh']),
  const: constitution(r),
  art,
  amend: r.pick([r.pick(ROMAN), r.pick(ROMAN), r.int(1, 27)]),
  ordinal: r.pick(WORDS.words),
  cl: r.int(1, 18),
  word: r.pick(WORDS.numbers),
  word2: r.pick(WORDS.numbers),
  word3: r.pick(WORDS.numbers),
  preamble: r.pick(WORDS.preamble),
  repealed: r.pick(WORDS.repealed),
  local: r.pick(WORDS.local),
  district: courtWords(r.pick(DISTRICTS), r),
  rules: r.chance(0.75)
    ? r.pick(WORDS.rules)
    : `${r.pick([state.name, state.abbreviation])} ${r.pick(WORDS.state_rules)}`,
  circuitrule: `${r.pick(['1st', '2d', '2nd', '3d', '3rd', '5th', '7th', '8th', '9th', '11th', 'Ninth', 'D.C.', 'Fed.', 'Federal'])} ${r.pick(['Cir.', 'Circuit', 'Cir'])} ${r.pick(['R.', 'Rule', 'rule', 'L.R.', 'local rule'])}`,
  cmt: r.pick(WORDS.cmt),
});

/** What is named: session laws, treaties, bills, orders. */
const named = (r, state) => ({
  session: r.chance(0.7)
    ? r.pick(SESSION_LAWS).replace(/^.*<year>/, '')
    : r.pick([
        `${state.abbreviation} Laws`,
        `${state.abbreviation} Acts`,
        `${state.name} Laws`,
        `${state.name} Statutes`,
        `Laws of ${state.name}`,
        `${state.abbreviation} Stats.`,
        `Session Laws of ${state.name}`,
        `Acts of ${state.name}`,
        `Laws of ${state.name}`,
        `${state.name} Session Laws`,
        `${state.name} Acts`,
        `${state.abbreviation} Stat.`,
      ]),
  uni: r.pick(WORDS.uniform_codes),
  rest: restatement(r),
  treaty: r.pick(TREATIES),
  parties: r.pick(WORDS.parties),
  ts: r.pick(WORDS.ts),
  tias: r.pick(WORDS.tias),
  bill: r.pick(WORDS.bill),
  rep2: r.pick(WORDS.rep2),
  crec: r.pick(['Cong. Rec.', 'Congressional Record', 'Cong Rec']),
  order: r.pick(WORDS.order),
  otitle: r.pick(WORDS.otitle),
  ono: r.pick([`${r.int(10, 14)},${r.int(100, 999)}`, r.int(6000, 14100)]),
  pin: pin(r, r.int(1, 3000)),
});

/** A law's templates with its fields. */
export function law(r) {
  const state = r.pick(STATES);
  const art = r.pick([r.pick(ROMAN), r.pick(ROMAN), r.int(1, 40)]);
  const cong = r.int(80, 118);
  const fields = {
    ...date(r),
    ...sections(r),
    ...codes(r, state),
    ...counted(r, { state, art, cong }),
    ...named(r, state),
  };
  return [r.pick(LOTS), fields];
}
