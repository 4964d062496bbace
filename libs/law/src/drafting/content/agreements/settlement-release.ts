/** Releases, with what the law of each place asks of them. */
export const SETTLEMENT_RELEASE = `
# release: {?mutual|Mutual Releases|Release}
## release-claimant: By the Claimant
When {?no-payment|both Parties have signed this Agreement|the Settlement Payment has been received in full}, the Claimant, for itself and its heirs, successors and assigns, releases the Respondent and its affiliates, insurers, officers, employees and agents from every claim, known or unknown, that arises out of {release_scope}, up to the date of this Agreement.
## [mutual] release-respondent: By the Respondent
At the same time the Respondent, for itself and its successors and assigns, releases the Claimant and its affiliates, insurers, officers, employees, agents and heirs from every claim, known or unknown, that arises out of {release_scope}, up to the date of this Agreement.
>b [mutual] Both sides leave with nothing open. A Respondent without claims of its own gives up little by this and gains peace.
>b [!mutual] Only the Claimant releases. A Claimant should ask for the mutual form, so that costs and counterclaims do not follow.
## release-exceptions: What Is Not Released
The releases do not reach the duties under this Agreement, claims that arise after its date, or claims that the law does not allow to be released by private agreement{?employment|, such as claims for workers’ compensation or unemployment benefits and the right to file a charge with a government agency|}.
## [california] release-unknown: Unknown Claims
Each Party who gives a release waives the benefit of section 1542 of the California Civil Code, which provides: “A GENERAL RELEASE DOES NOT EXTEND TO CLAIMS THAT THE CREDITOR OR RELEASING PARTY DOES NOT KNOW OR SUSPECT TO EXIST IN HIS OR HER FAVOR AT THE TIME OF EXECUTING THE RELEASE AND THAT, IF KNOWN BY HIM OR HER, WOULD HAVE MATERIALLY AFFECTED HIS OR HER SETTLEMENT WITH THE DEBTOR OR RELEASED PARTY.” That Party understands what it gives up, and does so freely.
>j [california] Without the waiver a general release leaves unknown claims alive; the statute is quoted so that the waiver is knowing. @@ Cal. Civ. Code § 1542
## [!california] release-unknown: Unknown Claims
Each Party who gives a release knows that it may later discover facts that differ from what it now believes, and intends the release to bind all the same.
>j [england] General words do not release unknown claims of a kind that the parties cannot have had in mind, unless the intention is clear; this sentence makes it so. @@ *Bank of Credit and Commerce International SA v Ali* [2001] UKHL 8
>j [new-york] A valid release is a complete bar to the claims that it covers; between sophisticated parties it may reach unknown fraud, if fairly and knowingly made. @@ *Centro Empresarial Cempresa S.A. v. América Movil, S.A.B. de C.V.*, 17 N.Y.3d 269 (2011)
>j [texas] A release reaches only the claims that it mentions; the description of its scope should therefore name them. @@ *Victoria Bank & Tr. Co. v. Brady*, 811 S.W.2d 931 (Tex. 1991)
>j [illinois] A clear and explicit release is enforced as written, without evidence of what a Party had in mind; the words on unknown claims leave no doubt. @@ *Rakowski v. Lucente*, 104 Ill. 2d 317 (1984)
## release-suit: Covenant Not to Sue
No Party shall bring a proceeding on a claim that it has released.
## [age-claims&us] release-age: Age Discrimination Claims
The Claimant releases claims under the Age Discrimination in Employment Act and acknowledges that: the release does not reach claims that arise after it is signed; it is given for value beyond what the Claimant is already owed; the Claimant is advised in writing by this Agreement to consult an attorney before signing; the Claimant has at least {age_consideration} to consider it; and the Claimant may revoke it by written notice within seven days after signing, before which it does not take effect.
>j [age-claims&us] Without each of these terms a waiver of age claims is not knowing and voluntary. The period to consider is 21 days, or 45 in a group program with disclosures; where a charge or suit is pending it is a reasonable time. @@ 29 U.S.C. § 626(f)
`;
