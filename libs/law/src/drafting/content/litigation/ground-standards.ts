import type { TemplateJurisdiction } from '@casewright/contracts';

type Standards = Partial<Record<TemplateJurisdiction, string>>;

const DUE_PROCESS =
  'Due process allows a court to bind a defendant only if the defendant has minimum contacts with the forum, such that the suit does not offend traditional notions of fair play and substantial justice. *International Shoe Co. v. Washington*, 326 U.S. 310, 316 (1945). A court has general jurisdiction where the defendant is essentially at home, *Daimler AG v. Bauman*, 571 U.S. 117, 139 (2014), and specific jurisdiction where the claim arises out of or relates to contacts with the forum that the defendant itself created, *Ford Motor Co. v. Mont. Eighth Jud. Dist. Ct.*, 592 U.S. 351, 359 (2021); *Walden v. Fiore*, 571 U.S. 277, 284 (2014).';

/** The test for each ground, by court. Where none is here, the draft leaves a place for it. */
export const GROUND_STANDARDS: Readonly<Record<string, Standards>> = {
  smj: {
    federal:
      'The party that invokes federal jurisdiction bears the burden of establishing it. *Lujan v. Defs. of Wildlife*, 504 U.S. 555, 561 (1992). If the court determines at any time that it lacks subject-matter jurisdiction, it must dismiss the action. Fed. R. Civ. P. 12(b)(1), 12(h)(3). Standing asks for a concrete injury. *TransUnion LLC v. Ramirez*, 594 U.S. 413, 423–25 (2021).',
    california:
      'A demurrer lies where the court has no jurisdiction of the subject of the cause of action alleged. Cal. Code Civ. Proc. § 430.10(a).',
    'new-york':
      'A party may move to dismiss on the ground that the court has no jurisdiction of the subject matter. N.Y. C.P.L.R. 3211(a)(2).',
    texas:
      'A plea to the jurisdiction that challenges the pleadings asks whether the pleader has alleged facts that affirmatively demonstrate the court’s jurisdiction; one that challenges facts is decided on the evidence. *Tex. Dep’t of Parks & Wildlife v. Miranda*, 133 S.W.3d 217, 226–27 (Tex. 2004).',
    illinois:
      'A motion under section 2-619(a)(1) of the Code of Civil Procedure raises that the court has no jurisdiction of the subject matter. 735 ILCS 5/2-619(a)(1).',
  },
  pj: {
    federal: `A federal court ordinarily follows the law of the State where it sits on the bounds of jurisdiction over persons. Fed. R. Civ. P. 4(k)(1)(A); *Daimler AG v. Bauman*, 571 U.S. 117, 125 (2014). ${DUE_PROCESS} Of the plaintiff’s burden on the motion: {pj_burden}`,
    california:
      'A defendant may move to quash service of summons on the ground that the court lacks jurisdiction over it. Cal. Code Civ. Proc. § 418.10(a)(1). California courts exercise jurisdiction on any basis that the constitutions of this State and of the United States allow. Cal. Code Civ. Proc. § 410.10. ' +
      DUE_PROCESS,
    'new-york': `A party may move to dismiss on the ground that the court has no jurisdiction of the person of the defendant. N.Y. C.P.L.R. 3211(a)(8). General jurisdiction rests on N.Y. C.P.L.R. 301; jurisdiction over one who is not a domiciliary rests on a claim that arises from an act listed in N.Y. C.P.L.R. 302(a). ${DUE_PROCESS}`,
    texas: `A special appearance is decided before any other plea or motion. Tex. R. Civ. P. 120a(1), (2). Texas courts have jurisdiction over a nonresident if the long-arm statute authorizes it and federal due process allows it. *Moki Mac River Expeditions v. Drugg*, 221 S.W.3d 569, 574–76 (Tex. 2007). For specific jurisdiction there must be a substantial connection between the defendant’s purposeful contacts and the operative facts of the litigation. *Moki Mac River Expeditions v. Drugg*, 221 S.W.3d 569, 585 (Tex. 2007). ${DUE_PROCESS}`,
    delaware: `The court asks whether the long-arm statute, 10 Del. C. § 3104(c), reaches the defendant and whether due process is satisfied. ${DUE_PROCESS}`,
    florida: `The court asks whether the complaint alleges facts that bring the action within the long-arm statute of Florida, section 48.193, and, if so, whether there are sufficient minimum contacts. *Venetian Salami Co. v. Parthenais*, 554 So. 2d 499, 502 (Fla. 1989). ${DUE_PROCESS}`,
    illinois: `A party objects to jurisdiction over its person by a motion to dismiss or to quash service. 735 ILCS 5/2-301(a). The long-arm statute reaches as far as the constitutions of Illinois and of the United States permit. 735 ILCS 5/2-209(c). ${DUE_PROCESS}`,
    england:
      'A defendant who wishes to dispute the court’s jurisdiction, or to argue that it should not be exercised, files an acknowledgment of service and applies for an order declaring so. CPR 11(1), (2).',
  },
  venue: {
    federal:
      'Venue is proper only in a district that the federal venue laws name. 28 U.S.C. § 1391(b). Whether it is improper depends on those laws alone, and not on a forum-selection clause. *Atl. Marine Constr. Co. v. U.S. Dist. Ct. for W. Dist. of Tex.*, 571 U.S. 49, 55–56 (2013). Where venue is improper, the court dismisses or, in the interest of justice, transfers. 28 U.S.C. § 1406(a).',
  },
  process: {
    federal:
      'A summons must have the contents that Fed. R. Civ. P. 4(a)(1) lists; a motion under Rule 12(b)(4) challenges the form of the process.',
  },
  service: {
    federal:
      'Process must be served as Fed. R. Civ. P. 4 requires, on a person in the United States under Rule 4(e) and on a corporation under Rule 4(h), and ordinarily within 90 days after the complaint is filed. Fed. R. Civ. P. 4(m). Due process asks for notice reasonably calculated to apprise the party of the action. *Mullane v. Cent. Hanover Bank & Tr. Co.*, 339 U.S. 306, 314 (1950).',
    california:
      'A defendant may move to quash service of summons on the ground of lack of jurisdiction over it. Cal. Code Civ. Proc. § 418.10(a)(1).',
    illinois:
      'A party objects to insufficient process or service by a motion to dismiss or to quash service. 735 ILCS 5/2-301(a).',
  },
  documents: {
    'new-york':
      'A motion under CPLR 3211(a)(1) succeeds only if the documentary evidence conclusively establishes a defense to the claims as a matter of law. *Leon v. Martinez*, 84 N.Y.2d 83, 88 (1994).',
  },
  barred: {
    'new-york':
      'A party may move to dismiss because the cause of action may not be maintained by reason, among others, of collateral estoppel, payment, release, res judicata, the statute of limitations, or the statute of frauds. N.Y. C.P.L.R. 3211(a)(5).',
  },
  joinder: {
    federal:
      'The court asks whether the absent person is required under Fed. R. Civ. P. 19(a) and, if joinder is not feasible, whether in equity and good conscience the action should proceed without it under the factors of Fed. R. Civ. P. 19(b).',
    california:
      'A demurrer lies where there is a defect or misjoinder of parties. Cal. Code Civ. Proc. §§ 389, 430.10(d).',
    'new-york':
      'A party may move to dismiss on the ground that the court should not proceed in the absence of a person who should be a party. N.Y. C.P.L.R. 1001, 3211(a)(10).',
  },
  pleadings: {
    federal:
      'After the pleadings are closed, but early enough not to delay trial, a party may move for judgment on the pleadings. Fed. R. Civ. P. 12(c). Failure to state a claim may be raised in that way. Fed. R. Civ. P. 12(h)(2)(B).',
  },
  definite: {
    federal:
      'A party may move for a more definite statement of a pleading to which a response is allowed and which is so vague or ambiguous that the party cannot reasonably prepare a response. Fed. R. Civ. P. 12(e).',
    california: 'A demurrer lies where a pleading is uncertain. Cal. Code Civ. Proc. § 430.10(f).',
    'new-york':
      'A party may move for a more definite statement of a pleading that is so vague or ambiguous that the party cannot reasonably be required to frame a response. N.Y. C.P.L.R. 3024(a).',
    texas:
      'A special exception points out intelligibly and with particularity the defect, omission, obscurity, or insufficiency of the pleading. Tex. R. Civ. P. 91.',
  },
  strike: {
    federal:
      'The court may strike from a pleading an insufficient defense or any redundant, immaterial, impertinent, or scandalous matter. Fed. R. Civ. P. 12(f).',
    california:
      'The court may strike irrelevant, false, or improper matter from a pleading, and any part of it not drawn in conformity with law. Cal. Code Civ. Proc. §§ 435, 436.',
    'new-york':
      'A party may move to strike scandalous or prejudicial matter unnecessarily inserted in a pleading. N.Y. C.P.L.R. 3024(b).',
  },
  'anti-slapp': {
    california:
      'The movant must establish that the challenged claim arises from activity that section 425.16 protects; if it does, the plaintiff must establish a probability of prevailing on it. Cal. Code Civ. Proc. § 425.16(b)(1); *Baral v. Schnitt*, 1 Cal. 5th 376, 384 (2016); *Navellier v. Sletten*, 29 Cal. 4th 82, 88 (2002).',
  },
};
