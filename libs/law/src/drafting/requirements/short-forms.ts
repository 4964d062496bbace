// cspell:disable
import { capital } from './names.js';

/** Short forms of notes that are no words themselves and have one meaning in business and law. */
const FORMS = new Map(
  `acct account|accts accounts|advert advertising|agst against|amt amount|amts amounts|asst assistant|avail available
  |avg average|bldg building|bldgs buildings|btwn between|chem chemicals|chg charge|chgs charges|ck check|cks checks
  |consid consideration|descr description|dflt default|discl disclosure|extn extension|fert fertilizer|gty guaranty
  |guar guaranty|immed immediately|indep independent|info information|init initial|insd insured|instal installment
  |jt joint|jur jurisdiction|liab liability|lic license|maint maintenance|mfg manufacturing|mfr manufacturer
  |mthly monthly|nonpmt nonpayment|nonpayt nonpayment|oblig obligation|obligs obligations|ofc office|pd paid|pls please
  |prelim preliminary|prepmt prepayment|prev previous|prof professional|qty quantity|qtr quarter|rcpt receipt
  |rcvd received|recd received|regs regulations|reqd required|reqs requirements|reqts requirements|rtn return
  |sched schedule|sig signature|specs specifications|svc service|svcs services|sys system|termd terminated
  |terr territory|tix tickets|trng training|trsf transfer|util utilities|utils utilities|veh vehicle|whse warehouse
  |wkend weekend|wkg working|wkly weekly|wty warranty|yrly yearly`
    .split('|')
    .map((row) => row.trim().split(' ') as [short: string, long: string]),
);

/**
 * These written out, but for words of a name: with a capital only at the head of a note, and not before another one.
 *
 * @param stop source of an expression for the period of an abbreviation
 */
export const shortForms = (stop: string): readonly [RegExp, (...groups: string[]) => string] => {
  const all = [...FORMS.keys()];
  const own = `${all.join('|')}|(?<=(?:^|\\n|[.;,:(] )\\s*)(?:${all.map(capital).join('|')})(?!\\.? \\p{Lu})`;
  return [
    new RegExp(`(?<![\\p{L}\\d/'’.&-])(?:${own})(?![\\p{L}\\d/'’&-])${stop}`, 'gu'),
    (words) => {
      const short = words.replace(/\.$/, '');
      const long = FORMS.get(short.toLowerCase())!;
      return short === short.toLowerCase() ? long : capital(long);
    },
  ];
};
