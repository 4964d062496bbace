export const NON_DISCLOSURE_TEXT = `
# opening
This {?mutual|Mutual |}Non-Disclosure Agreement (this **Agreement**) takes effect on {effective_date} (the **Effective Date**) between:
- {first}, {first_form}, whose address is {first_address}{?mutual|| (the **Discloser**)}; and
- {second}, {second_form}, whose address is {second_address}{?mutual|| (the **Recipient**)},
each a **Party** and together the **Parties**.
>b [mutual] Each side has the same duties for what it receives. If one side will in fact disclose much more, it should ask for longer periods and a narrower Purpose, and the other for the reverse.
>b [!mutual] Only the Recipient is bound. A Recipient that will also disclose anything of its own should ask for the mutual form.
# purpose: Purpose
The Parties {?mutual|may each disclose|intend that the Discloser disclose} confidential information to {?mutual|the other|the Recipient} for the following purpose only (the **Purpose**): {purpose}.
> Use is limited to the Purpose, so its description decides the case. Describe the transaction or project, not “business discussions”.
# definitions: Definitions
In this Agreement:
~ **Affiliate** means an entity that controls, is controlled by or is under common control with a Party, where control is ownership of more than half of the voting interests or the power to direct management.
~ **Confidential Information** means non-public information, in any form, that the Discloser or its Affiliate discloses to the Recipient for the Purpose on or after the Effective Date and that is marked or described as confidential or that a reasonable person would understand to be confidential from its nature or the circumstances of its disclosure. It includes technical, financial, commercial and personnel information, the fact and terms of the Parties’ discussions, and everything that the Recipient derives from such information.
~ [mutual] **Discloser** means a Party in respect of Confidential Information that it or its Affiliate discloses.
~ [mutual] **Recipient** means a Party in respect of Confidential Information that it receives.
~ **Representatives** means the Recipient’s Affiliates and its and their directors, officers, employees, professional advisers and financing sources.
# confidentiality: Duties of the Recipient
## confidentiality-use: Use and Disclosure
The Recipient shall use Confidential Information for the Purpose only, and shall disclose it only to those of its Representatives who need it for the Purpose and are bound by duties of confidence no less protective than this Agreement.
## confidentiality-care: Care
The Recipient shall protect Confidential Information with the care that it takes of its own of like importance, and at least with reasonable care. It shall not copy Confidential Information except as the Purpose requires, and shall not reverse-engineer, decompile or analyze the composition of any sample, software or material that it receives.
## confidentiality-representatives: Responsibility for Representatives
The Recipient is liable for anything done by its Representatives that would breach this Agreement if the Recipient had done it.
## confidentiality-breach: Notice of Breach
The Recipient shall notify the Discloser promptly on learning of any unauthorized use or disclosure of Confidential Information, and shall take reasonable steps to end it.
>j [california] Keep the definition and the duties tied to information that is truly confidential: terms so broad that they keep a person from working in the field are void as a restraint of trade. @@ Cal. Bus. & Prof. Code § 16600; *Brown v. TGS Mgmt. Co.*, 57 Cal. App. 5th 303 (2020)
>j [texas] Reasonable efforts to keep information secret are part of the definition of a trade secret; these duties are evidence of them. @@ Tex. Civ. Prac. & Rem. Code § 134A.002(6)
>j [delaware] Reasonable efforts to maintain secrecy are part of the definition of a trade secret; these duties are evidence of them. @@ 6 Del. C. § 2001(4)
>j [florida] Reasonable efforts to maintain secrecy are part of the definition of a trade secret; these duties are evidence of them. @@ Fla. Stat. § 688.002(4)
>j [england] A trade secret is protected only where its holder has taken reasonable steps to keep it secret; these duties are such steps. @@ Trade Secrets (Enforcement, etc.) Regulations 2018, SI 2018/597, reg. 2
>j [federal] The federal trade secret statute protects information only if its owner has taken reasonable measures to keep it secret; these duties are such measures. @@ 18 U.S.C. § 1839(3)
# exclusions: Exclusions
This Agreement does not apply to information that the Recipient can show by written records:
- is or becomes public other than through a breach of this Agreement;
- was lawfully in the Recipient’s possession, without a duty of confidence, before the Discloser disclosed it;
- was received without restriction from a third party that was free to disclose it; or
- was developed by the Recipient independently of the Confidential Information.
# compelled: Compelled Disclosure
If law, a court or a regulator requires the Recipient to disclose Confidential Information, the Recipient shall, where it lawfully can, notify the Discloser promptly and in writing, cooperate at the Discloser’s expense in seeking protection, and disclose only what its counsel advises is required.
# protected: Protected Disclosures
Nothing in this Agreement prevents {?england|any person from making a protected disclosure under the Employment Rights Act 1996, reporting a crime to the police, or cooperating with a regulator|a person from reporting a possible violation of law to a government agency, cooperating with its investigation, or disclosing what the law protects a right to disclose}.
[us] Under the Defend Trade Secrets Act, 18 U.S.C. § 1833(b), an individual is not liable under any federal or state trade secret law for disclosing a trade secret in confidence to a government official or to an attorney solely to report or investigate a suspected violation of law, or in a complaint or other document filed under seal in a legal proceeding. An individual who sues for retaliation for reporting a suspected violation may disclose the trade secret to his or her attorney and use it in the proceeding, if any document containing it is filed under seal and it is not disclosed except under court order.
>j [us] An employer that leaves this notice out of an agreement with an employee or an individual contractor cannot recover exemplary damages or fees from that individual under the federal statute. No person may impede communication with the Securities and Exchange Commission about a possible violation. @@ 18 U.S.C. § 1833(b); 17 C.F.R. § 240.21F-17(a)
>j [england] A term is void so far as it would preclude a worker from making a protected disclosure. @@ Employment Rights Act 1996, s. 43J
>j [california] If an individual employee signs, an agreement may not bar disclosure of information about unlawful acts in the workplace, and must say so in the words of the statute. @@ Cal. Gov’t Code § 12964.5
>j [illinois] If an individual employee signs, a unilateral term that bars truthful statements about alleged unlawful employment practices is void. @@ 820 ILCS 96/1-25
# residual-return: Return of Information
On the Discloser’s written request, the Recipient shall within {return_period} return or destroy Confidential Information and confirm in writing that it has. The Recipient may keep one copy where law or a bona fide compliance policy requires it, and copies made by ordinary backup, all of which stay subject to this Agreement for as long as they are kept.
# no-license: No License, No Warranty, No Commitment
Confidential Information remains the Discloser’s. This Agreement grants no license under any patent, copyright, trademark or other right. Confidential Information is provided as it is, without warranty of accuracy or completeness. Nothing in this Agreement obliges a Party to disclose anything, to enter into a transaction, or to refrain from dealing with others.
# term: Term
## term-disclosure: Disclosure Period
This Agreement applies to Confidential Information disclosed within {disclosure_period} after the Effective Date. {?mutual|Either Party|The Discloser} may end the disclosure period sooner on written notice.
## term-survival: Duration of Duties
{?perpetual|The Recipient’s duties last for as long as the information is confidential, and do not end with the disclosure period.|The Recipient’s duties last for {confidentiality_period} after the disclosure period ends and, for Confidential Information that is a trade secret, for as long as it remains one.}
> [!perpetual] A fixed term alone can cost the Discloser its trade secrets, since disclosure under a duty that has ended is disclosure without a duty; hence the second limb.
>j [illinois] A duty to keep a trade secret is not void for want of a limit in time or place; for other confidential information, a reasonable limit makes enforcement surer. @@ 765 ILCS 1065/8(b)(1)
>j [new-york] New York has no trade secrets act: what is a trade secret is decided by factors of the common law, and the rest rests on the agreement; state the period expressly. @@ *Ashland Mgmt. Inc. v. Janien*, 82 N.Y.2d 395 (1993)
# remedies: Remedies
Unauthorized use or disclosure of Confidential Information may cause harm that damages cannot repair. The Discloser may seek an injunction or other equitable relief against it, {?england|without proof of special damage|without posting a bond where the law allows, and without proof of actual damages}, in addition to any other remedy.
@clauses
@include governing-law
@include general
#* signatures: Signatures
The Parties have signed this Agreement, each in person or through an authorized representative, to take effect on the Effective Date.
@sign first
@sign second
`;
