/** Terms that several agreements share. A draft keeps those that it uses. */
export const DEFINITIONS = `
~ **Affiliate** means, for a Party, an entity that controls, is controlled by or is under common control with it, where control is ownership of more than half of the voting interests or the power to direct management.
~ **Applicable Law** means every statute, regulation, order and binding requirement of a governmental authority that applies to the Party, conduct or subject in question.
~ **Business Day** means a day other than a Saturday, a Sunday or a {?england|public holiday in England|day on which banks in the place of the recipient’s address are authorized to close}.
~ **Confidential Information** means non-public information of the Discloser, in any form, that is marked or described as confidential or that a reasonable person would understand to be confidential from its nature or the circumstances of its disclosure.
~ **Discloser** means {?mutual|a Party in respect of information that it, or an Affiliate for it, discloses|the {=protected}}.
~ **Recipient** means {?mutual|a Party in respect of the Confidential Information of the other that it receives|the {=bound}}.
~ **Intellectual Property Rights** means patents, copyrights, trademarks, trade secrets, rights in designs and databases, and every other intellectual property right anywhere in the world, registered or not, with applications and rights to apply for them.
~ **Losses** means liabilities, damages, judgments, settlements, costs and expenses, including reasonable {?england|legal costs|attorneys’ fees}.
`;
