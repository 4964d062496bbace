/** Confidentiality inside a wider commercial agreement; an agreement about nothing else has its own. */
export const CONFIDENTIALITY = `
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
