/** The right that is infringed, by kind. */
export const CEASE_GROUNDS = `
# grounds: Your Conduct Is Unlawful
[trademark&us] {sender} owns the mark {protected_right}. Use of a mark that is likely to cause confusion about source, sponsorship or approval infringes it. 15 U.S.C. §§ 1114(1), 1125(a). Remedies include an injunction, profits, damages and, in exceptional cases, attorney fees. 15 U.S.C. §§ 1116, 1117(a).
[trademark&england] {sender} owns the trade mark {protected_right}. Use in the course of trade of an identical or similar sign for identical or similar goods or services, where there is a likelihood of confusion, infringes it. Trade Marks Act 1994, s. 10.
>j [trademark&us] Registration is not needed for a claim under section 43(a), but is for one under section 32; a rebuttable presumption of irreparable harm helps a prompt claimant. @@ 15 U.S.C. §§ 1114, 1116(a), 1125(a)
>j [trademark&england] A threat of proceedings to anyone but a primary actor may be actionable; confine the letter to what is permitted. @@ Trade Marks Act 1994, ss. 21–21F
[copyright&us] {sender} owns the copyright in {protected_right}. Copying, adapting, distributing or publicly displaying or performing it without permission infringes that right. 17 U.S.C. §§ 106, 501(a). Remedies include an injunction, actual damages and profits or statutory damages, and in some cases attorney’s fees. 17 U.S.C. §§ 502, 504, 505.
[copyright&england] {sender} owns the copyright in {protected_right}. Copying it, issuing or communicating copies to the public, or adapting it without licence infringes that right. Copyright, Designs and Patents Act 1988, s. 16.
>j [copyright&us] An action for a United States work needs registration first, and statutory damages and fees need registration before infringement, or within three months of publication. @@ 17 U.S.C. §§ 411(a), 412; *Fourth Est. Pub. Benefit Corp. v. Wall-Street.com, LLC*, 586 U.S. 296 (2019)
>j [copyright&us] Consider fair use before a notice of takedown. @@ 17 U.S.C. §§ 107, 512(c), (f)
[trade-secret] {sender} holds as trade secrets {protected_right}. Acquiring, disclosing or using them by improper means or in breach of a duty of confidence is unlawful{?us| under the Defend Trade Secrets Act, 18 U.S.C. § 1836, and state law|}.
>j [trade-secret&us] The owner must have taken reasonable measures to keep the information secret, and it must have independent economic value from secrecy. @@ 18 U.S.C. § 1839(3)
>j [trade-secret&england] Relief lies for breach of confidence and for unlawful acquisition, use or disclosure of a trade secret. @@ Trade Secrets (Enforcement, etc.) Regulations 2018, SI 2018/597, reg. 3
[defamation] The statements described above are false statements of fact about {sender}, and have caused or are likely to cause {?england|serious |}harm to reputation. {?has.false_statements|The statements complained of are: {false_statements}.|}
>j [defamation&california] A plaintiff who sues a daily or weekly news publication or a broadcaster is limited to special damages unless a correction was demanded in writing within 20 days of knowledge of the publication and not made; an anti-SLAPP motion carries fees. @@ Cal. Civ. Code § 48a; Cal. Code Civ. Proc. § 425.16
>j [defamation&florida] At least five days before suit against a medium, written notice must specify the article or broadcast and the false statements. @@ Fla. Stat. § 770.01
>j [defamation&texas] A person may maintain an action only after a timely and sufficient request for correction, clarification or retraction. @@ Tex. Civ. Prac. & Rem. Code § 73.055
>j [defamation&new-york] In an action involving public petition and participation actual malice must be shown, and a baseless suit carries fees. @@ N.Y. Civ. Rights Law §§ 70-a, 76-a
>j [defamation&illinois] The anti-SLAPP statute protects acts in furtherance of participation in government. @@ 735 ILCS 110/15
>j [defamation&england] A statement is not defamatory unless it has caused or is likely to cause serious harm; the pre-action protocol says what the letter of claim must contain. @@ Defamation Act 2013, s. 1; Pre-Action Protocol for Media and Communications Claims
>j [defamation&us] A public official or figure must prove actual malice, and opinion that implies no false fact is not actionable. @@ *N.Y. Times Co. v. Sullivan*, 376 U.S. 254 (1964); *Milkovich v. Lorain J. Co.*, 497 U.S. 1 (1990)
[harassment] Your repeated conduct toward {sender} is unwanted and has caused alarm and distress. You are to have no further contact with {sender}, in person, through others, or by any means of communication, except through counsel.
>j [harassment&california] A person who has suffered harassment may seek a civil restraining order. @@ Cal. Code Civ. Proc. § 527.6
>j [harassment&england] A person must not pursue a course of conduct that amounts to harassment, and a victim may claim damages and an injunction. @@ Protection from Harassment Act 1997, ss. 1, 3
[debt] This is notice under the Fair Debt Collection Practices Act that you are to cease further communication with {sender} about the alleged debt. The debt is disputed, and verification is requested.
>j [debt&us] On written notice a debt collector must stop, except to say that efforts end or that a specified remedy may be used; a dispute in writing within 30 days of the validation notice suspends collection until verification. The statute binds debt collectors, not creditors who collect their own debts. @@ 15 U.S.C. §§ 1692c(c), 1692g(b)
[breach] By {agreement_breached} you agreed not to do what you are doing. Your conduct is a breach, for which {sender} may recover damages and seek an injunction.
>j [breach&california] Do not rest the demand on a covenant not to compete: it is void, and to try to enforce it is itself unlawful. @@ Cal. Bus. & Prof. Code §§ 16600, 16600.5
[!trademark&!copyright&!trade-secret&!defamation&!harassment&!debt&!breach] {legal_basis}
> State one or two grounds, with the statute or the clause. A long list reads as a weak one.
`;
