import { expressionOf, wordsOf } from '../../source/condition.js';
import type { OptionSource, PlaceholderSource } from '../../source/template-source.js';
import { COURT_NAMES } from '../shared/court-names.js';

/** Kinds of motion that no attack on a pleading goes with. */
const ALONE = ['dismiss', 'summary-judgment', 'compel', 'injunction', 'extension'];

/** Motions before trial, and on the place of trial. */
export const LATER_KINDS: readonly OptionSource[] = [
  {
    fact: 'in-limine',
    what: 'Motion in limine',
    asks: /motions? in limine|in limine/,
    denies: ALONE,
    section: 'argument-exclude',
  },
  {
    fact: 'suppress',
    what: 'Motion to suppress',
    asks: /(?:motion )?to suppress|suppression(?: motion| of (?:the )?evidence)?/,
    denies: ALONE,
    section: 'argument-violation',
  },
  {
    fact: 'remand',
    what: 'Motion to remand',
    asks: /(?:motion )?(?:to|for) remand|1447\(c\)/,
    denies: ALONE,
    section: 'argument-removal',
  },
  {
    fact: 'transfer',
    what: 'Transfer for convenience',
    asks: /(?:motion )?to transfer(?: venue)?(?: (?:under|pursuant to) (?:28 U\.?S\.?C\.? ?§ ?)?1404\(a\))?|1404\(a\)|transfer for convenience/,
    section: 'argument-transfer',
  },
];

export const LATER_STANDARDS = `
[in-limine&federal] The court decides preliminary questions of admissibility. Fed. R. Evid. 104(a). Evidence must be relevant, Fed. R. Evid. 401, 402, and may be excluded if its probative value is substantially outweighed by a danger of unfair prejudice, which is an undue tendency to suggest decision on an improper basis. Fed. R. Evid. 403; *Old Chief v. United States*, 519 U.S. 172, 180 (1997). The proponent of an expert must show that it is more likely than not that the opinion is helpful, rests on sufficient facts and is the product of reliable methods reliably applied. Fed. R. Evid. 702; *Daubert v. Merrell Dow Pharms., Inc.*, 509 U.S. 579, 592–95 (1993).
>j [in-limine&federal] A definitive ruling on the record preserves the claim of error without an objection at trial. @@ Fed. R. Evid. 103(b)
[in-limine&!federal] {legal_standard}
[suppress&us] A search without a warrant is unreasonable under the Fourth Amendment, subject to a few well-delineated exceptions. *Katz v. United States*, 389 U.S. 347, 357 (1967). Evidence obtained by an unconstitutional search may not be used, *Mapp v. Ohio*, 367 U.S. 643, 655 (1961), nor may what was come at by exploitation of the illegality, *Wong Sun v. United States*, 371 U.S. 471, 487–88 (1963). A statement from custodial interrogation may not be used unless the warnings were given and the rights waived. *Miranda v. Arizona*, 384 U.S. 436, 444 (1966).
> [suppress&us] Say what the movant’s own expectation of privacy was: nobody may assert the right of another. Keep the sentences that fit the search or the statement at issue. Meet good faith and attenuation here: the other side will raise them. @@ *Herring v. United States*, 555 U.S. 135, 144 (2009); *Utah v. Strieff*, 579 U.S. 232, 238–39 (2016)
>j [suppress&federal] The motion must be made before trial, by the date that the court sets; a late one needs good cause. @@ Fed. R. Crim. P. 12(b)(3)(C), 12(c)
[suppress&england] {legal_standard}
[remand&federal] A defendant may remove a civil action of which the district courts have original jurisdiction. 28 U.S.C. § 1441(a). For a federal question the well-pleaded complaint decides, *Louisville & Nashville R.R. Co. v. Mottley*, 211 U.S. 149, 152 (1908), and a claim under state law suffices only if a federal issue is necessarily raised, actually disputed, substantial, and capable of resolution in federal court without disrupting the balance between federal and state courts, *Gunn v. Minton*, 568 U.S. 251, 258 (2013). For diversity, 28 U.S.C. § 1332(a), the party that asserts it bears the burden, *Hertz Corp. v. Friend*, 559 U.S. 77, 96 (2010), and a corporation is a citizen also of the State of its nerve center, *Hertz Corp. v. Friend*, 559 U.S. 77, 92–93 (2010). If it appears at any time before final judgment that the court lacks subject-matter jurisdiction, the case shall be remanded. 28 U.S.C. § 1447(c).
>j [remand&federal] A motion on a defect other than want of subject-matter jurisdiction, such as a late notice, a defendant who did not consent, or a defendant of the forum, must be made within 30 days after the notice of removal was filed. @@ 28 U.S.C. §§ 1441(b)(2), 1446(b), 1447(c)
>j [remand&federal] The order may require payment of just costs and actual expenses, with attorney fees, that the removal caused; ask for them in the motion. @@ 28 U.S.C. § 1447(c)
[remand&!federal] {legal_standard}
>j [remand&!federal&located] Remand is asked of the federal court to which the case was removed. The draft names another court: check the caption. @@ 28 U.S.C. § 1447(c)
[transfer&federal] For the convenience of parties and witnesses, in the interest of justice, a district court may transfer a civil action to another district where it might have been brought, or to which all parties have consented. 28 U.S.C. § 1404(a). The court weighs the private and public interests; a valid forum-selection clause is given controlling weight in all but the most exceptional cases, and the plaintiff’s choice of forum and the private interests then count for nothing. *Atl. Marine Constr. Co. v. U.S. Dist. Ct. for W. Dist. of Tex.*, 571 U.S. 49, 62–64 (2013).
[transfer&!federal] {legal_standard}
`;

export const LATER_ARGUMENTS = `
## [in-limine] argument-exclude: The Evidence Should Be Excluded
The evidence at issue is {evidence_at_issue}. {argument_1}
## [in-limine] argument-prejudice: Any Probative Value Is Substantially Outweighed by Unfair Prejudice
{argument_2}
## [suppress] argument-violation: The Evidence Was Obtained in Violation of the Movant’s Rights
The evidence at issue is {evidence_at_issue}. {argument_1}
## [suppress] argument-exclusion: The Evidence and Its Fruits Must Be Suppressed
{argument_2}
## [remand] argument-removal: The Case Was Not Removable
{argument_1}
## [remand&smj] argument-smj: There Is No Subject-Matter Jurisdiction
{argument_smj}
## [remand] argument-fees: Costs and Fees
{argument_2}
## [transfer] argument-transfer: The Case Might Have Been Brought in the Other Court
The court to which transfer is asked is the {transferee_court}. {transfer_1}
## [transfer] argument-convenience: Convenience and the Interest of Justice Favor Transfer
{transfer_2}
`;

const transfer = (at: number, label: string): PlaceholderSource => ({
  name: `transfer_${at}`,
  label,
  type: 'text',
  hint: 'Facts with their citations: parties, witnesses, documents, events, any forum clause.',
});

export const LATER_PLACES: readonly PlaceholderSource[] = [
  {
    name: 'evidence_at_issue',
    label: 'Evidence at issue',
    type: 'text',
    hint: 'Each document, statement or opinion, as the order is to name it.',
    set: 'phrase',
    capture: [
      /\b(?:exclud(?:e|ing)|preclud(?:e|ing)|bar(?:ring)?|suppress(?:ing)?)\s((?:the\s|any\s|all\s|evidence\s|testimony\s|his\s|her\s)[^.;,\n]{3,200}?)(?=,|\s(?:for|on behalf of)\s(?:the\s)?(?:plaintiff|defendant)|[.;\n]|$)/i,
    ],
  },
  {
    name: 'transferee_court',
    label: 'Court to transfer to',
    type: 'text',
    hint: 'The district, and the division where it has them.',
    capture: COURT_NAMES.map((each) => ({
      at: new RegExp(
        `\\btransfer\\b[^.;\\n]{0,60}?\\sto\\s(?:the\\s)?(?:United States District Court for the\\s)?${expressionOf(each).source}`,
        expressionOf(each).flags,
      ),
      as: (found: string) => wordsOf(each, found),
    })),
  },
  {
    name: 'discovery_at_issue',
    label: 'Discovery at issue',
    type: 'text',
    hint: 'Each request and response, word for word where the rules ask for it.',
    capture: [
      /\b((?:(?:form|special) )?(?:interrogator(?:y|ies)|requests? for (?:production|admissions?))(?: nos?\.?)?\s\d+(?:(?:, and|,| and|–|-)\s?\d+)*)\b/i,
    ],
  },
  {
    name: 'conduct_at_issue',
    label: 'Conduct to restrain',
    type: 'text',
    hint: 'In reasonable detail, as the order is to name it.',
    capture: [
      /\b(?:enjoin(?:ing)?|restrain(?:ing)?)\s((?:him|her|it|them|the\s\w+)?\s?from\s[^.;\n]{4,200})/i,
    ],
  },
  {
    name: 'extended_act',
    label: 'What the time is for',
    type: 'text',
    hint: 'Such as “answer the complaint”.',
    capture: [
      /\b(?:extension|extend(?: the)? (?:time|deadline)|more time)(?: of time)? (?:to|for) ((?:answer|respond|reply|file|serve|oppose|complete|object)[^.;,\n]{0,80})/i,
    ],
  },
  {
    name: 'time_ends',
    label: 'Day on which the time ends',
    type: 'date',
    hint: 'As the rules or the order set it.',
    near: /\bis due\b|\bare due\b|\bends? on\b|expires?|deadline is/,
  },
  {
    name: 'time_until',
    label: 'Day until which more time is asked',
    type: 'date',
    hint: 'A date, and not a number of days.',
    near: /would be due|\buntil\b|extended to|up to and including/,
  },
  transfer(1, 'Why the case might have been brought there'),
  transfer(2, 'Convenience and the interest of justice'),
];
