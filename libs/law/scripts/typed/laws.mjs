/** Statutes, regulations, constitutions, rules, session laws, treaties, and what legislatures print. */
import { CODES, SESSION_LAWS, STATES } from './data.mjs';
import { date, pin } from './people.mjs';
import { ACTS, TREATIES } from './words.mjs';

const SUB = [
  '',
  '',
  '',
  '(a)',
  '(b)(1)',
  '(f)(1)',
  '(a)(1)(A)',
  '(c)(2)',
  '(b)(6)',
  '(b)(7)(C)',
  '(a)(2)(B)(ii)',
  '(d)',
  ' (a)',
  '(3)(b)',
];
const number = (r) =>
  r.pick([
    r.int(1, 999),
    r.int(1000, 9999),
    r.int(1500, 2040),
    r.int(1, 60),
    `${r.int(1, 99)}-${r.int(1, 30)}-${r.int(100, 999)}`,
    `${r.int(1, 40)}.${r.int(1, 999)}`,
    `${r.int(100, 999)}.${r.int(1, 99)}`,
    `${r.int(1, 99)}.${r.int(1, 99)}.${String(r.int(10, 990)).padStart(3, '0')}`,
    `${r.int(1000, 3000)}${r.pick(['a', 'e', 'bb', 'd'])}-${r.int(1, 9)}`,
    `${r.int(1, 60)}-${r.int(100, 2000)}`,
    `${r.int(100, 700)}${r.pick(['A', 'F', 'G'])}.${r.int(1, 90)}`,
    `${r.int(1, 9)}:${r.int(10, 99)}-${r.int(1, 20)}`,
    `${r.int(1, 60)}${r.pick('ABC'.split(''))}:${r.int(1, 99)}-${r.int(1, 20)}`,
    `${r.int(100, 700)}:${r.int(1, 30)}-${r.pick('abc'.split(''))}`,
    `${r.int(1, 60)}.${r.int(1, 999)}-${r.int(1, 20)}`,
    `1.${r.int(1, 999)}(${r.pick('abck'.split(''))})(${r.int(1, 9)})-${r.int(1, 9)}`,
    `${r.int(10, 99)}${r.pick(['a', 'b', 'A'])}`,
  ]);
const section = (r) => {
  const one = `${number(r)}${r.pick(SUB)}`;
  const from = r.chance(0.3) ? r.int(1, 30) : r.int(1, 3000);
  return r.chance(0.74)
    ? one
    : r.pick([
        `${from} to ${from + r.int(3, 40)}`,
        `${from}-${from + r.int(3, 40)}`,
        `${from} through ${from + r.int(3, 40)}`,
        `${from}, ${from + 2}`,
        `${from} and ${from + 1}`,
        `${from}, ${from + 1}, and ${from + 5}`,
        `${from} et seq.`,
        `${from}–${from + 7}`,
      ]);
};

const SECTION = '<{sec}|@§{sec}|, @§{sec}|@§{sec}|, @§{sec}>';
const YEAR = '[ <({year})|({pub} {year})|({year})|({pub} Supp. {year})|, {year}>]';
const FEDERAL = [
  `{tnum} {usc:code} <@§{sec}|@§{sec}|{sec}>${YEAR}`,
  `[{act}, ]{tnum} {usc:code} @§{sec}${YEAR}`,
  `@§{sec} of [the ]<Title|title> {tnum}<, | of the | of |, of the >{usc:code}${YEAR}`,
  `<Title|title|tit.> {tnum}<, | | of the |, >{usc:code}<, | >@§{sec}${YEAR}`,
  `<Title|title> {tnum}<, | |, at >@§{sec}< of the |, | of >{usc:code}`,
  `{usc:code}<, | >title {tnum}<, | >@§{sec}`,
  `{act}<, | >@§{sec:sec}<, codified at |, >{tnum} {usc:code} @§{section2:sec}`,
  `{tnum} {usc:code} {sec}`,
  `{tnum} {usc:code}< §|§| §§| § >{sec}`,
  `{act} @§{sec}`,
];
const STATE = [
  `{code} <@§{sec}|@§{sec}|{sec}>${YEAR}`,
  `{code}<, | >@§{sec}${YEAR}`,
  `@§{sec}< of the |, | of >{code}`,
  `{code}<, | ><title|Title|tit.|ch.|chapter|Title> {tnum}<, | >@§{sec}${YEAR}`,
  `<title|tit.|Title> {tnum}<, | >@§{sec}< of the |, >{code}`,
  `{tnum} {code} @§{sec}${YEAR}`,
  `<chapter|Chapter|ch.> {chap}<, | >@§{sec}< of the |, >{code}`,
  `{code} <ch.|chapter|c.> {chap}<, | >@§{sec}${YEAR}`,
  `{code}<, | >art. {art}[, @§{sec}]`,
  `<Article|art.> {art} of the {code}`,
  `[{act}, ]{code} @§{sec}${YEAR}`,
  `{tnum} {ilcs:code} {sec}${YEAR}`,
  `{ilcs:code} ch. {chap}, <act|Act> {act2:art}, @§{sec}`,
];
const REGULATION = [
  `{tnum} {cfr:code} <@§{sec}|{sec}>[ ({year})]`,
  `{tnum} {cfr:code} § {sec} ({year})`,
  `{tnum} {cfr:code} <part|pt.|Part|parts> {part}[ ({year})]`,
  `<Title|title> {tnum}<, | |, of the | of the >{cfr:code}<, | ><@§{sec}|part {part}|Part {part}>[ ({year})]`,
  `@§{sec} of <title|Title> {tnum}<, | of the >{cfr:code}`,
  `<part|Part> {part} of <title|Title> {tnum}<, | of the >{cfr:code}`,
  `{reg:code} @§{sec}[ ({year})]`,
  `{vol} {fr:rep} {page}[@at{pin}] <({month} {day}, {year})|, {month} {day}, {year}|({year})>`,
  `{rtitle:title}@,{vol} {fr:rep} {page}[@at{pin}] <({month} {day}, {year})|({year})|, {month} {day}, {year}>`,
  `{vol} {fr:rep}<, page | at | p. >{page}<, >{month} {day}, {year}`,
];
const CONSTITUTION = [
  `{const:code}<, | ><article|art.|Article|Art.> {art}[<, | >@§{few:sec}][<, | ><clause|cl.|Clause> {cl}]`,
  `{const:code}<, | ><amendment|amend.|Amendment|Amend.|amdt.> {amend}[<, | >@§{few:sec}][<, | ><clause|cl.> {cl}]`,
  `<Article|article|Art.> {art}<, | >[@§{few:sec}<, |, >][<clause|cl.|Clause> {cl}<,| of the|, of the>] {const:code}`,
  `<the |>{ordinal:amend} Amendment[<, | >@§{few:sec}][<, | to the | of the >{const:code}]`,
  `@§{few:sec}< of the | of ><|the >{ordinal:amend} <Amendment|amendment>[< to the | of the |, >{const:code}]`,
  `@§{few:sec}<, | of ><article|Article|art.> {art}< of the |, >{const:code}`,
  `<Article|article> {art}, @§{few:sec}<, | of the >{const:code}`,
  `{const:code}<, | >{art:art}[, @§{few:sec}]`.replace('{art:art}', 'art {art}'),
  `{const:code}<, | >{ordinal:amend} Amendment[<, | >@§{few:sec}]`,
  `{const:code}<, | >@§{few:sec} of art. {art}`,
];
const RULE = [
  `{rules:code} {rule:sec}`,
  `{rules:code}<, rule |, Rule | rule |, r. >{rule:sec}`,
  `<Rule|rule|R.> {rule:sec}< of the |, |, of the | of >{rules:code}`,
  `{rules:code} {rule:sec}[ advisory committee's note< to {year} amendment|>]`.replace(
    "[ advisory committee's note< to {year} amendment|>]",
    '',
  ),
  `{rules:code} {rule:sec}<, | >{cmt}`,
  `<Rule|rule> {rule:sec}, {rules:code}`,
];
const PUBLIC = [
  `[{act}, ]{pl:code} {pubno}[<, | >@§{sec}][<, | >{vol} {stat:rep} {page}[@at{pin}]][ <({year})|({year})>]`,
  `{act}@,{pl:code} {pubno}[<, | >@§{sec}]@,{vol} {stat:rep} {page}[@at{pin}][ ({year})]`,
  `{act} ({pl:code} {pubno})[, @§{sec}][, {vol} {stat:rep} {page}]`,
  `@§{sec}< of the | of |, >{act}@,{pl:code} {pubno}[@,{vol} {stat:rep} {page}][@at{pin}][ ({year})]`,
  `@§{sec} of {pl:code} {pubno}[@,{vol} {stat:rep} {page}][ ({year})]`,
  `{pl:code} {pubno}[<, | >@§{sec}][@,{vol} {stat:rep} {page}][@at{pin}]<, | ({year})|>`.replace(
    '<, |',
    '<',
  ),
  `{vol} {stat:rep} {page}[@at{pin}] ({year})[, {pl:code} {pubno}]`,
  `{act} <, |, >{pubno}`.replace('{act} <, |, >{pubno}', '{pl:code} {pubno} ({act})'),
];
const SESSION = [
  `{year} {session:code} <{page}|ch. {chap}|ch. {chap}, @§{few:sec}|chapter {chap}|Ch. {chap}, p. {page}|ch. {chap}, {page}|No. {pubno2:pubno}, @§{few:sec}|Act {pubno2:pubno}>`,
  `{session:code} {year}<, | >ch. {chap}[, @§{few:sec}][, p. {page}]`,
  `<Act of |act of >{month} {day}, {year}<, |, >ch. {chap}[, @§{few:sec}], <{vol} {stat:rep} {page}|{year2:year} {session:code} {page}>`.replace(
    '{year2:year} ',
    '',
  ),
  `<chapter|ch.|Chapter> {chap}<, | of the |, >{session:code}< of |, >{year}[, @§{few:sec}]`,
  `@§{few:sec}< of |, ><chapter|ch.> {chap}< of the |, | of >{year} {session:code}`,
  `{session:code}, <chapter|ch.> {chap}[, @§{few:sec}] ({year})`,
  `{year} {session:code}, <chapter|ch.|Act|No.> {chap}, @§{few:sec}[, page {page}]`,
  `<chapter|ch.> {chap}, @§{few:sec}, {year} {session:code}[ {page}]`,
  `{act}, ch. {chap}[, @§{few:sec}], {year} {session:code} {page}[@at{pin}]`,
  `{year} {session:code}<, |, at |, page | p. >{page}[<, >{pin}]`,
];
const UNIFORM = [
  `{uni:code} @§{usec:sec}[ ({pub2:pub} {year})][<, | >{cmt}]`,
  `{uni:code}<, | >@§{usec:sec}<, | >{cmt}[ ({pub2:pub} {year})]`,
  `@§{usec:sec}< of the | of |, >{uni:code}[<, | >{cmt}]`,
  `{uni:code} {usec:sec}`,
  `{uni:code}<, | >@§{usec:sec}[ ({year})]`,
  `{uni:code}<, | ><art.|article|Article> {art}`,
];
const RESTATEMENT = [
  `{rest:code}<, | | >@§{rsec:sec}[<, | >{cmt}][ <({pub2:pub} {year})|({year})>]`,
  `{rest:code} {rsec:sec}[ ({year})]`,
  `@§{rsec:sec}< of the |, |, of the >{rest:code}[ ({year})]`,
  `{rest:code}@,@§{rsec:sec}<, |, >{cmt}[ ({year})]`,
  `{rest:code}<, |, >@§{rsec:sec} ({pub2:pub} {year})`,
];
const TREATY = [
  `{treaty:title}[<, | >art. {art}][@,{month} {day}, {year}]@,{vol} {ts:rep} {page}[@at{pin}]`,
  `{treaty:title}[<, | ><art.|article|Article> {art}[(1)]]@,<adopted |signed |opened for signature |>{month} {day}, {year}@,{vol} {ts:rep} {page}`.replace(
    '[(1)]',
    '',
  ),
  `{treaty:title} ({year})@,{vol} {ts:rep} {page}[, art. {art}]`,
  `<Article|article|art.> {art}< of the |, |, of the >{treaty:title}[@,{month} {day}, {year}][@,{vol} {ts:rep} {page}]`,
  `{treaty:title}@,{month} {day}, {year}@,{tias:rep} <No. |no. |>{pubno2:pubno}`,
  `{treaty:title}, {parties:author}, {month} {day}, {year}, {vol} {ts:rep} {page}`,
];
const LEGISLATIVE = [
  `{bill:code} {pubno2:pubno}, {cong} <Congress|Cong.>, @§{few:sec} ({year})`,
  `[{act}, ]{bill:code} {pubno2:pubno}<, | ({cong} Congress)|, >{cong} <Cong.|Congress>[, 1st Sess.|][ @§{few:sec}][ ({year})]`
    .replace(' ({cong} Congress)|, ', ' ')
    .replace('[, 1st Sess.|]', ''),
  `{bill:code} {pubno2:pubno} ({cong} <Cong.|Congress> {year})`,
  `{rep2:code} <No. |no. |number |>{cno:pubno}[<, pt. |, part >{few:part}][@at{pin}][ ({year})]`,
  `{rep2:code} <No. |no. |number |>{cno:pubno}[<, at | at |, page |, p. >{pin}]<, {year}| ({year})|>`,
  `{cong} <Cong.|Congress>@,{bill:code} {pubno2:pubno}[, @§{few:sec}][ ({year})]`,
  `{vol} <Cong. Rec.|Congressional Record|Cong Rec> {page}[@at{pin}] <({year})|({month} {day}, {year})>`.replace(
    '<Cong. Rec.|Congressional Record|Cong Rec>',
    '{crec:rep}',
  ),
  `{act}, {bill:code} {pubno2:pubno}, {cong} <Congress|Cong.> ({year})`,
];
const ORDER = [
  `{order:code} {ono:pubno}[@,{vol} {fr:rep} {page}][ <({month} {day}, {year})|({year})>]`,
  `{order:code} {ono:pubno}<, |, of >{month} {day}, {year}[, {vol} {fr:rep} {page}]`,
  `{order:code} {ono:pubno}[, {tnum} {cfr:code} {page}][ ({year})]`,
];

const RULES =
  "Fed. R. Civ. P.|Fed. R. Civ. P.|Federal Rules of Civil Procedure|Federal Rule of Civil Procedure|federal rules of civil procedure|FRCP|F.R.C.P.|Fed. R. Crim. P.|Federal Rule of Criminal Procedure|Federal Rules of Criminal Procedure|Fed. R. Evid.|Federal Rule of Evidence|Federal Rules of Evidence|FRE|F.R.E.|Fed. R. App. P.|Federal Rules of Appellate Procedure|FRAP|Fed. R. Bankr. P.|Bankruptcy Rule|Federal Rules of Bankruptcy Procedure|Sup. Ct. R.|Supreme Court Rules|Rules of the Supreme Court of the United States|Supreme Court Rule|Model Rules of Professional Conduct|Model Rule of Professional Conduct|Model Rules of Prof'l Conduct|ABA Model Rules of Professional Conduct|Model Rule|California Rules of Court|Cal. Rules of Court|Cal. R. Ct.|9th Cir. R.|2d Cir. Local Rule|S.D.N.Y. Local Civil Rule|N.D. Cal. Civ. L.R.|local rules of the Northern District of California|D. Mass. Local Rule|N.D. Cal. Civ. L.R.|C.D. Cal. L.R.|D. Del. L.R.|E.D. Va. Local Civ. R.|7th Cir. R.".split(
    '|',
  );
const STATE_RULES = [
  'R. Civ. P.',
  'R. Crim. P.',
  'R. Evid.',
  'R. App. P.',
  'R. Prof. Conduct',
  'Rules of Civil Procedure',
  'Rules of Evidence',
  'Rule of Civil Procedure',
  'Rule of Evidence',
  'Rules of Criminal Procedure',
  'Rule of Appellate Procedure',
  'Rules of Appellate Procedure',
  'Rules of Professional Conduct',
  'Superior Court Rule',
  'Civ. R.',
];
const UNIFORM_CODES =
  'U.C.C.|UCC|Uniform Commercial Code|U.C.C.|the Uniform Commercial Code|Model Penal Code|M.P.C.|MPC|Uniform Probate Code|Unif. Prob. Code|Uniform Trust Code|Unif. Partnership Act|Uniform Partnership Act|Revised Uniform Limited Liability Company Act|Uniform Arbitration Act|Unif. Trade Secrets Act|Uniform Trade Secrets Act|U.S. Sentencing Guidelines Manual|U.S.S.G.|USSG|United States Sentencing Guidelines|Sentencing Guidelines|Model Business Corporation Act|Model Bus. Corp. Act'.split(
    '|',
  );
const SUBJECTS =
  'Torts|Contracts|Agency|Property|Trusts|Judgments|Restitution|Conflict of Laws|Foreign Relations Law|the Law Governing Lawyers|Unfair Competition|Suretyship and Guaranty|Property: Mortgages|Torts: Products Liability|Torts: Liability for Physical and Emotional Harm|Restitution and Unjust Enrichment|Employment Law'.split(
    '|',
  );
const NUMBERS = ['First', 'Second', 'Second', 'Third', 'Fourth'];
const restatement = (r) => {
  const [which, what] = [r.pick(NUMBERS), r.pick(SUBJECTS)];
  return r.pick([
    `Restatement (${which}) of ${what}`,
    `Restatement (${which}) of ${what}`,
    `Restatement ${which} of ${what}`,
    `Restatement of ${what}, ${which}`,
    `Restatement of ${what} (${which})`,
    `Restatement, ${which}, ${what}`,
    `Restatement (${which === 'Second' ? '2d' : which === 'Third' ? '3d' : which}) ${what}`,
    `Rest. ${which === 'Second' ? '2d' : '3d'} ${what}`,
    `Restatement ${which === 'Second' ? '2nd' : '3rd'} of ${what}`,
    `${which} Restatement of ${what}`,
    `Restatement of ${what} ${which === 'Second' ? '2d' : '3d'}`,
    `Restatement of the Law, ${which}, ${what}`,
    `Restatement (${which}) ${what}`,
    `Restatement of ${what}`,
  ]);
};
const TOPICS =
  'Penal|Civil|Family|Insurance|Labor|Corporations|Probate|Vehicle|Business and Professions|Civil Procedure|Health and Safety|Education|Tax|Property|Evidence|Government|Commercial|Transportation|Finance|Civil Practice and Remedies|Real Property|General Obligations|Business Corporation|Domestic Relations|Criminal Procedure|Estates'.split(
    '|',
  );
const codeOf = (r) => {
  if (r.chance(0.35)) {
    const state = r.pick([...'Cal. Tex. N.Y. Md. Cal. N.Y. Tex.'.match(/\S+/g)]);
    const full = { 'Cal.': 'California', 'Tex.': 'Texas', 'N.Y.': 'New York', 'Md.': 'Maryland' }[
      state
    ];
    const topic = r.pick(TOPICS);
    return r.pick([
      `${full} ${topic} Code`,
      `${full} ${topic} Law`,
      `${state} ${topic} Code`,
      `${state} ${topic} Code Ann.`,
      `${full} Code of ${topic}`,
      `${state} Code ${topic}`,
      `${full} Code, ${topic}`,
      `${topic} Code`,
      `${state} ${topic} Law`,
      `${state} Code Ann., ${topic}`,
      `${full}'s ${topic} Code`,
      `New York Civil Practice Law and Rules`,
      'N.Y. C.P.L.R.',
      'CPLR',
      'Texas Government Code',
    ]);
  }
  const code = r.pick(CODES);
  const state = r.pick(STATES);
  return r.pick([
    code.name,
    code.name,
    code.abbreviation,
    code.abbreviation,
    code.abbreviation.replaceAll('. ', '.'),
    `${code.name} Annotated`,
    code.abbreviation.replace('Ann.', '').trim(),
    code.abbreviation.replace('Stat.', 'Statutes'),
    `${state.name} ${r.pick(['Statutes', 'Code', 'Revised Statutes', 'General Laws', 'Compiled Laws', 'Code Annotated', 'General Statutes', 'Statutes Annotated', 'Consolidated Statutes', 'Revised Code'])}`,
    `${r.pick(['Code of', 'General Laws of', 'Revised Statutes of', 'Official Code of', 'Revised Code of', 'Laws of'])} ${state.name}`,
    `${state.abbreviation} ${r.pick(['Stat.', 'Code', 'Rev. Stat.', 'Gen. Laws', 'Code Ann.', 'Gen. Stat.', 'Rev. Code', 'Stat. Ann.'])}`,
  ]);
};
const constitution = (r) => {
  const state = r.pick(STATES);
  return r.chance(0.5)
    ? r.pick([
        'U.S. Const.',
        'U.S. Constitution',
        'United States Constitution',
        'US Const',
        'Constitution of the United States',
        'the Constitution of the United States',
        'federal Constitution',
        'U. S. Constitution',
        'US Constitution',
        'Constitution',
      ])
    : r.pick([
        `${state.name} Constitution`,
        `${state.abbreviation} Const.`,
        `Constitution of ${state.name}`,
        `Constitution of the State of ${state.name}`,
        `${state.name} Const.`,
        `${state.name} State Constitution`,
      ]);
};
const ROMAN = 'I II III IV V VI VII VIII IX X XI XII XIII XIV XV'.split(' ');
const WORDS =
  'First Second Third Fourth Fifth Sixth Seventh Eighth Ninth Tenth Eleventh Twelfth Thirteenth Fourteenth Fifteenth Twenty-First Nineteenth 14th 1st 5th 4th 6th 8th'.split(
    ' ',
  );
const GROUPS = [
  [FEDERAL, 4],
  [STATE, 7],
  [REGULATION, 3.5],
  [CONSTITUTION, 4],
  [RULE, 4],
  [PUBLIC, 4],
  [SESSION, 2],
  [UNIFORM, 2.5],
  [RESTATEMENT, 2.5],
  [TREATY, 2],
  [LEGISLATIVE, 2.5],
  [ORDER, 1.5],
];
const LOTS = GROUPS.flatMap(([group, share]) => Array.from({ length: share * 2 }, () => group));

/** A law's templates with its fields. */
export function law(r) {
  const state = r.pick(STATES);
  const art = r.pick([r.pick(ROMAN), r.pick(ROMAN), r.int(1, 40)]);
  const cong = r.int(80, 118);
  const fields = {
    ...date(r),
    tnum: r.pick([
      r.int(1, 54),
      r.int(1, 54),
      r.int(1, 99),
      r.int(1, 40),
      `${r.int(1, 40)}-${r.pick('AB'.split(''))}`,
    ]),
    sec: section(r),
    section2: section(r),
    few: r.int(1, 20),
    rule: r.pick([
      `${r.int(1, 80)}-${r.int(1, 20)}`,
      `${r.int(1, 86)}${r.pick(SUB)}`,
      `${r.int(100, 1100)}${r.pick(SUB)}`,
      `${r.int(1, 9)}.${r.int(1, 20)}${r.pick(SUB)}`,
      `${r.int(1, 86)}(${r.pick(['a', 'b', 'c', 'e', 'f'])})(${r.int(1, 8)})`,
    ]),
    usec: r.pick([
      `${r.int(1, 9)}-${r.int(101, 900)}${r.pick(SUB)}`,
      `${r.int(1, 9)}-${r.int(101, 900)}`,
      `${r.int(100, 999)}`,
      `${r.int(1, 260)}.${r.int(1, 30)}`,
      `${r.int(1, 5)}${r.pick('ABCDE'.split(''))}${r.int(1, 4)}.${r.int(1, 9)}`,
    ]),
    rsec: r.pick([
      r.int(1, 900),
      r.int(1, 900),
      `${r.int(300, 700)}A`,
      `${r.int(1, 20)}.${String(r.int(1, 20)).padStart(2, '0')}`,
      `${r.int(1, 900)}(${r.int(1, 3)})`,
    ]),
    usc: r.pick([
      'U.S.C.',
      'U.S.C.',
      'USC',
      'U.S. Code',
      'United States Code',
      'U.S.C.A.',
      'U.S.C.S.',
      'US Code',
      'united states code',
      'usc',
      'U. S. C.',
      'United States Code Annotated',
    ]),
    cfr: r.pick([
      'C.F.R.',
      'C.F.R.',
      'CFR',
      'Code of Federal Regulations',
      'cfr',
      'C. F. R.',
      'Code of Fed. Regs.',
    ]),
    fr: r.pick(['Fed. Reg.', 'Fed. Reg.', 'Federal Register', 'FR', 'Fed Reg', 'F.R.']),
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
    stat: r.pick(['Stat.', 'Stat.', 'Stat', 'Statutes at Large', 'U.S. Statutes at Large']),
    pl: r.pick([
      'Pub. L. No.',
      'Pub. L. No.',
      'Public Law No.',
      'Public Law',
      'Pub. L.',
      'P.L.',
      'PL',
      'Pub L No',
      'P.L. No.',
      'public law number',
    ]),
    act: r.chance(0.7) ? r.pick(ACTS) : undefined,
    act2: r.int(5, 200),
    ilcs: r.pick([
      'Ill. Comp. Stat.',
      'ILCS',
      'Illinois Compiled Statutes',
      'Ill. Comp. Stat. Ann.',
    ]),
    code: codeOf(r),
    chap: r.pick([r.int(1, 300), `${r.int(1, 200)}${r.pick('ABC'.split(''))}`]),
    part: r.int(1, 1999),
    pub: r.pick([
      'West',
      'LexisNexis',
      'McKinney',
      'Vernon',
      'Lexis',
      'Thomson Reuters',
      'Deering',
      'Consol.',
      'Baldwin',
      'Purdon',
    ]),
    pub2: r.pick([
      'Am. L. Inst.',
      'Am. Law Inst.',
      'American Law Institute',
      "Am. L. Inst. & Unif. L. Comm'n",
      'ALI',
      "Unif. Law Comm'n",
      'A.L.I.',
      "U.S. Sent'g Comm'n",
      'Uniform Law Commission',
      'Proposed Official Draft',
    ]),
    rtitle: r.pick([
      'Endangered Species Listing',
      'National Emission Standards for Hazardous Air Pollutants',
      'Defining Waters of the United States',
      'Overtime Exemptions; Final Rule',
      'Regulation Best Interest',
      'Privacy of Consumer Financial Information',
      'Medicare Program; Prospective Payment',
    ]),
    vol: r.int(1, 600),
    page: r.pick([r.int(1, 3000), r.int(1000, 90000), `${r.int(10, 90)},${r.int(100, 999)}`]),
    pubno: `${cong}-${r.int(1, 600)}`,
    pubno2: r.int(1, 9000),
    cno: `${cong}-${r.int(1, 900)}`,
    cong: r.pick([`${cong}th`, `${cong}th`, `${cong}`, 'One Hundred Eleventh']),
    const: constitution(r),
    art,
    amend: r.pick([r.pick(ROMAN), r.pick(ROMAN), r.int(1, 27)]),
    ordinal: r.pick(WORDS),
    cl: r.int(1, 18),
    rules: r.chance(0.75)
      ? r.pick(RULES)
      : `${r.pick([state.name, state.abbreviation])} ${r.pick(STATE_RULES)}`,
    cmt: r.pick([
      'cmt. a',
      'cmt. c',
      'comment b',
      'cmt. 3',
      'Comment k',
      'official comment 2',
      'cmt. d, illus. 4',
      'illus. 2',
      'official cmt. 1',
      "advisory committee's note",
      'reporters’ note',
      'Official Comment',
      "advisory committee's note to 1993 amendment",
      'comment i',
    ]),
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
    uni: r.pick(UNIFORM_CODES),
    rest: restatement(r),
    treaty: r.pick(TREATIES),
    parties: r.pick([
      'U.S.-Japan',
      'U.S.-U.K.',
      'U.S.–Mex.',
      'U.S.-Fr.',
      'U.S.-Can.',
      'U.S.-Ger.',
      'U.S.-It.',
    ]),
    ts: r.pick([
      'U.N.T.S.',
      'UNTS',
      'U.S.T.',
      'UST',
      'I.L.M.',
      'United Nations Treaty Series',
      'L.N.T.S.',
      'Stat.',
      'U.S.T.',
    ]),
    tias: r.pick(['T.I.A.S.', 'TIAS', 'T.S.', 'E.T.S.', 'S. Treaty Doc.', 'C.E.T.S.']),
    bill: r.pick([
      'H.R.',
      'S.',
      'HR',
      'H.R.',
      'House Bill',
      'Senate Bill',
      'S.J. Res.',
      'H. Con. Res.',
      'H.R. Res.',
      'H.J. Res.',
      'House Resolution',
      'S. Res.',
    ]),
    rep2: r.pick([
      'H.R. Rep.',
      'S. Rep.',
      'H. Rep.',
      'House Report',
      'Senate Report',
      'H.R. Conf. Rep.',
      'H.R. Doc.',
      'S. Doc.',
      'House Conference Report',
      'Conference Report',
      'HR Rep',
      'S Rep',
    ]),
    crec: r.pick(['Cong. Rec.', 'Congressional Record', 'Cong Rec']),
    order: r.pick([
      'Exec. Order No.',
      'Executive Order',
      'Executive Order No.',
      'E.O.',
      'EO',
      'Exec. Order',
      'executive order',
      'Proclamation No.',
      'Presidential Proclamation',
    ]),
    ono: r.pick([`${r.int(10, 14)},${r.int(100, 999)}`, r.int(6000, 14100)]),
    pin: pin(r, r.int(1, 3000)),
  };
  return [r.pick(LOTS), fields];
}
