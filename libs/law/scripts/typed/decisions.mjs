/** Court decisions: reported, by docket and database number, with separate opinions and history. */
import { AGENCIES, courtWords, SCOTUS_NAMES } from './courts.mjs';
import { COURTS, REPORTER_NAMES } from './data.mjs';
import { date, pin, star } from './dates-and-pages.mjs';
import { NEUTRAL, neutralFields } from './neutral.mjs';
import { opinion, PAREN } from './opinions.mjs';
import { FAMILY, FILINGS, GIVEN } from './words.mjs';

const nameForm = (name, r) =>
  r.pick([
    name,
    name,
    name,
    name,
    name.replace(' v. ', ' v '),
    name.replace(' v. ', ' vs. '),
    name.replace(' v. ', ' versus '),
    name.replace(' v. ', ' against '),
    name.replace(/\bCo\b\.?/, 'Company').replace(/\bCorp\b\.?/, 'Corporation'),
    name.replace(/\bDep't\b/, 'Department'),
    name.replace('In re ', 'In the Matter of '),
    name.replace('In re ', 'Matter of '),
    name.replace(/^(\w+) v\. /, 'State of $1 v. '),
  ]);

/** A reporter as people write it. */
function reporterForm(rep, r) {
  const known = REPORTER_NAMES.get(rep);
  if (!known) return rep;
  const own = known.edition.variations;
  const series = /(\d\w+)$/.exec(rep)?.[1];
  const spelled = series
    ? `${known.name.replace(/s$/, 's')}, ${series.replace('2d', r.pick(['2d', 'Second', '2nd'])).replace('3d', r.pick(['3d', 'Third', '3rd']))}${r.pick([' Series', '', ''])}`
    : known.name;
  return r.pick([
    rep,
    rep,
    rep,
    rep,
    rep.replaceAll('. ', '.'),
    rep.replaceAll('.', '. ').trim(),
    rep.replaceAll('.', ''),
    rep.replace(/\.(?=\d)/, '. '),
    rep.replace('2d', '2nd').replace('3d', '3rd'),
    ...(own.length ? [r.pick(own)] : []),
    spelled.replace(/[:(].*$/, '').trim().length < 45 ? spelled.replace(/[:(].*$/, '').trim() : rep,
  ]);
}

const COURT =
  '<({court} {year})|({court} {year})|({court} {year})|({court}, {year})|, {court}, {year}|, {court} {year}|, {court} ({year})| ({court}, {month} {day}, {year})| ({year}, {court})| {court} {year}>';
const YEAR =
  '<({year})|({year})|({year})|({year})|, {year}| {year}|, decided in {year}|, decided {month} {day}, {year}|, decided on {month} {day}, {year}| ({month} {day}, {year})| (decided {year})| - {year}|, ({year})>';
const CITE = '{vol} {rep} {page}';
const TAIL = '[ ({paren})][<, | |; >{opinion:paren}]';
const SCOTUS = [
  `{name}@,${CITE}[@at{pin}]< |, |>${YEAR}${TAIL}`,
  `{name}@,${CITE}[@at{pin}]< |>${YEAR}`,
  `{name}@,${CITE}< |>${YEAR}[@at{pin}][ ({paren})]`,
  `{name} ({year})@,${CITE}[@at{pin}][<, | >{opinion:paren}]`,
  `{name}, {year}@,${CITE}[@at{pin}]`,
  `${CITE}[@at{pin}]@,{name}[ ({year})]`,
  `<({year})|{year}>< |, >${CITE}[@at{pin}]@,{name}`,
  `{name}@,${CITE}<, | >{par}[@at{pin}]< |>${YEAR}`,
  `{name}< |, |>${CITE}`,
  `{name} ${CITE}< |, >{year}<, | >{opinion:paren}`,
  `${CITE}[@at{pin}] ({year})[<, |: >{name}]`,
  `{name}@,@v{vol}@,{rep}<, page |, p. |, at page |, |, beginning at page >{page} ({year})`,
  `{name}@,{vol} {rep}<, page | at | at page >{page}[<, | ,pin >{pin}] ({year})`,
  `<the case of |>{name}< reported at | found at |, reported in |, cited as >${CITE} ({year})[@at{pin}]`,
  `{opinion:paren}< in |, >{name}@,${CITE}[@at{pin}] ({year})`,
  `{name}@,${CITE}[, {pin}] <({year})>< (|, |, (>{opinion:paren}<)|>`,
  `{name}, <United States Supreme Court|U.S. Supreme Court|Supreme Court of the United States>, {year}@,${CITE}[@at{pin}]`.replace(
    /<(United[^>]+)>/,
    '{scotus:court}',
  ),
];
const LOWER = [
  `{name}@,${CITE}[@at{pin}] ${COURT}${TAIL}`,
  `{name}@,${CITE}[@at{pin}] ({agency:court} {year})`,
  `{name}@,${CITE}[@at{pin}]< |>${COURT}`,
  `{name}@,${CITE} ${COURT}[@at{pin}]`,
  `{name}@,${CITE}<, | |; >{par}[@at{pin}] ${COURT}`,
  `{name}@,${CITE}<, | >{par} <({year})|{year}|, {year}>`,
  `{name}@,${CITE} <({court} {year})|{court} {year}|, {court}, {year}><, | >{weight:paren}`,
  `{court}<, |: |. >{name}@,${CITE}[@at{pin}] <({year})|{year}|, {year}>`,
  `{court} {year}@,{name}@,${CITE}[@at{pin}]`,
  '{name}@,{vol} {rep} <({court} {year})|({year})|{court} {year}|{year}>',
  '{name} <({year})|({court} {year})|{year}>',
  `<({court} {year})|({year})> ${CITE}[@at{pin}] {name}`,
  `{name} <({court} {year})|({court}, {year})|({year})>@,${CITE}[@at{pin}][<, | >{opinion:paren}]`,
  `${CITE}[@at{pin}] ({court} {year})[@,{name}]`,
  `{name}, {court}@,${CITE}[@at{pin}] ({year})`,
  `{name}, {court}, {year}@,${CITE}[@at{pin}]`,
  `{name}@,${CITE}[@at{pin}] ({court} {year})<, | (>{hist}`,
  `{name}@,@v{vol}@,{rep}<, page |, p. |, at >{page}[, {pin}] ({court} {year})`,
  `{opinion:paren}< in |, >{name}@,${CITE}[@at{pin}] ({court} {year})`,
];
const DB = [
  '{name}@,<No. |no. |Case No. |Docket No. |No |case number |docket number |Civil Action No. |docket no. |#|>{docket}@,{db}[<, at |, | at >{star:pin}] <({court} {month} {day}, {year})|({court}, {month} {day}, {year})|({court} {year})|, {court}, {month} {day}, {year}|, {month} {day}, {year}, {court}>[ ({paren})]',
  '{name}@,{db}[<, at |, | at >{star:pin}] <({court} {month} {day}, {year})|({court}, {month} {day}, {year})|({court} {year})>',
  '{name}@,<No. |no. |Case No. |case no. |Docket No. |docket |Civil No. >{docket}[<, slip op. at |, slip op. at p. |, slip op. |, at >{small:pin}] <({court} {month} {day}, {year})|({court} decided {month} {day}, {year})|({court}, filed {month} {day}, {year})|, {court}, {month} {day}, {year}|, {court}, filed {month} {day}, {year}|({court} {year})>',
  '{name} ({court}, {month} {day}, {year})@,<No. |Case No. |docket >{docket}[@,{db}][<, at | at >{star:pin}]',
  '{db}@,{name} ({court} {month} {day}, {year})[, No. {docket}]',
  '{name}@,{court}[,] <No. |case no. |docket number |Docket No. >{docket}<, decided |, filed |, |, dated >{month} {day}, {year}[@,{db}]',
  '{name}@,{db}[, No. {docket}]<, | >({court} {month} {day}, {year})[<, at |, >{star:pin}]',
  '{name}<, decided |, >{month} {day}, {year}<, by the |, by the |, ({court})|, >{court}@,<No. |docket no. |docket >{docket}[@,{db}]'.replace(
    '|, ({court})',
    '',
  ),
  '{name}<, | >{db}<, | >{court}<, | >{month} {day}<, | >{year}[<, | ><no |no. |docket |case no. |docket no. >{docket}]',
  '{name}<, | >{court}<, | >{month} {day}<, | >{year}<, | >{db}[<, | ><no |no. |docket |case no. >{docket}]',
  '{name}<, | ><no |no. |docket |case no. >{docket}[<, slip opinion at |, slip op at |, slip op. >{small:pin}]<, | >{court}<, | >{month} {day}<, | >{year}',
];
const FILING = [
  `{doc}[<, at | at |, p. |, page | >{small:pin}]@,{name}[@,${CITE}] <({year})|({court} {year})|>`,
  '{doc}[<, at | at | at page |, p. | ¶ |, ¶ |, para. |, paragraph >{small:pin}]<, | in | filed in |, filed in >{name}@,<No. |no. |Case No. |docket no. >{docket} <({court} {month} {day}, {year})|({court} filed {month} {day}, {year})|({court} {year})|, {court}, filed {month} {day}, {year}|({year})|({court}, {month} {day}, {year})>',
  `{doc}[< at |, at |, p. |, page >{small:pin}]<, | in >{name}@,${CITE} <({year}) (No. {docket})|(No. {docket})|({year})|, No. {docket} ({year})>`,
  '{name}@,<No. |Case No. |no. >{docket}@,{doc}[<, at | at |, p. |, page >{small:pin}][ ({court} {month} {day}, {year})]',
  '{doc}[<, at | at | at page >{small:pin}]@,{name}@,{db} ({court} {month} {day}, {year})[ (No. {docket})]',
  '{doc}<, ECF No. |, Dkt. |, Doc. |, ECF No. >{ecf:pubno}[@at{small:pin}]@,{name}@,<No. |Case No. >{docket} ({court} {month} {day}, {year})',
  '{testimony:doc}[<, | ><vol |vol. |volume >{few:vol}]<, | ><at |page |p. |pg |pages >{lines:pin}<, | ><{month} {day}<, | >{year}|({month} {day}, {year})>',
  '{testimony:doc}<, |, taken | (>{month} {day}<, | >{year}<, |), | ><at |page |p. |pp |>{lines:pin}',
  '{testimony:doc}<, | | at >{lines:pin}',
  '{doc}<, at | at | |, p. | p | page | ¶ |, para. | para | paragraph >{small:pin}[<, | |; |. ><ECF No. |ECF no |ecf no. |ECF |ecf |Dkt. |dkt no |Dkt. No. |Doc. |docket entry |D.E. |doc no >{ecf:pubno}]',
  '{doc}<, | | (><ECF No. |ECF no |ecf no. |ECF |ecf |Dkt. |dkt no |Dkt. No. |Doc. |docket entry |D.E. >{ecf:pubno}<)|>[<, at | at |, p. | p | page | ¶ |, para. | para >{small:pin}]',
  '{doc}<, | at | page | ¶ >{small:pin}<, | >{name}<, | ><no |no. |>{docket}<, | >{court}<, | >{month} {day}<, | >{year}',
  '{doc}< at |, page >{small:pin}, {name} ({court} {month} {day} {year}) (<no |No. >{docket})',
];

/** Testimony and the record are cited by page and line. */
const testimony = (r) => {
  const who = r.pick(FAMILY);
  return r.pick([
    `${who} deposition`,
    `${who} Dep.`,
    `Deposition of ${r.pick(GIVEN)} ${who}`,
    `deposition of ${who}`,
    `${who} affidavit`,
    `${who} Decl.`,
    `${who} declaration`,
    'trial transcript',
    'Trial Tr.',
    'hearing transcript',
    "Hr'g Tr.",
    'transcript of hearing',
    'joint appendix',
    'J.A.',
    'record',
    'oral argument transcript',
  ]);
};
const lines = (r) => {
  const [page, from] = [r.int(1, 300), r.int(1, 12)];
  const to = from + r.int(1, 12);
  return r
    .pick([
      `${page}:${from}-${to}`,
      `${page}:${from}`,
      `${page} <lines> ${from} to ${to}`,
      `${page}, lines ${from}-${to}`,
      `${page} line ${from}`,
      `${page} line ${from} to ${to}`,
      `${page}, ll. ${from}-${to}`,
      `${page}-${page + 2}`,
      page,
    ])
    .toString()
    .replace('<lines>', r.pick(['lines', 'line', 'through line']));
};
const docketOf = (r) =>
  r.pick([
    `${r.int(10, 99)}-${r.int(10, 2999)}`,
    `${r.int(1, 4)}:${r.int(10, 24)}-cv-${String(r.int(1, 9999)).padStart(5, '0')}`,
    `${r.int(1, 4)}:${r.int(10, 24)}cv${r.pick(['', '-'])}${String(r.int(1, 9999)).padStart(5, '0')}`,
    `${r.int(1, 4)}:${r.int(10, 24)}-cv-${r.int(100, 9999)}-${r.pick(['ABC', 'JLR', 'LHK', 'WHA'])}`,
    `${r.int(70, 99)} Civ. ${r.int(100, 9999)}`,
    `${r.int(10, 24)}-CV-${r.int(1000, 9999)}`,
    `CV-${r.int(10, 22)}-${r.int(100, 9999)}`,
    `S${r.int(100000, 280000)}`,
    `A${r.int(100000, 180000)}`,
    `${r.int(10, 24)}-cv-${r.int(10, 9999)} (${r.pick(['ABC', 'RJS'])})`,
    `${r.int(1, 4)}:${r.int(10, 22)}-cr-${String(r.int(1, 999)).padStart(5, '0')}`,
    `C-${r.int(1, 99)}-${r.int(100, 9999)}`,
    `B${r.int(100000, 300000)}`,
    r.int(10000, 99999),
    `${r.int(2005, 2023)}-CA-${r.int(100, 2000)}`,
  ]);
const dbOf = (r, year) =>
  r.pick([
    `${year} WL ${r.int(10000, 9999999)}`,
    `${year} WL ${r.int(10000, 9999999)}`,
    `${year} Westlaw ${r.int(10000, 999999)}`,
    `${year} W.L. ${r.int(10000, 999999)}`,
    `${year} U.S. Dist. LEXIS ${r.int(1000, 200000)}`,
    `${year} U.S. App. LEXIS ${r.int(1000, 30000)}`,
    `${year} LEXIS ${r.int(1000, 30000)}`,
    `${year} US Dist LEXIS ${r.int(1000, 200000)}`,
  ]);
const historyOf = (r) =>
  `${r.pick(["aff'd", "rev'd", 'affirmed', 'reversed', 'cert. denied', 'vacated', "aff'd on other grounds", 'overruled by Smith v. Jones', "aff'd sub nom. Eldred v. Ashcroft", 'overruled in part by Doe v. Roe', 'abrogated by Smith v. United States', 'reh’g denied', 'affirmed by', 'cert denied', 'superseded by statute as stated in Doe v. Roe'])}${r.pick([', ', ', ', ' '])}${r.int(1, 560)} ${r.pick(['U.S.', 'F.2d', 'F.3d', 'S. Ct.'])} ${r.int(1, 1400)} ${r.pick([`(${r.int(1950, 2020)})`, `(9th Cir. ${r.int(1950, 2020)})`])}`;

export const isFederalSupreme = (rep) => /^(?:U\.S\.|S\. Ct\.|L\. Ed\.(?: 2d)?)$/.test(rep);

/** A decision's templates with its fields. */
export function decision(row, r, kind) {
  const court = row.court ?? r.pick(COURTS);
  const when = date(
    r,
    row.date && row.date.length > 4
      ? row.date
      : `${row.date ?? r.int(1900, 2023)}-${r.int(1, 12)}-${r.int(1, 28)}`,
  );
  const fields = {
    ...when,
    name: nameForm(row.name, r),
    vol: row.vol,
    rep: reporterForm(row.rep, r),
    page: row.page,
    pin: pin(r, row.page),
    small: r.pick([pin(r, r.int(1, 50)), r.int(1, 60), `${r.int(1, 60)}:${r.int(1, 25)}`]),
    par: row.par,
    court: courtWords(court, r),
    scotus: r.pick(SCOTUS_NAMES),
    paren: r.chance(0.35) ? r.pick(PAREN) : undefined,
    opinion: r.chance(0.3) ? opinion(r) : undefined,
    weight: r.pick(['en banc', 'per curiam', 'unpublished', 'plurality opinion', 'mem.']),
    docket: row.docket && !row.docket.includes(',') && r.chance(0.4) ? row.docket : docketOf(r),
    db: dbOf(r, when.year),
    ...neutralFields(r, when.year),
    star: star(r),
    ecf: r.int(1, 300),
    hist: historyOf(r),
    agency: r.pick(AGENCIES),
    doc: r.pick(FILINGS),
    few: r.int(1, 9),
    testimony: testimony(r),
    lines: lines(r),
  };
  if (kind === 'unreported' && r.chance(0.2)) return [NEUTRAL, fields];
  if (kind === 'unreported') return [DB, fields];
  if (kind === 'filing') return [FILING, fields];
  return [isFederalSupreme(row.rep) ? SCOTUS : LOWER, fields];
}
