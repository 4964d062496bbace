// cspell:ignore pmts indiv addl purch attys discrim pltf resid osit
import { STATES } from '@casewright/law/citations';
import { isWord } from '@casewright/law/sentences';
import { capital } from './names.js';
import { COUNTED, RATES, type Rule } from './note-numbers.js';
import { shortForms } from './short-forms.js';

/** The period of an abbreviation, where it ends no sentence as well. */
export const STOP = '(?:\\.(?= ?[\\p{Ll},;:]))?';
/** Words for words; what an entry begins with is an expression. */
const WORDS = `fr\\.? from
  | (?<![\\d/-])(?<!\\d\\s)yr(?!-) year | (?<![\\d/-])(?<!\\d\\s)yrs years
  | dep deposit | ins insurance | w/\\s?in within | w/\\s?o without | w/ with | w with | (?<!\\d\\s)min minimum | max maximum | incl including
  | add['’]l additional | p['’]ship partnership | gov['’]t government | int['’]l international | nat['’]l national
  | ass['’]n association | dep['’]t department | cont['’]d continued | wr written | req'd required | Cnty County | bus\\. business | biz business | ea each | bal balance | pmts payments | pmt payment | int interest | addl additional
  | purch purchase | equip equipment | constr construction | subst substantial | approx about | abt about | atty\\sfees attorney’s fees | atty attorney | attys attorneys | mgr manager
  | mgmt management | mkt market | discrim discrimination | resp response | objs objections | docs documents
  | [Mm]tn motion | pltf plaintiff | def defendant | std standard | gov government | fed federal | resid residential
  | ser\\. serial | NOA notice of appeal | SJ summary judgment | LDs liquidated damages | GL commercial general liability | WC workers’ compensation
  | sec(?=\\sdep) security | agmt agreement | svc service | arb arbitration | elec electricity | qtrly quarterly | nonref nonrefundable
  | Mot\\. motion | Cty County | indiv\\.? individual | OT overtime
  | Atty\\.? attorney | Ct\\.?(?=\\s[IVX]) Count | Cts\\.?(?=\\s[IVX]) Counts
  | MSJ Motion for summary judgment | MTD Motion to dismiss
  | NLT no later than | RE(?=.taxes) real estate
  | COI certificate of insurance | ROFR right of first refusal | NTE not to exceed | EoD event of default
  | Cir\\. Ct Circuit Court | Super\\. Ct Superior Court | Superior Ct Superior Court | Dist\\. Ct District Court`
  .split('|')
  .map((line) => /^(\S+(?: Ct)?) (.+)$/.exec(line.trim())!);
const UNITS: Readonly<Record<string, string>> = {
  d: 'day',
  hr: 'hour',
  wk: 'week',
  mo: 'month',
  yr: 'year',
};
const UNIT = `(${[...Object.keys(UNITS), ...Object.values(UNITS)].join('|')})`;
const inWords = (unit = ''): string => UNITS[unit] ?? unit;
const monthOf = (month = ''): string =>
  new Date(2000, Number(month) - 1).toLocaleString('en-US', { month: 'long' });

export const GOES_ON =
  '(?:\\.(?= ?(?:[,;:]|(?:of|after|from|before|to|per|and|or|by|at|in|on|upon|with|due|notice)\\b)))?';
/** Notes that write units without a period, or begin sentences with small letters: there a period ends a sentence. */
export const UNDOTTED =
  /\d ?(?:hr|mo|yr|wk)s? \p{Ll}|\/(?:hr|mo|yr|wk)s?(?![.\p{L}])|(?:\p{Ll}{4,}\. \p{Ll}{3,} .*){2}/su;

/** No sentence ends with these. */
const NEVER_LAST = /^(?:from|within|without|with|including|about|additional)$/;

/** Signs and short words of notes. */
const NOTES: readonly Rule[] = [
  [/(?<=[$£€]\d[\d,.]*)\/(?=\p{Ll}{3})/gu, () => ' per '],
  [
    /(?<=\p{L}|\d) (?:@|&) (?=\p{Lu}?\p{Ll}|[$#\d])(?<!\p{Lu}[\p{L}.]* [&@] (?=\p{Lu}))/gu,
    (mark) => (mark === ' @ ' ? ' at ' : ' and '),
  ],
  [
    /\b(Jan|Feb|Mar|Apr|Jun|Jul|Aug|Sept?|Oct|Nov|Dec)\.?(?= \d{1,2}\b)|(?<=\b\d{1,2} )(Jan|Feb|Mar|Apr|Jun|Jul|Aug|Sept?|Oct|Nov|Dec)\.?(?= 20\d\d)/gu,
    (short) => new Date(`${short.slice(0, 3)} 1, 2000`).toLocaleString('en-US', { month: 'long' }),
  ],
  [/\bthru\b/gu, () => 'through'],
  [/\bp ?[+&] ?i\b/gi, () => 'principal and interest'],
  [/(?<=\d )pts\b/gu, () => 'points'],
  [/(?<![-=>])> ?(?=[$£€]?\d)/gu, () => 'more than '],
  [/< ?(?=[$£€]?\d)/gu, () => 'less than '],
  [
    /(?<![\p{L}\d/])(yr|mo|wk|day)-to-\1(?![\p{L}-])/gu,
    (_, unit) => `${inWords(unit)} to ${inWords(unit)}`,
  ],
  // `Return/destroy`; letters that a slash parts are no words.
  [
    /(?<![\p{L}\d/’'-]|\d )(\p{Ll}{3,}) ?\/ ?(\p{Ll}{3,})(?![\p{L}\d/])/gu,
    (whole, one = '', other = '') =>
      isWord(one) && isWord(other) && one !== 'and' ? `${one} or ${other}` : whole,
  ],
  // `EMPLOYER: Lund Press`, `Relief -> an order`, `served May 4 -> due June 4`.
  [
    /(?<=^|\n|[;.] )\p{Lu}{3,}(?: \p{Lu}{3,})?(?=:)/gu,
    (label) =>
      label.split(' ').every((word) => isWord(word.toLowerCase()))
        ? capital(label.toLowerCase())
        : label,
  ],
  [/(?<=(?:^|\n)\s*[*•-]? ?(?:[Rr]elief|[Ww]ants?|[Aa]sks?)) -> /gu, () => ': '],
  [/(?<=[\p{L}\d)]) -> (?=[\p{L}\d$(])/gu, () => ', '],
  [/(?<=^|\n|[;.] )Ins\.(?= \()/gu, () => 'Insurance'],
  [/\bzero (?=\p{Ll})/gu, () => 'no '],
  [/(?<=\d )BDs?\b/gu, () => 'business days'],
  [/(?<=[$£€]\d[\d.,]* )pp\b/gu, () => 'per person'],
  [/(?<=\d )mi\b\.?(?! \p{Lu})/gu, () => 'miles'],
  [/(?<=\d )ac\b\.?(?! \p{Lu})/gu, () => 'acres'],
  [/(?<=\d )sf\b(?! \p{Lu})/gu, () => 'square feet'],
  [/(?<= a month) ?x ?(\d+)\b/g, (_, count) => ` for ${count} months`],
  [/\b(written|prior) ok\b/gi, (_, how) => `${how} consent`],
  [/, NOT (?=\p{Ll})/gu, () => ', excluding '],
  [/\b(?:NO|NOT|MUST|ONLY|NEVER|EXCEPT)\b(?= \p{Ll})/gu, (word) => word.toLowerCase()],
  RATES,
  // `$268 an acre = $63,248 a year`: the same, told otherwise.
  [/(?<=[$£€]\d[\d,.]*(?: \p{Ll}+){0,3}) = (?=[$£€]\d)/gu, () => ', or '],
  [/(?<=\d% )p\.a\.(?= \p{Lu})/gu, () => 'a year.'],
  [/(?<=\d% )p\.a\./g, () => 'a year'],
  [/(?<=\bof )mo\b/g, () => 'month'],
  [/(?<![\d/])(0?[1-9]|1[0-2])\/(20\d\d)\b/g, (_, month, year) => `${monthOf(month)} ${year}`],
  // `The masters, which Copperline must hand over by May 14`: what it is to do with them, on its own.
  [
    /(the \p{Ll}+), which (\p{Lu}\p{Ll}+|the \p{Ll}+|we|I|they) (must|shall|will|has to|have to|may) (\p{Ll}+(?: (?:over|back|up|in))?)\b/gu,
    (_, thing, who, modal, act) => `${thing}; ${who} ${modal} ${act} ${thing}`,
  ],
  [/(?<=[\p{L}\d]) \+ (?=\p{L}|[$£€]?\d)/gu, () => ' and '],
];

/** `stop` is what ends an abbreviation of a unit: less where the text also cuts them without a period. */
export const rulesOf = (stop: string): readonly Rule[] => [
  ...COUNTED,
  [/\bmo\.? (?=(?:pmts?|payments?|installments?)\b)/gu, () => 'monthly '],
  [
    /(?<=[$£€])(\d+(?:\.\d+)?) ?([MKk])\b/g,
    (_, sum, by) => Math.round(Number(sum) * (by === 'M' ? 1e6 : 1e3)).toLocaleString('en-US'),
  ],
  ...WORDS.map(
    ([, short, long]): Rule => [
      new RegExp(
        `\\b${short}(?:(?<=/) ?(?=\\S)|(?<!/)(?!\\p{L})${/[a-z]/.test(short!) && !short!.endsWith('fees') ? (NEVER_LAST.test(long!) ? STOP : stop) : ''})`,
        'gu',
      ),
      () => (short === 'w/' ? `${long} ` : long!),
    ],
  ),
  shortForms(STOP),
  [
    new RegExp(`(?<=\\d|\\d \\p{Ll}{1,14}) ?/ ?${UNIT}s?\\b${stop}`, 'gu'),
    (_, unit) => ` ${inWords(unit) === 'hour' ? 'an' : 'a'} ${inWords(unit)}`,
  ],
  [
    new RegExp(`(?<=\\b(?:an?|each|every|per) )${UNIT}\\b${stop}`, 'gu'),
    (_, unit) => inWords(unit),
  ],
  [
    new RegExp(`\\b(\\d+)([ -]?)${UNIT}s?\\b(?:(?<!(?:day|week|month|year)s?)${stop})`, 'gu'),
    (_, count, mark, unit) =>
      `${count}${mark || ' '}${inWords(unit)}${mark === '-' || count === '1' ? '' : 's'}`,
  ],
  ...NOTES,
];

/** Days by numbers, where the month goes first. */
export const DAYS: readonly Rule[] = [
  // `On 3/1, 4/1, 5/1 2027`; `a quarter` is no day.
  [
    /(?<=\b(?:on|by|due|until|after|before|from|through|starting|beginning|effective) (?:\d{1,2}\/\d{1,2},? (?:and )?){0,5})(0?[1-9]|1[0-2])\/(0?[1-9]|[12]\d|3[01])(?![\d/]| (?:of|or|full|inch|mile|cup|share|interest)\b)/g,
    (_, month, day) => `${monthOf(month)} ${Number(day)}`,
  ],
  [
    /(?<![\d/-])(0?[1-9]|1[0-2])\/(0?[1-9]|[12]\d|3[01])\/(?:20)?([2-4]\d)(?![\d/-])/g,
    (_, month, day, year) => `${monthOf(month)} ${Number(day)}, 20${year}`,
  ],
  [/(?<=, 20\d\d) [-–—] (?=[A-Z][a-z]+ \d)/g, () => ' to '],
];

/** `an Ohio corporation`, and `a Utah one`: no State in U begins with a vowel as it is said. */
const ofState = (state: string, form: string): string =>
  `${/^[AEIO]/.test(state) ? 'an' : 'a'} ${state} ${form}`;

/** `(KS corp)` behind a name: what it is. */
export const FORMED: Rule = [
  new RegExp(
    `\\((${STATES.map(({ code }) => code.toUpperCase()).join('|')})\\.? (corp|LLC|LLP|LP|PC|corporation|partnership)\\.?\\)`,
    'gu',
  ),
  (_, state = '', form = '') => {
    const name = STATES.find(({ code }) => code.toUpperCase() === state)!.name;
    return `(${ofState(name, form === 'corp' ? 'corporation' : form)})`;
  },
];

/** `Lund Press, Inc. (Michigan)`: a corporation of that State. */
export const OF_STATE: Rule = [
  new RegExp(
    `(?<=\\b(Inc\\.|Corp\\.|LLC|L\\.L\\.C\\.|LLP|LP|L\\.P\\.)) \\((${STATES.map(({ name }) => name).join('|')})\\)`,
    'gu',
  ),
  (_, suffix = '', state = '') => {
    const form = /^L/.test(suffix) ? FORMS[suffix.replaceAll('.', '')]! : 'corporation';
    return ` (${ofState(state, form)})`;
  },
];
const FORMS: Readonly<Record<string, string>> = {
  LLC: 'limited liability company',
  LLP: 'limited liability partnership',
  LP: 'limited partnership',
};

/** Nouns of what is paid, before or behind a number. */
const MONEY =
  'rent|price|flat|fee|dep(?:osit)?|salary|base|total|sum|rate|pays?|late|earnest|retainer|balance|payment|wages|damages|charge|bonus|stipend|credit|value|loss|pays him|pays her';
/** What stands behind a sum, where a count has the noun that it counts. */
const BEHIND_SUM = `(?=[KkM]?\\b(?:$|[.;:,)+-]| [-–+(&]| (?:a|an|per|each|total|flat|down|at|on|upon|within|by|to (?:his|her|its|their|the)|for|as|in|due|now|and|plus|if|when|less|cash|net|held|refundable|nonrefundable|monthly|weekly|yearly|all[- ]in|W-2|1099|(?:\\p{L}+['’]?s? ){0,2}(?:${MONEY}|money|fees))\\b))`;
/** A number that can only be dollars: with its thousands apart and nothing counted behind it, or beside what is paid. */
export const DOLLARS: Rule = [
  new RegExp(
    `(?<![\\p{L}\\d$£€.,:/#-]|\\b(?:No\\.|Reg\\.|no\\.|serial|number|stock|odometer|mileage|acreage|population|capacity|quantity|attendance) )(\\d{1,3}(?:,\\d{3})+(?:\\.\\d\\d)?|\\d{2,6}|\\d{1,3}(?:\\.\\d)?(?=[KkM]\\b))(?![\\d,]*\\d|\\.\\d|[-/]\\d|[-’'%])(?:(?<=,\\d{3}(?:\\.\\d\\d)?|\\b(?:${MONEY})(?: is| of|:| =)? \\d+)${BEHIND_SUM}|(?= ?(?:\\/|an? |per )(?:mo|month|yr|year|wk|week|hr|hour|visit|occurrence|day|night)\\b)|(?= (?:\\p{Ll}+ )?(?:fee|deposit|retainer|bonus|stipend)\\b)|(?=[KkM]\\b))`,
    'giu',
  ),
  (whole) => `$${whole}`,
];

/** Letters for the parties: `Er` of an employer, `P` of a plaintiff. */
export const LETTERS: Readonly<Record<string, string>> = {
  Er: 'Employer',
  Ee: 'Employee',
  LL: 'Landlord',
  T: 'Tenant',
  P: 'Plaintiff',
  D: 'Defendant',
  'Pl\\.?': 'Plaintiff',
  'Def\\.?': 'Defendant',
  'Pltf\\.?': 'Plaintiff',
  'Deft\\.?': 'Defendant',
  GC: 'Contractor',
  S: 'Seller',
  B: 'Buyer',
};

/** `1) the price`, `b. the deposit`: the numbers of a list say nothing. */
export const NUMBERED: Rule = [
  /(?<=^|\n)[^\S\n]*(?:\(?\d{1,2}\)|\(?[a-z]\)|\d{1,2}\.(?!\d)|[a-z]\.(?! ?\p{L}\.))[^\S\n]+(?=\S)/gu,
  () => '',
];
