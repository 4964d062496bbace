import { fromMarkup, withoutMarkup } from '../../shared/markup.js';
import { type Rich, rich } from '../../shared/rich-text.js';
import type { Faces } from '../faces.js';
import { abbreviateParty, partyName } from './party.js';

/** As cited (T6, T10) or as in a textual sentence (rule 10.2.1(c)). */
type AbbreviatedStyle = 'citation' | 'text';

const VERSUS = / (?:vs?\.?|versus) /;
/**
 * In a name without a small "v." a capital one divides the parties; alongside one it is an initial.
 */
const CAPITAL_VERSUS = / V\. /;

const sidesOf = (name: string): string[] => name.split(VERSUS.test(name) ? VERSUS : CAPITAL_VERSUS);

/** Phrases that turn into `In re`, `Ex parte`, `ex rel.` (rule 10.2.1(b)). */
const IN_RE =
  /^(?:In re:?|In the Matter of|In Matter of|Matter of|Petition of|Application of)(?: the)? (?=\S)/i;
const EX_PARTE = /^Ex parte (?=\S)/i;
const EX_REL =
  /,? (?:on (?:the )?(?:relation|behalf|information) of|upon (?:the )?relation of|for the use of|ex relatione|ex rel\.|by and through|by his next friend|by her next friend|as next friend of)(?: the)? /i;

interface CaseNameRules {
  style: AbbreviatedStyle;
  /** Code of the deciding court's state, if it is a state court. */
  state?: string;
}

/** A consolidated caption's first case (rule 10.2.1(a)). */
function firstCase(title: string): string {
  const parts = title.split(/; (?=\S)|, (?=[^,]* v\. )/);
  const [first = title, second = ''] = parts;
  return VERSUS.test(` ${first} `) && VERSUS.test(` ${second} `) ? first : title;
}

function oneSide(side: string, rules: CaseNameRules): string {
  const [party = side, relator] = side.split(EX_REL);
  return [party, relator]
    .filter((name): name is string => Boolean(name))
    .map((name) => abbreviateParty(partyName(name, rules.state), rules.style))
    .join(' ex rel. ');
}

const matter = (rest: string, style: AbbreviatedStyle): string =>
  abbreviateParty(
    rest.replace(/, (?:petitioner|debtors?|respondent|appellant|a minor)s?\.?$/i, ''),
    style,
  );

/** The name as text: `Brown v. Bd. of Educ.`. A title with mark-up is set as it stands. */
export function caseNameText(title: string, rules: CaseNameRules): string {
  if (title.includes('<')) return title;
  const found = IN_RE.exec(title) ?? EX_PARTE.exec(title);
  if (found) {
    const lead = EX_PARTE.test(title) ? 'Ex parte' : 'In re';
    return `${lead} ${matter(title.slice(found[0].length), rules.style)}`;
  }
  const sides = sidesOf(firstCase(title));
  if (sides.length < 2) return abbreviateParty(title.trim(), rules.style);
  return sides
    .slice(0, 2)
    .map((side) => oneSide(side, rules))
    .join(' v. ');
}

const PROCEDURAL = /^(In re|Ex parte)(?= )| (ex rel\.)(?= )/;

/** The name in its typeface; procedural phrases in theirs (rules 2.1(a), 2.2(a)). */
export function caseNameFace(name: string, faces: Faces): Rich {
  const found = PROCEDURAL.exec(name);
  if (!found || name.includes('<')) return fromMarkup(name, faces.caseFull);
  const at = found.index + found[0].length;
  const phrase = found[0].trimStart();
  return rich(
    faces.caseFull(name.slice(0, at - phrase.length)),
    faces.procedural(faces.caseFull(phrase)),
    caseNameFace(name.slice(at), faces),
  );
}

/** Litigants whose name alone would not tell one case from another (rule 10.9(a)(i)). */
const COMMON =
  /^(?:United States|State|Commonwealth|People|Government|City of .*|County of .*|Town of .*|Village of .*|Board of .*|Bd\. of .*|.*Comm['’](?:r|n)|Commissioner|Comm['’]r.*|Secretary|Sec['’]y.*|SEC|FTC|NLRB|EEOC|INS|IRS|EPA|FCC|Nat['’]l Lab\. Rels?\. Bd\.|.*Dep['’]t of .*)$/;

/** One party for a short form; `isPlaceName` tells a state or city that litigates often. */
export function shortCaseName(name: string, isPlaceName: (text: string) => boolean): string {
  const plain = withoutMarkup(name);
  const [first = plain, second] = plain
    .split(' v. ')
    .map((side) => side.replace(/ ex rel\. .*$/, ''));
  if (second === undefined) return plain.replace(/^(?:In re|Ex parte) /, '');
  const common = (party: string): boolean => COMMON.test(party) || isPlaceName(party);
  return common(first) && !common(second) ? second : first;
}
