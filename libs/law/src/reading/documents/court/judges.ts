import type { TextSpan } from '../../extracted-text.js';
import { proseName } from '../parties/names.js';
import { plain } from '../reading/spans.js';
import type { Caption } from './court-matter.js';

const NAME = String.raw`(?:[A-Z][\w.’'-]+ ){0,3}[A-Z][\w’'-]+`;

/** Who wrote the opinion, where it says so. */
const AUTHOR: readonly RegExp[] = [
  new RegExp(
    String.raw`\b(?:Presiding |Chief |Senior |Associate )*(?:Judge|Justice|JUDGE|JUSTICE) (${NAME})(?:, (?:Jr\.|Sr\.|I{2,3}))?,? (?:also )?(?:delivered|announced|wrote) the (?:opinion|judgment)`,
    'g',
  ),
];

/** A judge who only agrees or disagrees with what others decided. */
const APART = String.raw`(?!,?\s*(?:\(?(?:concurr|dissent)|would\b|took no part|not participating|concurs?\b|dissents?\b))`;

const FORMS: readonly RegExp[] = [
  /\bBefore:?\s+((?:[A-Z][\w.’'-]+,?\s+(?:and\s+)?){1,12}?)(?=(?:Chief |Senior |Circuit |District )*(?:Circuit |District )?(?:Judges?|Justices?|JJ))/g,
  /(?:^|\n)\s{0,200}(?:\*?\d*\s?)?((?:MR\. |Mr\. )?(?:CHIEF )?(?:JUSTICE |Justice |Chief Justice )?[A-Z][A-Za-z.’' -]{2,40}?),?\s{1,200}(?:Chief |Senior |Presiding |Associate |Acting )*(?:(?:United States |U\.S\. )?(?:Circuit|District|Magistrate|Bankruptcy|Appellate) )?(?:Judge|Justice)[.:]?(?=\s)/g,
  new RegExp(
    String.raw`(?:^|\n)\s{0,200}(?:\*\d+\s)?(?:(?:Per|By) )?([A-Z][A-Z.’'-]{2,30}(?: [A-Z][A-Z.’'-]+){0,2}),?\s+(?:C\.\s?J|P\.\s?J|J)\.[,:]?(?=\s)${APART}`,
    'g',
  ),
  /\b(?:Hon\.|HON\.)\s+([A-Z][\w.’'-]+(?:\s+[A-Z][\w.’'-]+){1,3})/g,
];
/** At the end of a decision of one judge: `J. W. VALE, JUDGE`. */
const SIGNED =
  /(?:^|\n)[ \t]*((?:[A-Z]\.\s?|[A-Z][A-Za-z’'-]+\s){1,3}[A-Z][A-Za-z’'-]+),?\s+(?:(?:UNITED STATES|SUPERIOR COURT|DISTRICT|CIRCUIT|TRIAL|ACTING|United States|Superior Court|District|Circuit|Trial) )*(?:JUDGE|JUSTICE|REFEREE|Judge|Justice|Referee|J\.)[ \t.]*(?=\n|$)/g;
/** Characters at the end in which a signature stands. */
const TAIL = 1_500;

/** The judge of the court below may appear under its name. */
const JUDGE_BELOW =
  /\b[Aa]ppeals? from the [^\n]{5,120}\n\s*[^\n]{3,60},\s(?:[A-Z]\w+\s)*(?:Judge|Justice|Chancellor)\b/g;
/** To whom a decision was sent says nothing of who made it. */
const SENT = /\bCERTIFICATE OF SERVICE\b/;

/** The judges that the head or the end of a decision names; first of all the one who wrote it. */
export function findJudges(text: string, head: string): Caption['judges'] {
  const sent = SENT.exec(head)?.index ?? head.length;
  const own = head.slice(0, sent).replace(JUDGE_BELOW, (said) => ' '.repeat(said.length));
  for (const form of AUTHOR) {
    const wrote = named(own, form, 0, true);
    if (wrote.length > 0) return wrote.slice(0, 1);
  }
  for (const form of FORMS) {
    const found = named(own, form, 0, form !== FORMS[0]);
    if (found.length > 0) return found.slice(0, 12);
  }
  const from = Math.max(0, text.length - TAIL);
  return named(text.slice(from), SIGNED, from, true).slice(0, 1);
}

function named(words: string, form: RegExp, offset: number, wrote: boolean): Caption['judges'] {
  const found: (TextSpan & { name: string; wrote: boolean })[] = [];
  for (const match of words.matchAll(form)) {
    const printed = match[1]!;
    const from = match.index + match[0].indexOf(printed);
    for (const name of printed.split(/,(?!\s*(?:C|P)\.\s?J)\s*(?:and\s+)?|\s+and\s+/i)) {
      const clean = withoutTitle(name);
      if (!isName(clean) || found.some((each) => sameJudge(each.name, clean))) continue;
      const start = offset + from + printed.indexOf(name);
      found.push({ start, end: start + name.length, name: judgeName(clean), wrote });
    }
  }
  return found;
}

const withoutTitle = (name: string): string =>
  plain(name)
    .replace(
      /^(?:MR\. |Mr\. )?(?:(?:CHIEF |Chief )?(?:JUSTICE|Justice)|Before|BEFORE|The|Honorable)\s+/,
      '',
    )
    .replace(/,?\s(?:C|P)\.\s?J\.?$/, '')
    .replace(/[,.]$/, '');

/** A short surname is no abbreviation here. */
const judgeName = (name: string): string =>
  /^[A-Z]{2,3}$/.test(name) ? name[0] + name.slice(1).toLowerCase() : proseName(name);

const isName = (name: string): boolean =>
  /^[A-Z][\w.’'-]+(?: [A-Z][\w.’'-]*){0,3}$/.test(name) &&
  name.length > 2 &&
  !/\b(?:court|circuit|district|united|states|opinion|order|appeal|chief|senior|judge|justice|attorney|per|curiam|the|presiding|panel|term|clerk)\b/i.test(
    name,
  );

const sameJudge = (one: string, other: string): boolean =>
  one.toLowerCase() === other.toLowerCase();
