/** Law, courts, arbitration, and jury: the part of an agreement that differs most by place. */
export const GOVERNING_LAW = `
# governing-law: Governing Law
{?law.england|This Agreement, and any non-contractual obligation arising out of or in connection with it, is governed by the law of {governing_law}.|This Agreement, and any claim arising out of or relating to it, is governed by the laws of {governing_law}, without regard to conflict-of-laws rules that would lead to the law of another place.}
>j [law.new-york] The parties may choose New York law, with or without a connection to New York, where the contract covers at least $250,000, but not for labor or personal services or for consumer transactions. @@ N.Y. Gen. Oblig. Law § 5-1401
>j [law.delaware] A written choice of Delaware law is conclusively presumed to be a significant, material and reasonable relationship with the State where the contract involves $100,000 or more and the parties are subject to the courts of, or arbitration in, Delaware. @@ 6 Del. C. § 2708
>j [law.california] The parties may choose California law, with or without a connection to California, where the transaction covers at least $250,000, but not for labor or personal services or for consumer transactions. @@ Cal. Civ. Code § 1646.5
>j [law.texas] In a qualified transaction, one of at least $1 million, a choice of Texas law governs if the transaction bears a reasonable relation to Texas. @@ Tex. Bus. & Com. Code §§ 271.001, 271.005
>j [law.florida] The parties to a contract that involves at least $250,000 may choose Florida law under the statute, but not for labor or employment or for consumer transactions, nor in certain transactions without a reasonable relation to Florida; check the exceptions where nobody in the deal is from Florida. @@ Fla. Stat. § 685.101
>j [law.illinois] The parties to a contract of at least $250,000 may choose Illinois law, with or without a connection to Illinois, but not for labor or personal services or for consumer transactions. @@ 735 ILCS 105/5-5
>j [law.england] The parties are free to choose the law of the contract; the clause covers non-contractual obligations too, which commercial parties may choose in advance. @@ Regulation (EC) No 593/2008 (Rome I), art. 3, as assimilated; Regulation (EC) No 864/2007 (Rome II), art. 14, as assimilated
>j [law.federal] There is no general federal law of contract, even for disputes heard in federal court: name the State whose law is to govern. @@ *Erie R.R. Co. v. Tompkins*, 304 U.S. 64 (1938)
# disputes: Disputes
## negotiation: Negotiation First
If a dispute arises out of or relates to this Agreement, a representative of each Party with authority to settle shall meet, in person or by video, within {negotiation_period} after either Party asks in writing. Neither Party may begin a proceeding before that period has ended, except to obtain urgent interim relief or to keep a limitation period from running out.
## [!arbitration] courts: Courts
Each Party submits to the exclusive jurisdiction of {courts} for any claim arising out of or relating to this Agreement{?england||, and waives objection to venue there}. Either Party may seek interim relief, or enforce a judgment, in any court that has jurisdiction.
>j [state.north-carolina&!arbitration] A term of a contract that waives a jury trial is unenforceable; none is included. @@ N.C. Gen. Stat. § 22B-10
>j [law.new-york&!arbitration] New York courts must hear a claim against a foreign corporation or non-resident under a contract that chooses New York law, covers at least $1 million and submits to their jurisdiction. @@ N.Y. Gen. Oblig. Law § 5-1402
>j [law.california&!arbitration] An action may be brought in California against a foreign corporation or non-resident where the contract chooses California law under section 1646.5, relates to a transaction of at least $1 million and submits to jurisdiction there. @@ Cal. Code Civ. Proc. § 410.40
>j [law.florida&!arbitration] The contract must choose Florida law, involve at least $250,000 and submit to jurisdiction for the statute to support suit in Florida against a non-resident. @@ Fla. Stat. § 685.102
>j [law.illinois&!arbitration] The statute supports suit in Illinois under a contract that chooses Illinois law, involves at least $500,000 and submits to jurisdiction. @@ 735 ILCS 105/5-10
## [arbitration] arbitration: Arbitration
{?england|Any dispute arising out of or in connection with this Agreement shall be finally resolved by arbitration under the LCIA Rules. The seat is London, the language is English, and there is one arbitrator. The law of {governing_law} governs this agreement to arbitrate.|Any dispute arising out of or relating to this Agreement that negotiation does not resolve shall be finally resolved by binding arbitration administered by {arbitral_institution} under its commercial rules, before one arbitrator, in {arbitration_place}. The Federal Arbitration Act governs this {@arbitration}. Judgment on the award may be entered in any court that has jurisdiction. Either Party may seek interim relief in aid of arbitration from {courts}.}
>j [us&arbitration] A written agreement to arbitrate in a contract that involves commerce is valid, irrevocable and enforceable, save on grounds for the revocation of any contract. @@ 9 U.S.C. § 2
>j [england&arbitration] An arbitration agreement must be in writing or evidenced in writing; without an express choice, the law of the seat governs it. @@ Arbitration Act 1996, ss. 5, 6A
## [us&!california&!state.north-carolina&!state.georgia&!arbitration&!no-jury-waiver&!consumer] jury: Waiver of Jury Trial
{?florida,texas,new-york,illinois,delaware|EACH PARTY KNOWINGLY, VOLUNTARILY AND INTENTIONALLY WAIVES|TO THE EXTENT THAT THE LAW PERMITS, EACH PARTY KNOWINGLY, VOLUNTARILY AND INTENTIONALLY WAIVES} TRIAL BY JURY OF ANY CLAIM ARISING OUT OF OR RELATING TO THIS AGREEMENT.
>j [texas] A contractual jury waiver is enforceable if knowing and voluntary; it is in capitals for that reason. @@ *In re Prudential Ins. Co. of Am.*, 148 S.W.3d 124 (Tex. 2004)
> Strike this waiver if the client would rather have a jury. It is in capitals so that it cannot be said to have been overlooked.
## [california&!arbitration&!consumer] reference: Judicial Reference
If a claim under this Agreement is heard in a court of California, either Party may require that it be determined by a referee under section 638 of the California Code of Civil Procedure.
>j [california&!arbitration&!consumer] A predispute waiver of jury trial is unenforceable in California courts; reference to a referee and arbitration are the lawful alternatives. @@ *Grafton Partners L.P. v. Superior Court*, 36 Cal. 4th 944 (2005); Cal. Code Civ. Proc. § 638
## [fee-shifting] legal-fees: Legal Fees
The prevailing Party in a proceeding to enforce this Agreement is entitled to recover its reasonable {?england|legal costs|attorneys’ fees and costs}, in addition to any other relief.
>j [california&fee-shifting] A fee clause that favors one side only is read as reciprocal. @@ Cal. Civ. Code § 1717
>j [florida&fee-shifting] A fee clause that favors one side only may be applied for the other too. @@ Fla. Stat. § 57.105(7)
`;
