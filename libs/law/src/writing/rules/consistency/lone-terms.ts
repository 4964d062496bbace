import type { WritingDocumentKind } from '@casewright/contracts';
import { isRole } from '@casewright/law/sentences';
import { definitionsOf } from '../../text/defined-terms.js';
import type { Paragraph } from '../../text/reading.js';
import type { Span } from '../../text/span.js';
import type { Words } from '../../words/words.js';

export const INSTITUTION =
  /\b(?:Acts?|Codes?|Courts?|Laws?|Rules?|Regulations?|Statutes?|Agreements?|Leases?|Contracts?|Departments?|Boards?|Commission|Committees?|Councils?|Banks?|Agency|Authority|Administration|Bureau|Service$|University|College|School|Hospital|Museum|States?|County|City|Town|Village|District|Region|Street|Avenue|Road|River|Bay|Island|Constitution|Amendments?|Clauses?|Circuit|Offices?|Officers?|Directors?|Presidents?|Secretary|Treasurer|Manager|Company|Corporation|Partnership|Trust|Fund|Group|Exchange|Union|Treaty|Convention|Association|Society|Institute|Foundation|Congress|Government|Republic|Kingdom|Part(?:y|ies)|Arbitrators?|Arbitration|Exhibits?|Schedules?|Appendix|Annex|Articles?|Sections?|Paragraphs?|Web|Internet|Bankruptcy|Court|Judge|Justice|Day|God|War|Year|North\w*|South\w*|East\w*|West\w*|National|Federal|American|United|Supreme|Uniform|International|General|Chief|Internal|Secured|Pacific|Atlantic|Central|Standard Time)\b/;
/** Institutions elsewhere, and parties of a contract. */
const BODY = /^(?:Company|Corporation|Bank|Manager)$/;
/** What lawyers write with a capital and nobody defines. */
const USUAL =
  /^(?:Complaint|Answer|Motion|Petition|Order|Judgment|Opinion|Decision|Brief|Memorandum|Reply|Response|Record|Bar|Bench|Bible|Senate|House|Legislature|Clerk|Sheriff|Magistrate|Attorney|Counsel|Bill|Charter|Declaration|Affidavit|Will|Testament|Chair\w*|Mayor|Governor|Senator|Police|Army|Navy|Marshal|Warden|Indictment|Information|Guidelines|Manual|Restatement|Press|Church|Crown|Pope|Earth|Reporter|Register|Times|Post|Journal|Ordinance|Appeals?|Grand|Panel|Commonwealth|People|Nation|Tribunal|Referee|Examiner|Commissioners?|Bankrupt|Estate|Dissent|Majority|Plurality|Framers|Founders|Claims?|Motions|Claimants?|Patents?|Preamble|Title|Chapter|Tables?|Figures?|Attachments?|Recitals?|\w+day|English|French|Spanish|German|Internet)$/;

/** Single capitalized words behind an article, and what decides whether they are terms. */
export interface LoneTerms {
  used: (Span & { term: string })[];
  /** Words that stand in a name, a heading, or a caption. */
  names: string[];
  /** Terms that are words of English, as `Device` is and `Acme` is not. */
  defined: string[];
}

/** `the Machine`, and not `the Machine Shop` or `the Bank of Ohio`. */
const LONE =
  /(?<![\p{L}\d’'-])[Tt]he (\p{Lu}\p{Ll}{3,})(?:['’]s)?(?![\p{L}’'-])(?!\s(?:\p{Lu}|\d|&|of \p{Lu}|for \p{Lu}|\())/gu;
/** Words in capitals that follow each other; `The Machine` is none. */
const NAME =
  /(?:\p{Lu}[\p{L}'’]+)(?:(?:,? |-| of | of the | and | & | for | v\. )\p{Lu}[\p{L}'’]+)+/gu;
const OPENER =
  /^(?:The|This|That|These|Such|Each|Any|All|No|If|When|An?|In|On|At|To|For|By|Of|Upon|After|Before|Under|Unless|Until|As|Its|Our|Your|My|His|Her|Their|And|But|Because|While|Once|Then)[ -]/;

export function loneTermsIn(paragraph: Paragraph, words?: Words): LoneTerms {
  const { text, kind } = paragraph;
  const isWord = (word: string): boolean => words?.knows(word.toLowerCase()) === true;
  const uses = kind === 'prose' ? [...text.matchAll(LONE)] : [];
  const names = [...text.matchAll(NAME)].map(([name]) => name.replace(OPENER, ''));
  const named = [...names.filter((name) => /[ -]/.test(name)), kind === 'prose' ? '' : text];
  return {
    used: uses.flatMap(({ index, 1: term = '' }) => {
      const start = index + 'the '.length;
      const isThing =
        isWord(term) && (BODY.test(term) || (!INSTITUTION.test(term) && !USUAL.test(term)));
      return isThing ? [{ term, start, end: start + term.length }] : [];
    }),
    names: named.flatMap((name) => name.toLowerCase().match(/\p{L}+/gu) ?? []),
    defined: definitionsOf(paragraph).flatMap(({ term }) => (isWord(term) ? [term] : [])),
  };
}

/** A word that is written so more often is a habit of the writer’s, and no slip. */
const MOST = 2;

/** `the Debtor`, `the Administrator`: in a brief, persons and offices have a capital all the time. */
const isOffice = (term: string, kind: WritingDocumentKind): boolean =>
  isRole(term.toLowerCase()) || (kind === 'brief' && isRole(term) && !/ants?$/.test(term));

/** Whether a word is a term of a text that defines its own, and is nobody’s name there. */
export function isLoneTerm(
  parts: readonly LoneTerms[],
  kind: WritingDocumentKind,
): (term: string) => boolean {
  const isContract = kind === 'contract';
  const names = new Set(parts.flatMap((part) => part.names));
  const uses = parts.flatMap(({ used }) => used.map(({ term }) => term));
  const isDefining = parts.some(({ defined }) =>
    defined.some((term) => isContract || !isRole(term.toLowerCase())),
  );
  return (term) =>
    isDefining &&
    !names.has(term.toLowerCase()) &&
    (isContract ||
      (!BODY.test(term) &&
        !isOffice(term, kind) &&
        uses.filter((use) => use === term).length <= MOST));
}
