import { STATES } from '@casewright/law/citations';

/** Abbreviations that keep their capitals in a party's name. */
export const ACRONYMS = new Set(
  'cares erisa rico hipaa fmla adea cobra ins sec ftc fcc nlrb epa irs fbi cia naacp aclu llc llp lp pllc usa eeoc ncaa fda fdic ibm ubs nfl nba nea afl cio faa fec ferc hud osha cftc cfpb uspto tva nrdc bmw ubs tsa dhs doj ii iii iv'.split(
    ' ',
  ),
);
const LOW = new Set('of the and for in on to by a an at de la v vs ex rel re et al'.split(' '));

/** `mcculloch` → `McCulloch`, `o'connor` → `O'Connor`, `smith-jones` → `Smith-Jones`. */
const raised = (word: string): string =>
  word
    .toLowerCase()
    .replace(/(?:^|[-/&(“"])\p{L}/gu, (start) => start.toUpperCase())
    .replace(/^(?:Mc|O['’])\p{L}/u, (start) => start.slice(0, -1) + start.slice(-1).toUpperCase());

/** Business words that are printed with a period, which typing leaves out. */
const STOPPED = /^(?:co|corp|inc|ltd|bros|bd)$/i;

/** Genitives that typing leaves the apostrophe out of: `womens`, which is no other word. */
const GENITIVE = /^((?:wo)?men|children|workmen|firemen|policemen)s$/i;

/** Abbreviations as they are typed, with the marks that they are printed with (Bluebook T6). */
const SHORT = new Map(
  "univ.;educ.;elec.;hosp.;indus.;servs.;mfg.;mgmt.;grp.;ctr.;dist.;cnty.;cmty.;litig.;prods.;liab.;indem.;mut.;nat'l;int'l;ass'n;dep't;gov't;comm'n;comm'r;fed'n;soc'y"
    .split(';')
    .map((short) => [short.replace(/[.']/g, ''), short]),
);

function wordCase(given: string, first: boolean): string {
  const word = SHORT.get(given.toLowerCase()) ?? given.replace(GENITIVE, "$1's");
  const bare = word.toLowerCase().replace(/[.,]/g, '');
  if (ACRONYMS.has(bare)) return word.toUpperCase();
  // Initials: "a.c.", "u.s.", "A&M".
  if (/^(?:\p{L}\.)+,?$/u.test(word) || /^\p{L}&\p{L}$/u.test(word)) return word.toUpperCase();
  if (STOPPED.test(word)) return `${raised(word)}.`;
  if (!first && LOW.has(bare)) return word.toLowerCase();
  return raised(word);
}

/** Whether someone typed the name without capitals, or a form printed it in nothing else. */
const isUncased = (name: string): boolean => {
  const letters = name.replace(/\bv(?:s|ersus)?\b\.?|[^\p{L}]/giu, '');
  return (
    letters.length > 1 && (letters === letters.toLowerCase() || letters === letters.toUpperCase())
  );
};

/** A word of a caption, where capitals are design: `SCHMEISSER` → `Schmeisser`, `LLC` stays. */
export const nameWord = (word: string, first: boolean): string =>
  /\p{Lu}{2}/u.test(word) && word === word.toUpperCase() ? wordCase(word, first) : word;

/** `see`, `cf.`: words of the sentence in front of a name, which no name begins with. */
const SIGNAL =
  /^(?:see(?: also| generally)?|cf\.?|but see|the case of)\s+(?!v(?:s|ersus)?\b)(?=\S)/i;

/** With a capital it may be a party: `Accord Inc.` */
const ACCORD = /^accord\s+(?=\p{Lu})/u;

/** In a name without a small `v.` a capital one parts the parties. */
const VERSUS = /\s+(?:vs?\.?|versus)\s+/;
const CAPITAL_VERSUS = /\s+(?:VS?\.?|VERSUS)\s+/;
/** `Uber Technologies Inc`: typed without any marks, it has them where reports print them. */
const FIRM = /(?<=\p{L})\s+inc$/iu;

/** `Univ. of Mich`: a state that is cut short is printed with its period (Bluebook T10). */
const STOPPED_STATES = new Map(
  STATES.filter(({ abbreviation }) => /\p{Ll}\.$/u.test(abbreviation)).map(({ abbreviation }) => [
    abbreviation.slice(0, -1),
    abbreviation,
  ]),
);

/** Beside words with capitals none of these is left without: `US dept of health`. */
const WHOLE_WORD = /^\p{Ll}{4,}$/u;
function besideCapitals(word: string, first: boolean): string {
  if (STOPPED.test(word) && !first) return `${word}.`;
  if (word === 'US' && first) return 'U.S.';
  if (word === 'RR') return 'R.R.';
  const short = SHORT.get(word.toLowerCase().replace(/\.$/, ''));
  if (short) return raised(short);
  return WHOLE_WORD.test(word) && !LOW.has(word)
    ? wordCase(word, false)
    : word.replace(GENITIVE, "$1's");
}

/** A party with its capitals and stops; in a name that has capitals only what is without any is changed. */
function partyCase(party: string, uncased: boolean): string {
  if (/^(?:u\.?\s?s|u\.?\s?s\.?\s?a)\.?$/i.test(party)) return 'United States';
  const marked = party.includes(',') ? party : party.replace(FIRM, ' , Inc.');
  const isLow = uncased || (marked.length > 3 && marked === marked.toLowerCase());
  return marked
    .split(' ')
    .map((word, at) => (isLow ? wordCase(word, at === 0) : besideCapitals(word, at === 0)))
    .join(' ')
    .replace(' ,', ',')
    .replace(/\bUSA(?=, Inc\.)/, 'U.S.A.')
    .replace(/\bSt(?= \p{Lu})/gu, 'St.')
    .replace(/(?<=\bof )\p{L}+$/u, (place) => STOPPED_STATES.get(place) ?? place);
}

const PROCEDURAL = /^(?:in re|ex parte)\s+/i;
const PHRASES: Record<string, string> = { 'in re': 'In re', 'ex parte': 'Ex parte' };

/** `Brown v. BOARD of Education` is left alone; `brown v. board of education` gets its capitals. */
export function nameCase(given: string): string {
  const name = given.replace(SIGNAL, '').replace(ACCORD, '');
  const [phrase] = PROCEDURAL.exec(name) ?? [];
  // Whoever typed `In re sealed case` capitalized the phrase alone.
  if (phrase && isUncased(name.slice(phrase.length)) && !VERSUS.test(name))
    return `${PHRASES[phrase.trim().toLowerCase()]} ${partyCase(name.slice(phrase.length), true)}`;
  const uncased = isUncased(name) && !/^[A-Z]{2,6}$/.test(name);
  const versus = VERSUS.test(name) ? VERSUS : CAPITAL_VERSUS;
  if (!versus.test(name) && !uncased) return name;
  return name
    .split(versus)
    .map((party) => partyCase(party, uncased))
    .join(' v. ')
    .replace(/\bex rel(?=\s)/i, 'ex rel.')
    .replace(
      /^(In|Ex) (Re|Parte)\b/i,
      (_, one: string, two: string) =>
        `${one.charAt(0).toUpperCase()}${one.slice(1).toLowerCase()} ${two.toLowerCase()}`,
    );
}
