import { cased } from '../../recognize/cased.js';
import type { Parts } from './parts.js';

/** Words of court documents with their abbreviations (Bluebook table BT1). */
const WORDS =
  `affidavit Aff. amended Am. appellant's Appellant's appendix App. argument Arg. attachment Attach. attorney Att'y brief Br. certiorari Cert. complaint Compl. counterclaim Countercl. court Ct.
  declaration Decl. defendant Def. defendants Defs. deposition Dep. discovery Disc. document Doc. documents Docs. exhibit Ex. government Gov't hearing Hr'g injunction Inj. instructions Instrs. interrogatories Interrogs. judgment J.
  letter Ltr. memorandum Mem. minutes Mins. motion Mot. opinion Op. opposition Opp'n permanent Perm. petition Pet. petitioner Pet'r plaintiff Pl. plaintiffs Pls. preliminary Prelim. production Produc.
  reconsideration Recons. record R. request Req. requests Reqs. respondent Resp't response Resp. stipulation Stip. summary Summ. supplemental Suppl. support Supp. testimony Test. transcript Tr. verified Verif.`
    .trim()
    .split(/\s+/);
const bare = (word: string): string => word.toLowerCase().replace(/[.'’]/g, '');
/** By the whole word, and by the abbreviation without its marks: `opp`, `oppn`, `mot`. */
const SHORT = new Map(
  WORDS.flatMap((word, at): [string, string][] => {
    const short = WORDS[at + 1] ?? '';
    return at % 2 === 0
      ? [
          [word, short],
          [bare(short), short],
        ]
      : [];
  }),
);
SHORT.set('opp', "Opp'n");
for (const word of ['r', 'test', 'am', 'j', 'inj', 'ex']) SHORT.delete(word);

/** `pl's mot for summary judgment` → `Pl.'s Mot. for Summ. J.` */
function abbreviated(name: string): string {
  return name
    .replace(/\bjoint appendix\b/gi, 'J.A.')
    .replace(/\brecord on appeal\b/gi, 'R.')
    .replace(
      /(\p{L}+(?:['’](?!s\b)\p{L}+)?)(['’]s\b|(?<=s)['’])?(\.?)/gu,
      (whole, word: string, own = '') => {
        const short = SHORT.get(bare(word));
        return short ? `${short}${own}` : whole;
      },
    );
}

/** `deposition of John Kessler`: testimony is called by the family name (rule B17.1.1). */
const BY_WHOM =
  /^(deposition|declaration|affidavit)\s+of\s+(?:\p{L}[\p{L}.]*\s+)*(\p{L}[\p{L}'’-]+)$/iu;

/**
 * A filing by its name: in full with the case that it was filed in (Bluebook rule 10.8.3), by the
 * words of BT1 where it is of the record of the case at hand (rule B17.1).
 */
export function filingName(parts: Parts): string | undefined {
  const typed = parts.get('doc')?.replace(/\s+(?:para(?:graph)?s?\.?|¶+)$/i, '');
  if (!typed || parts.has('name')) return typed && cased(typed);
  const name = cased(typed.replace(BY_WHOM, '$2 $1'));
  const volume = parts.get('vol');
  const short = abbreviated(name);
  return volume ? `${short} vol. ${volume}` : short;
}

/** Where the electronic docket has a filing (Bluebook rule B17.1.4). */
export function entryOf(parts: Parts): string | undefined {
  const number = (parts.get('pubno') ?? ENTRY.exec(parts.whole)?.[1])?.replace(/^\D+/, '');
  return parts.has('doc') && number ? `ECF No. ${number}` : undefined;
}
const ENTRY = /\b(?:ecf|dkt\.?|docket entry)(?:\s+nos?\.?)?\s*#?(\d+(?:-\d+)?)/i;

/** `exhibit B` behind the place in a filing → `Ex. B`. */
export function exhibitOf(parts: Parts): string | undefined {
  const exhibit = EXHIBIT.exec(parts.get('code') ?? parts.end)?.[1];
  return parts.has('doc') && exhibit ? `Ex. ${exhibit.toUpperCase()}` : undefined;
}
const EXHIBIT = /^\W*(?:exhibit|exh?\.?)\s+([A-Z]{1,2}|\d+)\b/i;
