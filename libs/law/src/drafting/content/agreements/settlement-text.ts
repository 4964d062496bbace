import { SETTLEMENT_RELEASE } from './settlement-release.js';

export const SETTLEMENT_TEXT = `
# opening
This Settlement Agreement{?england|| and Release} (this **Agreement**) is made as of {effective_date} between {claimant}, {claimant_form}, whose address is {claimant_address} (the **Claimant**), and {respondent}, {respondent_form}, whose address is {respondent_address} (the **Respondent**), each a **Party** and together the **Parties**.
# recitals: Background
- A dispute exists between the Parties about the following (the **Dispute**): {dispute_description}.
- [has.docket_number] The Dispute is the subject of an action in the {court_name}, No. {docket_number} (the **Action**).
- The Parties wish to settle the Dispute finally, without further cost and without any finding or admission.
# payment: Settlement Payment
## payment-amount: Amount
{?no-payment|Neither Party pays the other anything under this Agreement.|The Respondent shall pay the Claimant {settlement_amount} (the **Settlement Payment**) in full settlement of the Dispute{?has.installments|, payable as follows: {installments}|}.}
## [!no-payment] payment-time: Time and Manner
{?first-part|The first part is due as stated in {@payment-amount}, but not before both Parties have signed|{?has.installments|The first installment is|The Settlement Payment is} due within {payment_period} after both Parties have signed}{?age-claims|, the period for revocation has ended without revocation,|} and the Respondent has received payment instructions and any tax form that the law requires it to have. Payment shall be made by {payment_method}.
>j [new-york&has.docket_number] Unless the parties agree otherwise in writing, a settling defendant must pay within 21 days after tender of a release and stipulation of discontinuance, longer for some public bodies, or judgment may be entered. @@ N.Y. C.P.L.R. 5003-a
## [!no-payment] payment-default: Late Payment
If a payment is not made within {default_cure} after written notice that it is overdue, the whole unpaid balance is due at once, with interest at the rate that applies to judgments, and the Claimant may {?has.docket_number|apply to enforce this Agreement in the Action or by a new one|sue to enforce this Agreement}.
>b Acceleration after notice is even-handed. A Claimant that takes installments asks for a stipulated judgment or security as well; a Respondent refuses a penalty above what is owed.
>j [california&has.installments] A stipulated judgment for much more than the settlement sum on default is a penalty unless it bears a reasonable relation to the damage from late payment. @@ Cal. Civ. Code § 1671(b); *Greentree Fin. Grp., Inc. v. Execute Sports, Inc.*, 163 Cal. App. 4th 495 (2008)
## tax: Tax
Each Party bears its own tax on what it pays or receives under this Agreement. Neither has relied on the other for tax advice.
>j [us] Damages on account of personal physical injuries or sickness are excluded from income; most others are not, and a payor may have to report them. @@ 26 U.S.C. § 104(a)(2); 26 C.F.R. § 1.6041-1
# no-admission: No Admission
This Agreement is a compromise. Neither it nor anything done under it is an admission of liability or of any fact, and it may be used in evidence only to enforce it.
>j [us] Compromise offers and negotiations are not admissible to prove or disprove a disputed claim. @@ Fed. R. Evid. 408
>j [california] Offers to compromise and negotiations are inadmissible to prove liability. @@ Cal. Evid. Code §§ 1152, 1154
>j [england] Genuine settlement communications are without prejudice and not to be put in evidence on liability or amount. @@ *Rush & Tompkins Ltd v Greater London Council* [1989] AC 1280 (HL)
${SETTLEMENT_RELEASE}
# [has.docket_number] dismissal: End of the Action
{?england|Within {dismissal_period} after {?no-payment|both Parties have signed|receiving the Settlement Payment}, the Parties shall file a consent order that stays the Action on the terms of this Agreement, as a confidential schedule to the order, with permission to apply to carry them into effect, and with no order for costs.|Within {dismissal_period} after {?no-payment|both Parties have signed|receiving the Settlement Payment}, {?federal|the Parties shall sign and file a stipulation under Federal Rule of Civil Procedure 41(a)(1)(A)(ii) that dismisses the Action|the Claimant shall file what is needed to dismiss the Action} {?without-prejudice|without|with} prejudice, each side bearing its own costs{?federal||, and the Respondent shall sign any stipulation that is needed}.{?federal| The Parties shall ask the court to incorporate the terms of this Agreement in its order of dismissal, or to retain jurisdiction to enforce it.|}{?california| The Parties ask the court to retain jurisdiction over them to enforce this Agreement until it is performed in full.|}}
>j [federal&has.docket_number] A stipulation signed by all parties who have appeared dismisses without a court order; a federal court then keeps power to enforce the settlement only if its order says so. @@ Fed. R. Civ. P. 41(a)(1)(A)(ii); *Kokkonen v. Guardian Life Ins. Co. of Am.*, 511 U.S. 375 (1994)
>j [california&has.docket_number] The court may enter judgment on a signed settlement of pending litigation, and retain jurisdiction if the parties ask it to before dismissal. @@ Cal. Code Civ. Proc. § 664.6
>j [new-york&has.docket_number] A settlement of an action binds only if made in open court, reduced to an order, or in a writing signed by the party or counsel. @@ N.Y. C.P.L.R. 2104
>j [texas&has.docket_number] A settlement of a pending suit is enforced if in writing, signed and filed, or made in open court and entered of record. @@ Tex. R. Civ. P. 11
>j [florida&has.docket_number] A plaintiff may dismiss by notice before a hearing on summary judgment or submission, or by stipulation of all parties. @@ Fla. R. Civ. P. 1.420(a)(1)
>j [illinois&has.docket_number] Voluntary dismissal by the statute is without prejudice; dismissal with prejudice is by agreed order. @@ 735 ILCS 5/2-1009
>j [delaware&has.docket_number] A stipulation signed by all parties who have appeared dismisses the action, subject to the rules on class and derivative actions. @@ Del. Ch. Ct. R. 41(a)
>j [england&has.docket_number] A consent order that stays the claim on terms in a schedule lets the court enforce them without a new claim, and can keep them confidential. @@ CPR 40.6
# confidentiality: {?confidential-terms|Confidentiality|Disclosure of the Settlement}
{?confidential-terms|The Parties shall keep the terms of this Agreement confidential, except that a Party may disclose them to its advisers, insurers, auditors, tax authorities and lenders, to enforce this Agreement, as the law requires, and may say that the Dispute has been resolved.|Neither Party is bound to keep the terms of this Agreement confidential.} Nothing in this Agreement prevents a person from reporting a possible violation of law to a government agency, testifying truthfully, or disclosing what the law protects a right to disclose.
>j [california] A term that prevents disclosure of facts about sexual assault, harassment, or workplace harassment or discrimination claimed in a civil or administrative action is void; the amount paid may be kept confidential. @@ Cal. Code Civ. Proc. § 1001
>j [new-york] Where the facts involve unlawful discrimination, harassment or retaliation, confidentiality must be the complainant’s preference, with up to 21 days to consider and 7 to revoke. @@ N.Y. Gen. Oblig. Law § 5-336
>j [illinois] Confidentiality about alleged unlawful employment practices needs, among other things, the employee’s documented preference, consideration, 21 days to consider and 7 to revoke. @@ 820 ILCS 96/1-30
>j [florida] A settlement may not have the purpose or effect of concealing a public hazard. @@ Fla. Stat. § 69.081
>j [us] No deduction is allowed for a settlement related to sexual harassment or abuse, or the fees for it, that is subject to nondisclosure. @@ 26 U.S.C. § 162(q)
>j [england] A term that would stop a worker from making a protected disclosure is void. @@ Employment Rights Act 1996, s. 43J
# [non-disparagement] non-disparagement: Non-Disparagement
{?mutual|Neither Party shall|The Claimant shall not} make a false or disparaging statement about {?mutual|the other|the Respondent} to a third party. Truthful testimony, and statements that the law protects, are not a breach.
>b [non-disparagement&!mutual] Only the Claimant is bound; a Claimant should ask for the same promise from the Respondent’s named officers.
@clauses
# representations: Representations
Each Party represents that it has authority to make this Agreement, has not assigned any claim that it releases, has had the opportunity to take legal advice, and signs voluntarily and with knowledge of the terms.{?us| The Claimant shall state in {?no-payment|writing|the payment instructions} whether the Claimant is a Medicare beneficiary{?no-payment||, and shall satisfy any lien on the Settlement Payment out of it}.|}
>j [us] Medicare’s claim for conditional payments follows a settlement for injury, and insurers must report settlements with beneficiaries. @@ 42 U.S.C. § 1395y(b)(2), (b)(8)
# costs: Costs
Each Party bears its own {?england|legal costs|attorneys’ fees and costs} of the Dispute and of this Agreement{?fee-shifting|, except that the prevailing Party in a proceeding to enforce this Agreement recovers its reasonable ones|}.
# governing-law: Governing Law and Courts
This Agreement is governed by the law{?england||s} of {governing_law}. The Parties submit to the jurisdiction of {courts} to enforce it{?has.docket_number|, subject to the powers of the court in the Action|}.
>j [texas] A settlement agreement is governed by the law of contract, and enforced as one if consent has been withdrawn before judgment. @@ *Padilla v. LaFrance*, 907 S.W.2d 454 (Tex. 1995)
>j [delaware] Delaware encourages settlement and enforces it as a contract; a written choice of Delaware law is conclusive for contracts of at least $100,000. @@ 6 Del. C. § 2708
>j [florida] Settlement agreements are favored and enforced as contracts. @@ *Robbie v. City of Miami*, 469 So. 2d 1384 (Fla. 1985)
# general: General Terms
## entire-agreement: Entire Agreement
This Agreement is the entire agreement of the Parties on the Dispute and may be amended only by a writing that both sign. {?england|Nothing in it limits liability for fraud.|Neither Party has relied on a statement that it does not contain.}
## successors: Successors
This Agreement binds and benefits the Parties and their heirs, successors and assigns.
## notices: Notices
A notice must be in writing and delivered by hand, by courier or by {?england|first-class post|certified mail} to the address stated above, with a copy to the Party’s counsel if it has given notice of one.
## severability: Severability
If a provision other than the payment or a release is unenforceable, the others stay in effect.
## counterparts: Counterparts
This Agreement may be signed in counterparts and electronically.
#* signatures: Signatures
[age-claims&us] PLEASE READ CAREFULLY. THIS AGREEMENT RELEASES KNOWN AND UNKNOWN CLAIMS, INCLUDING CLAIMS OF AGE DISCRIMINATION.
@sign claimant
@sign respondent
`;
