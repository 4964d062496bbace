/** Indemnity and limits on liability for an agreement of supply. */
export const INDEMNITY = `
# indemnity: Indemnity
## indemnity-duty: Duty to Indemnify
{?mutual|Each Party (the **Indemnitor**) shall defend and indemnify the other Party, its Affiliates, and their officers and employees (the **Indemnitees**)|The {=bound} (the **Indemnitor**) shall defend and indemnify the {=protected}, its Affiliates, and their officers and employees (the **Indemnitees**)} against Losses from any claim of a third party to the extent that it arises from:
- the Indemnitor’s negligence or willful misconduct in connection with this Agreement;
- bodily injury, death or damage to tangible property that the Indemnitor causes;
- the Indemnitor’s breach of Applicable Law; or
- {?mutual|an allegation that anything the Indemnitor supplies under this Agreement infringes or misappropriates a third party’s Intellectual Property Rights, when used as this Agreement permits|an allegation that anything the Indemnitor supplies under this Agreement infringes or misappropriates a third party’s Intellectual Property Rights, when used as this Agreement permits}.
>b [mutual] Each side answers to third parties’ claims for its own conduct. The supplier usually bears more of these risks in practice, the paying side fewer.
>b [!mutual] Only the supplying side indemnifies. A supplier would ask that the paying side answer for its own negligence and for materials that it provides.
>j [texas] An indemnity against the indemnitee’s own negligence must say so expressly and conspicuously; this one reaches only the indemnitor’s conduct, so that neither rule is in issue. @@ *Ethyl Corp. v. Daniel Constr. Co.*, 725 S.W.2d 705 (Tex. 1987); *Dresser Indus., Inc. v. Page Petroleum, Inc.*, 853 S.W.2d 505 (Tex. 1993)
>j [california] The Civil Code supplies rules for reading an indemnity unless the contract shows another intention, among them a duty to defend on request; procedure is therefore spelled out in the next section. @@ Cal. Civ. Code § 2778
## indemnity-procedure: Procedure
An Indemnitee shall promptly notify the Indemnitor of the claim, let it control the defense and settlement, and cooperate at the Indemnitor’s expense. A delay in notice relieves the Indemnitor only to the extent that it is prejudiced. The Indemnitor may not, without consent, settle a claim in a way that admits fault of an Indemnitee or binds it to do or pay anything. An Indemnitee may take part with its own counsel at its own expense.
`;

export const LIABILITY = `
# liability: Limitation of Liability
## liability-kinds: Excluded Damages
SUBJECT TO {@liability-exceptions}, NEITHER PARTY IS LIABLE UNDER THIS AGREEMENT FOR INDIRECT, INCIDENTAL, SPECIAL{?england| OR CONSEQUENTIAL|, CONSEQUENTIAL OR PUNITIVE} DAMAGES, OR FOR LOST PROFITS OR REVENUE, EVEN IF IT KNEW THAT THEY WERE POSSIBLE.
## [no-cap] liability-cap: No Cap
No amount limits the liability of a Party under this Agreement.
## [!no-cap] liability-cap: Cap
SUBJECT TO {@liability-exceptions}, THE TOTAL LIABILITY OF EACH PARTY UNDER THIS AGREEMENT, IN CONTRACT, TORT OR OTHERWISE, DOES NOT EXCEED THIS AMOUNT: {liability_cap}.
## liability-exceptions: What Is Not Limited
The limits in this {@liability} do not apply to a Party’s liability for fraud, gross negligence or willful misconduct; for breach of {@confidentiality}; under {@indemnity}; or to the duty to pay sums due. {?england|Nothing in this Agreement limits liability for death or personal injury caused by negligence, or any other liability that the law does not allow to be limited.|Nothing in this Agreement limits liability that the law does not allow to be limited.}
>j [england] Liability for death or personal injury from negligence cannot be excluded or limited; other limits, in standard terms or for negligence, must be reasonable. @@ Unfair Contract Terms Act 1977, ss. 2, 3, 11
>j [california] A contract cannot exempt anyone from responsibility for their own fraud, willful injury or violation of law. @@ Cal. Civ. Code § 1668
>j [new-york] A limit on liability does not reach gross negligence, which the exceptions therefore name. @@ *Sommer v. Fed. Signal Corp.*, 79 N.Y.2d 540 (1992)
>j [florida] Do not add a clause that shortens the time to sue: a provision fixing a period shorter than the statute of limitations is void. @@ Fla. Stat. § 95.03
>j [texas] Do not add a clause that shortens the time to sue to less than two years: it is void. @@ Tex. Civ. Prac. & Rem. Code § 16.070
>j [delaware] A written contract involving at least $100,000 may set a period of up to 20 years in which to sue; add one where a claim may surface late. @@ 10 Del. C. § 8106(c)
>b [no-cap] There is no cap for either side, since the instructions ask that liability be without one. Where only one side is to be without a cap, add one for the other.
>b [!no-cap] The cap binds both sides alike. A paying side with much at stake asks for a higher cap for data and confidentiality; a supplier asks that its indemnity be capped as well.
`;
