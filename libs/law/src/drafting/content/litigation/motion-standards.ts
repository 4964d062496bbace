import { COMPANION_STANDARD_LINES, GROUND_STANDARD_LINES } from './ground-bodies.js';
import { LATER_STANDARDS } from './motion-kinds.js';

/** The rule and the test for each kind of motion, by court. */
export const MOTION_STANDARDS = `
# standard: {?england|The Test|Legal Standard}
${GROUND_STANDARD_LINES}
${LATER_STANDARDS}
[dismiss&claim&federal] A complaint must contain “enough facts to state a claim to relief that is plausible on its face.” *Bell Atl. Corp. v. Twombly*, 550 U.S. 544, 570 (2007). On a motion under Rule 12(b)(6) the court accepts well-pleaded facts as true, but not legal conclusions or threadbare recitals of the elements. *Ashcroft v. Iqbal*, 556 U.S. 662, 678 (2009).
[dismiss&claim&california] A demurrer lies where a pleading does not state facts sufficient to constitute a cause of action. Cal. Code Civ. Proc. § 430.10(e). The court accepts the material facts that are properly pleaded, but not contentions, deductions or conclusions of fact or law. *Blank v. Kirwan*, 39 Cal. 3d 311, 318 (1985).
>j [dismiss&claim&california] The attack on the pleading is a demurrer, and the parties must first meet and confer in person, by telephone or by video, at least five days before it is due; a declaration says that they did. @@ Cal. Code Civ. Proc. §§ 430.10, 430.41
[dismiss&claim&new-york] On a motion under CPLR 3211(a)(7) the pleading is construed liberally, the facts alleged are accepted as true, the plaintiff has every favorable inference, and the only question is whether the facts fit within any cognizable legal theory. *Leon v. Martinez*, 84 N.Y.2d 83, 87–88 (1994).
>j [dismiss&claim&new-york] The motion is made by notice of motion with supporting affidavits, before the answer is due. @@ N.Y. C.P.L.R. 2214, 3211(a)(7), (e)
[dismiss&claim&texas] A cause of action has no basis in law if the allegations, taken as true with the inferences reasonably drawn from them, do not entitle the claimant to the relief sought, and no basis in fact if no reasonable person could believe the facts pleaded. Tex. R. Civ. P. 91a.1; *City of Dallas v. Sanchez*, 494 S.W.3d 722, 724 (Tex. 2016).
>j [dismiss&claim&texas] The motion must say that it is made under the rule and identify each cause of action and the reasons. It is filed within 60 days after the first pleading with the challenged claim is served, and at least 21 days before it is heard. @@ Tex. R. Civ. P. 91a.2, 91a.3
[dismiss&claim&delaware] The court denies a motion to dismiss unless the plaintiff could not recover under any reasonably conceivable set of circumstances susceptible of proof. *Cent. Mortg. Co. v. Morgan Stanley Mortg. Cap. Holdings LLC*, 27 A.3d 531, 535 (Del. 2011).
>j [dismiss&claim&delaware] The test is reasonable conceivability, which is less demanding of the plaintiff than federal plausibility. @@ *Cent. Mortg. Co. v. Morgan Stanley Mortg. Cap. Holdings LLC*, 27 A.3d 531 (Del. 2011)
[dismiss&claim&florida] A motion under Florida Rule of Civil Procedure 1.140(b)(6) tests the legal sufficiency of the complaint. The court looks to the complaint and its attachments, accepts the facts pleaded as true, and draws reasonable inferences in favor of the pleader.
>j [dismiss&claim&florida] The grounds and the substantial matters of law must be stated specifically and with particularity. @@ Fla. R. Civ. P. 1.140(b)
[dismiss&claim&illinois] A motion under section 2-615 of the Code of Civil Procedure asks whether the facts alleged, in the light most favorable to the plaintiff, are sufficient to state a cause of action on which relief may be granted. *Marshall v. Burger King Corp.*, 222 Ill. 2d 422, 429 (2006).
>j [dismiss&claim&illinois] The motion must point out the defects specifically and ask for relief; matters outside the pleading belong in a motion under section 2-619. @@ 735 ILCS 5/2-615, 5/2-619
[dismiss&claim&england] The court may strike out a statement of case that discloses no reasonable grounds for bringing or defending the claim. CPR 3.4(2)(a). The facts pleaded are assumed to be true.
>j [dismiss&claim&england] The application is made by notice under Part 23, with evidence where facts outside the statement of case are relied on. @@ CPR 3.4, 23.3
${COMPANION_STANDARD_LINES}
[summary-judgment&federal] Summary judgment is granted if there is no genuine dispute as to any material fact and the movant is entitled to judgment as a matter of law. Fed. R. Civ. P. 56(a). The movant bears the initial burden of showing the absence of a genuine dispute, *Celotex Corp. v. Catrett*, 477 U.S. 317, 323 (1986), and a dispute is genuine if a reasonable jury could return a verdict for the other side, *Anderson v. Liberty Lobby, Inc.*, 477 U.S. 242, 248 (1986).
>j [summary-judgment&federal] Each factual position must be supported by citing particular parts of the record; local rules often require a separate statement. @@ Fed. R. Civ. P. 56(c)(1)
[summary-judgment&california] Summary judgment is granted if all the papers show that there is no triable issue as to any material fact and that the moving party is entitled to judgment as a matter of law. Cal. Code Civ. Proc. § 437c(c); *Aguilar v. Atl. Richfield Co.*, 25 Cal. 4th 826, 843 (2001).
>j [summary-judgment&california] Notice is at least 81 days before the hearing, and the motion needs a separate statement of undisputed material facts. @@ Cal. Code Civ. Proc. § 437c(a)(2), (b)(1)
[summary-judgment&new-york] The movant must make a prima facie showing of entitlement to judgment as a matter of law, with evidence that eliminates any material issue of fact; the burden then shifts. *Alvarez v. Prospect Hosp.*, 68 N.Y.2d 320, 324 (1986).
>j [summary-judgment&new-york] The motion is made after issue is joined and, unless the court sets another date, at most 120 days after the note of issue. @@ N.Y. C.P.L.R. 3212(a), (b)
[summary-judgment&texas] The movant must show that there is no genuine issue of material fact and that it is entitled to judgment as a matter of law; evidence favorable to the other side is taken as true, and inferences and doubts are resolved in its favor. *Nixon v. Mr. Prop. Mgmt. Co.*, 690 S.W.2d 546, 548–49 (Tex. 1985).
>j [summary-judgment&texas] Say whether the motion is traditional, on no evidence, or both, and check the current rule for the time of service and response. @@ Tex. R. Civ. P. 166a
[summary-judgment&delaware] Summary judgment is granted where there is no genuine issue of material fact and the movant is entitled to judgment as a matter of law, and the movant bears the burden of showing that there is no such issue. *Merrill v. Crothall-American, Inc.*, 606 A.2d 96, 99 (Del. 1992).
>j [summary-judgment&delaware] The rules of the Court of Chancery and of the Superior Court on summary judgment are to the same effect. @@ Del. Ch. Ct. R. 56; Del. Super. Ct. Civ. R. 56
[summary-judgment&florida] Summary judgment is granted if there is no genuine dispute as to any material fact and the movant is entitled to judgment as a matter of law. Fla. R. Civ. P. 1.510(a). The rule is applied in accordance with the federal standard. *In re Amends. to Fla. Rule of Civ. Proc. 1.510*, 317 So. 3d 72 (Fla. 2021).
>j [summary-judgment&florida] Florida adopted the federal standard, so federal decisions on it may be cited. @@ Fla. R. Civ. P. 1.510(a)
[summary-judgment&illinois] Summary judgment is proper where the pleadings, depositions, admissions and affidavits, in the light most favorable to the nonmovant, show no genuine issue of material fact and a right to judgment as a matter of law. 735 ILCS 5/2-1005(c); *Adames v. Sheahan*, 233 Ill. 2d 276, 295 (2009).
>j [summary-judgment&illinois] Affidavits must be on personal knowledge and state facts with particularity. @@ Ill. S. Ct. R. 191(a)
[summary-judgment&england] The court may give summary judgment if the party has no real prospect of succeeding on the claim, defence or issue and there is no other compelling reason for a trial. CPR 24.3. The approach is that of *Easyair Ltd v Opal Telecom Ltd* [2009] EWHC 339 (Ch), [15].
>j [summary-judgment&england] The application notice and evidence are served at least 14 days before the hearing, and the notice must say that it is an application under Part 24. @@ CPR Part 24
[compel&federal] A party may discover any nonprivileged matter that is relevant to a claim or defense and proportional to the needs of the case. Fed. R. Civ. P. 26(b)(1). A party may move to compel disclosure, answers or production. Fed. R. Civ. P. 37(a)(3).
>j [compel&federal] The motion must certify a good-faith effort to confer, and expenses are ordinarily awarded to the winner. @@ Fed. R. Civ. P. 37(a)(1), (a)(5)
[compel&california] A party may move for an order compelling further responses to interrogatories or inspection demands that are incomplete, evasive or met with objections without merit. Cal. Code Civ. Proc. §§ 2030.300, 2031.310.
>j [compel&california] Notice of the motion is due within 45 days after the verified response, with a meet-and-confer declaration. @@ Cal. Code Civ. Proc. §§ 2030.300(c), 2031.310(c), 2016.040
[compel&new-york] There shall be full disclosure of all matter material and necessary in the prosecution or defense of an action. N.Y. C.P.L.R. 3101(a). If a person does not respond, the party seeking disclosure may move to compel. N.Y. C.P.L.R. 3124.
>j [compel&new-york] An affirmation of good-faith effort to resolve the issues is required. @@ 22 N.Y.C.R.R. § 202.7
[compel&texas] A party may obtain discovery of any matter that is not privileged and is relevant to the subject of the action. Tex. R. Civ. P. 192.3(a). A party may move to compel. Tex. R. Civ. P. 215.1(b).
>j [compel&texas] Discovery motions need a certificate that a reasonable effort was made to resolve the dispute and failed. @@ Tex. R. Civ. P. 191.2
[compel&delaware] Parties may obtain discovery of nonprivileged matter that is relevant and proportional to the needs of the case, and may move to compel it. Del. Super. Ct. Civ. R. 26(b)(1), 37(a).
>j [compel&delaware] In the Court of Chancery cite its own rules of the same numbers. @@ Del. Super. Ct. Civ. R. 37(a); Del. Ch. Ct. R. 37(a)
[compel&florida] A party may move for an order compelling discovery on reasonable notice to those affected. Fla. R. Civ. P. 1.380(a).
>j [compel&florida] The motion must certify a good-faith effort to secure the discovery without court action. @@ Fla. R. Civ. P. 1.380(a)(2)
[compel&illinois] A party may obtain full disclosure of any relevant matter. Ill. S. Ct. R. 201(b)(1). If a party does not answer or comply, the court may compel it. Ill. S. Ct. R. 219(a).
>j [compel&illinois] The motion must state that, after consultation, counsel could not reach an accord or that the opponent made it impossible. @@ Ill. S. Ct. R. 201(k)
[compel&england] The court may order specific disclosure of documents or classes of documents, or a search for them. CPR 31.12.
>j [compel&england] In the Business and Property Courts disclosure follows Practice Direction 57AD instead. @@ CPR 31.12; CPR PD 57AD
[injunction&federal] A party who seeks a preliminary injunction must show that it is likely to succeed on the merits, that it is likely to suffer irreparable harm without it, that the balance of equities tips in its favor, and that an injunction is in the public interest. *Winter v. Nat. Res. Def. Council, Inc.*, 555 U.S. 7, 20 (2008).
>j [injunction&federal] Notice and security are required, and an injunction must state its terms specifically. @@ Fed. R. Civ. P. 65(a), (c), (d)
[injunction&california] The court weighs the likelihood that the party will prevail at trial and the interim harm to each side from granting or denying the injunction. *Butt v. State of California*, 4 Cal. 4th 668, 677–78 (1992).
>j [injunction&california] An undertaking is required when a preliminary injunction is granted. @@ Cal. Code Civ. Proc. §§ 526, 529
[injunction&new-york] The movant must show a likelihood of success on the merits, the prospect of irreparable injury without an injunction, and a balance of equities in its favor. *Doe v. Axelrod*, 73 N.Y.2d 748, 750 (1988).
>j [injunction&new-york] An undertaking is required before a preliminary injunction is granted. @@ N.Y. C.P.L.R. 6301, 6312(b)
[injunction&texas] The applicant must plead and prove a cause of action against the other side, a probable right to the relief sought, and a probable, imminent and irreparable injury in the interim. *Butnaru v. Ford Motor Co.*, 84 S.W.3d 198, 204 (Tex. 2002).
>j [injunction&texas] The petition must be verified, a bond is required, and the order must state its reasons. @@ Tex. R. Civ. P. 682, 683, 684
[injunction&delaware] The movant must show a reasonable probability of success on the merits, irreparable harm without an injunction, and that the harm outweighs the harm to the other side. *Revlon, Inc. v. MacAndrews & Forbes Holdings, Inc.*, 506 A.2d 173, 179 (Del. 1986).
>j [injunction&delaware] Injunctions are sought in the Court of Chancery, which requires security. @@ Del. Ch. Ct. R. 65
[injunction&florida] The movant must show a substantial likelihood of success on the merits, irreparable harm, the lack of an adequate remedy at law, and that the injunction serves the public interest.
>j [injunction&florida] The order must state its reasons and describe the acts restrained, and a bond is required. @@ Fla. R. Civ. P. 1.610(b), (c)
[injunction&illinois] The movant must show a clearly ascertained right in need of protection, irreparable injury without the injunction, no adequate remedy at law, and a likelihood of success on the merits. *Mohanty v. St. John Heart Clinic, S.C.*, 225 Ill. 2d 52, 62 (2006).
>j [injunction&illinois] Notice is required, and the court may require a bond. @@ 735 ILCS 5/11-102, 5/11-103
[injunction&england] The court asks whether there is a serious issue to be tried, whether damages would be an adequate remedy for either side, and where the balance of convenience lies. *American Cyanamid Co v Ethicon Ltd* [1975] AC 396 (HL).
>j [injunction&england] The applicant is ordinarily required to give an undertaking in damages, and evidence in support is required. @@ Senior Courts Act 1981, s. 37; CPR Part 25
[extension&federal] When an act must be done within a specified time, the court may for good cause extend it on a request made before the time expires. Fed. R. Civ. P. 6(b)(1)(A).
>j [extension&federal] After the time has expired excusable neglect must be shown, and some times cannot be extended. @@ Fed. R. Civ. P. 6(b)(1)(B), (b)(2)
[extension&california] The court may for good cause extend the time for an act, by up to 30 days without the consent of the adverse party. Cal. Code Civ. Proc. § 1054.
>j [extension&california] Check the rule of court on extensions, and any stipulation the other side will give. @@ Cal. Code Civ. Proc. § 1054; Cal. R. Ct. 3.110
[extension&new-york] Except where otherwise expressly prescribed by law, the court may extend the time fixed for doing any act on such terms as may be just and on good cause shown. N.Y. C.P.L.R. 2004.
>j [extension&new-york] An extension may be granted before or after the time has expired. @@ N.Y. C.P.L.R. 2004
[extension&texas] The court may for cause shown extend a period on a request made before it expires. Tex. R. Civ. P. 5.
>j [extension&texas] After the period, good cause for the failure must be shown; the time to move for a new trial cannot be extended this way. @@ Tex. R. Civ. P. 5
[extension&delaware] The court may for cause shown enlarge a period on a request made before it expires. Del. Super. Ct. Civ. R. 6(b).
>j [extension&delaware] After the period, excusable neglect must be shown. @@ Del. Super. Ct. Civ. R. 6(b)
[extension&florida] The court may for cause shown extend a period on a request made before it expires. Fla. R. Civ. P. 1.090(b).
>j [extension&florida] After the period, excusable neglect must be shown, and the case management rule must be met as well. @@ Fla. R. Civ. P. 1.090(b), 1.200
[extension&illinois] The court, for good cause shown on motion after notice, may extend the time for an act that a rule requires, before or after the time has expired. Ill. S. Ct. R. 183.
>j [extension&illinois] The party who asks has the burden of showing good cause. @@ Ill. S. Ct. R. 183
[extension&england] The court may extend the time for compliance with a rule, practice direction or order. CPR 3.1(2)(a).
>j [extension&england] An application made after the time has expired is one for relief from sanctions where a sanction applies. @@ CPR 3.1(2)(a), 3.9
[!known-kind] {legal_standard}
[dismiss&claim&!located,summary-judgment&!located,compel&!located,injunction&!located,extension&!located] {legal_standard}
`;
