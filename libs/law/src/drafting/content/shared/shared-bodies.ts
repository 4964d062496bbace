import { BUSINESS_ASSOCIATE } from './business-associate.js';
import { GENERAL_PROVISIONS } from './general-provisions.js';
import { GOVERNING_LAW } from './governing-law.js';
import { HOME_IMPROVEMENT } from './home-improvement.js';
import { INDEMNITY, LIABILITY } from './risk.js';

/** Terms that several agreements share. A draft keeps those that it uses. */
const DEFINITIONS = `
~ **Affiliate** means, for a Party, an entity that controls, is controlled by or is under common control with it, where control is ownership of more than half of the voting interests or the power to direct management.
~ **Applicable Law** means every statute, regulation, order and binding requirement of a governmental authority that applies to the Party, conduct or subject in question.
~ **Business Day** means a day other than a Saturday, a Sunday or a {?england|public holiday in England|day on which banks in the place of the recipient’s address are authorized to close}.
~ **Confidential Information** means non-public information of the Discloser, in any form, that is marked or described as confidential or that a reasonable person would understand to be confidential from its nature or the circumstances of its disclosure.
~ **Discloser** means {?mutual|a Party in respect of information that it, or an Affiliate for it, discloses|the {=protected}}.
~ **Recipient** means {?mutual|a Party in respect of the Confidential Information of the other that it receives|the {=bound}}.
~ **Intellectual Property Rights** means patents, copyrights, trademarks, trade secrets, rights in designs and databases, and every other intellectual property right anywhere in the world, registered or not, with applications and rights to apply for them.
~ **Losses** means liabilities, damages, judgments, settlements, costs and expenses, including reasonable {?england|legal costs|attorneys’ fees}.
`;

/** Confidentiality inside a wider commercial agreement; an agreement about nothing else has its own. */
const CONFIDENTIALITY = `
# confidentiality: Confidentiality
## confidentiality-duty: Duty
The Recipient shall hold the Confidential Information in confidence with at least reasonable care, use it only to perform or to exercise rights under this Agreement, and disclose it only to those of its employees, Affiliates, advisers and subcontractors who need it for that purpose and are bound by duties no less protective. The Recipient is liable for their breaches as for its own.
## confidentiality-exceptions: Exceptions
This {@confidentiality} does not apply to information that the Recipient can show:
- is or becomes public other than through its breach;
- was lawfully known to it, without a duty of confidence, before disclosure;
- was received from a third party that was free to disclose it; or
- was developed by it without use of the Confidential Information.
## confidentiality-compelled: Compelled Disclosure
The Recipient may disclose Confidential Information to the extent that law, a court or a regulator requires, after giving the Discloser prompt written notice where that is lawful, so that it can seek protection.
## confidentiality-duration: Duration and Return
The duties in this {@confidentiality} last for {confidentiality_period} after this Agreement ends and, for a trade secret, for as long as it remains one. When this Agreement ends, the Recipient shall on request return or destroy the Confidential Information, except for a copy that law or ordinary backup requires it to keep and that stays subject to this {@confidentiality}.
## [us] confidentiality-immunity: Notice of Immunity
To the extent that an individual acts as a contractor or consultant under this Agreement, that individual is not liable under any federal or state trade secret law for disclosing a trade secret in confidence to a government official or to an attorney solely to report or investigate a suspected violation of law, or in a complaint or other document filed under seal in a legal proceeding. If that individual sues for retaliation for reporting a suspected violation, the individual may disclose the trade secret to his or her attorney and use it in the proceeding, if any document containing it is filed under seal and it is not disclosed except under court order.
>j [us] An employer that leaves this notice out of a contract with an employee or an individual contractor cannot recover exemplary damages or fees from that individual under the federal statute. @@ 18 U.S.C. § 1833(b)
`;

/** What each place asks of a disclaimer of implied warranties. */
const DISCLAIMER_NOTES = `
>j [california] Where goods are sold, a disclaimer of merchantability must mention merchantability and be conspicuous. @@ Cal. Com. Code § 2316(2)
>j [new-york] Where goods are sold, a disclaimer of merchantability must mention merchantability and be conspicuous. @@ N.Y. U.C.C. § 2-316(2)
>j [texas] Where goods are sold, a disclaimer of merchantability must mention merchantability and be conspicuous. @@ Tex. Bus. & Com. Code § 2.316(b)
>j [delaware] Where goods are sold, a disclaimer of merchantability must mention merchantability and be conspicuous. @@ 6 Del. C. § 2-316(2)
>j [florida] Where goods are sold, a disclaimer of merchantability must mention merchantability and be conspicuous. @@ Fla. Stat. § 672.316(2)
>j [illinois] Where goods are sold, a disclaimer of merchantability must mention merchantability and be conspicuous. @@ 810 ILCS 5/2-316(2)
>j [england] Terms implied as to title cannot be excluded, and others only so far as reasonable; in a contract with a consumer most cannot be excluded at all. @@ Unfair Contract Terms Act 1977, ss. 6, 7; Consumer Rights Act 2015, ss. 31, 57
`;

/** Parts that templates include by name. */
export const SHARED_BODIES: Readonly<Record<string, string>> = {
  'business-associate': BUSINESS_ASSOCIATE,
  confidentiality: CONFIDENTIALITY,
  definitions: DEFINITIONS,
  'disclaimer-notes': DISCLAIMER_NOTES,
  general: GENERAL_PROVISIONS,
  'governing-law': GOVERNING_LAW,
  'home-improvement': HOME_IMPROVEMENT,
  indemnity: INDEMNITY,
  liability: LIABILITY,
};
