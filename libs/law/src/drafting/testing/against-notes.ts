import type { TemplateType } from '@casewright/contracts';

/** What instructions ask for against a note of their place. */
interface AgainstNote {
  type: TemplateType;
  /** What comes before, so that the draft is of the kind that the note is about. */
  about: string;
  words: string;
  /** The law that forbids it, as the reason and the note both have it, by place. */
  laws: Readonly<Record<string, string>>;
}

const rows = (
  type: TemplateType,
  about: string,
  each: readonly (readonly [words: string, laws: Readonly<Record<string, string>>])[],
): AgainstNote[] => each.map(([words, laws]) => ({ type, about, words, laws }));

const FRAUD = { California: 'Cal. Civ. Code § 1668' };
const SUITS = { Florida: 'Fla. Stat. § 95.03', Texas: 'Tex. Civ. Prac. & Rem. Code § 16.070' };
const RESTRAINT = { California: '16600', 'North Dakota': '9-08-06' };
const JURY = { California: '36 Cal. 4th 944', 'North Carolina': '22B-10' };
const AGENCIES = { Texas: '17 C.F.R. § 240.21F-17(a)', Ohio: '18 U.S.C. § 1833(b)' };

export const AGAINST_NOTES: readonly AgainstNote[] = [
  ...rows('Contract Agreement', '', [
    [
      'Claims must be brought within one year.',
      { ...SUITS, Alabama: '6-2-15', Mississippi: '15-1-5', Oklahoma: '§ 216' },
    ],
    [
      'Any lawsuit must be filed no later than 12 months after the claim arises.',
      { ...SUITS, Vermont: '§ 465' },
    ],
    ['The Provider is not liable even for fraud.', { ...FRAUD, England: 's. 3' }],
    ['Both parties waive their right to a jury trial.', JURY],
    ['Waive jury trial.', JURY],
    ['Trial by jury is waived.', JURY],
    ['Neither side can sue after six months.', SUITS],
    ['The Provider shall not compete with the Customer for two years afterwards.', RESTRAINT],
    ['No poaching of each other’s employees for one year.', { California: '16600' }],
  ]),
  ...rows('Service Agreement', '', [
    ['A claim may not be brought after six months.', SUITS],
    ['The Service Provider is not responsible for its own willful misconduct.', FRAUD],
    ['All liability is excluded, gross negligence included.', { 'New York': '79 N.Y.2d 540' }],
    [
      'The Service Provider is not liable for death or personal injury caused by its negligence.',
      { England: 'Unfair Contract Terms Act 1977' },
    ],
    ['A non-compete of one year after the end.', RESTRAINT],
    ['A data breach is reported to the Client within 30 days.', { Florida: '501.171' }],
  ]),
  ...rows('Purchase Agreement', '', [
    [
      'Any claim must be brought within six months of delivery.',
      { ...SUITS, Ohio: '2-725', California: '2-725', 'New York': '2-725' },
    ],
    ['The Seller gives no warranty of title.', { England: 'Unfair Contract Terms Act 1977, s. 6' }],
  ]),
  ...rows('Non-Disclosure Agreement', '', [
    ['The Recipient may not compete with the Discloser for one year.', RESTRAINT],
    ['The Recipient may not talk to the SEC.', AGENCIES],
    [
      'The employee may not disclose harassment or other unlawful acts.',
      { California: '12964.5', Illinois: '820 ILCS 96/1-25', England: '43J', ...AGENCIES },
    ],
  ]),
  ...rows('Employment Contract', 'Employer: Acme Corp. Employee: Jane Roe. ', [
    ['Non-compete for one year.', { California: '16600', Minnesota: '181.988', Oklahoma: '219A' }],
    ['Non-compete for one year. Salary $60,000 a year.', { Illinois: '820 ILCS 90/10' }],
    [
      'Non-solicitation of customers for one year. Salary $40,000 a year.',
      { California: '16600', Illinois: '820 ILCS 90/10(b)' },
    ],
    [
      'The employee pays for her own travel and phone.',
      { California: 'Cal. Lab. Code §§ 2802, 2804', Illinois: '820 ILCS 115/9.5' },
    ],
    [
      'Expenses are not reimbursed.',
      { California: 'Cal. Lab. Code §§ 2802, 2804', Illinois: '820 ILCS 115/9.5' },
    ],
    ['Vacation is use it or lose it.', { California: '227.3', Colorado: '8-4-101' }],
    ['Unused vacation is forfeited at year end.', { California: '227.3', Colorado: '8-4-101' }],
    ['Disputes are heard in Texas courts only.', { California: 'Cal. Lab. Code § 925' }],
    ['Governed by Texas law.', { California: 'Cal. Lab. Code § 925' }],
    [
      'All inventions belong to the employer, including those made on her own time.',
      {
        California: '2870',
        Illinois: '765 ILCS 1060/2',
        Delaware: '19 Del. C. § 805',
        'New York': '203-f',
        England: 'Patents Act 1977',
        Washington: '49.44.140',
      },
    ],
    [
      'The employee may not discuss her salary with coworkers.',
      { Texas: '29 U.S.C. §§ 157', California: '29 U.S.C. §§ 157', Ohio: '29 U.S.C. §§ 157' },
    ],
    [
      'The employee may not support a political campaign.',
      { California: '1101, 1102', 'New York': '201-d' },
    ],
    [
      'The employee may not report unlawful acts to any agency.',
      { California: '12964.5', Illinois: '820 ILCS 96/1-25', England: '43J', Texas: '1833(b)' },
    ],
    ['Paid $5 per hour.', { Texas: '206(a)', Ohio: '206(a)' }],
    [
      'Paid quarterly.',
      {
        California: '204',
        Texas: '61.011',
        Illinois: '820 ILCS 115/3',
        Delaware: '1102',
      },
    ],
    [
      'Not exempt. Salary $60,000 a year, paid monthly.',
      { California: '204', Texas: '61.011', Illinois: '820 ILCS 115/3' },
    ],
    ['He can’t work for a competitor for a year.', { California: '16600', Minnesota: '181.988' }],
    ['Two days notice by either side.', { England: 'Employment Rights Act 1996, s. 86' }],
    ['10 days of holiday a year.', { England: 'regs. 13, 13A' }],
    [
      'The employee waives the right to go to an employment tribunal.',
      { England: 'Employment Rights Act 1996, s. 203' },
    ],
  ]),
  ...rows('Lease Agreement', 'Residential lease of an apartment. ', [
    [
      'The tenant waives the warranty of habitability.',
      {
        California: '1942.1',
        'New York': '235-b',
        Florida: '83.47',
        Illinois: '50 Ill. 2d 351',
        England: 'Landlord and Tenant Act 1985',
      },
    ],
    [
      'The landlord is not liable for its own negligence.',
      {
        California: '§ 1953',
        'New York': '5-321',
        Florida: '83.47',
        Illinois: '765 ILCS 705/1',
        Massachusetts: 'ch. 186, § 15',
      },
    ],
    [
      'The landlord may enter at any time without notice.',
      {
        California: '1954',
        Florida: '83.53',
        Delaware: '5509',
        England: 'Landlord and Tenant Act 1985, s. 11(6)',
      },
    ],
    [
      'The landlord may lock the tenant out if rent is late.',
      { Texas: '92.0081', Florida: '83.67', California: '789.3', England: '1977' },
    ],
    [
      'The landlord may cut off utilities on default.',
      { Texas: '92.0081', Florida: '83.67', 'New York': '768' },
    ],
    ['The tenant waives jury trial.', { California: '1953(a)(4)' }],
    ['All disputes go to arbitration.', { California: '1953(a)(4)' }],
    [
      'After five days late the power gets shut off.',
      { Texas: '92.008', Florida: '83.67', California: '789.3' },
    ],
    ['The deposit is nonrefundable.', { California: '1950.5', 'New York': '7-108' }],
    ['Only the tenant may live there.', { 'New York': '235-f' }],
    ['No children.', { Texas: '42 U.S.C. § 3604', Ohio: '3604', California: '3604' }],
    ['No emotional support animals.', { Texas: '3604(f)(3)(B)', Ohio: '3604(f)(3)(B)' }],
    ['No pets.', { England: '16A' }],
    ['No subletting.', { 'New York': '226-b' }],
    ['The tenant must give 90 days notice before the end of the term.', { Florida: '83.575' }],
    ['A late fee of £50.', { England: 'Tenant Fees Act 2019' }],
    [
      'Rent $2,000 a month. Security deposit $9,000. Term of 1 year.',
      { California: '1950.5', Delaware: '5514' },
    ],
    ['Rent £2,000 a month. Security deposit £9,000.', { England: 'Tenant Fees Act 2019' }],
    ['Rent $2,000 a month. Security deposit $9,000.', { 'New York': '7-108' }],
    ['Deposit returned within 90 days.', { California: '1950.5', Ohio: '5321.16' }],
    ['Notice to pay rent or quit: 1 day.', { 'New York': '711(2)', Illinois: '9-209' }],
  ]),
  ...rows('Settlement Agreement', 'Settlement of a sexual harassment lawsuit. ', [
    [
      'The facts are confidential.',
      { California: '1001', 'New York': '5-336', Illinois: '820 ILCS 96/1-30' },
    ],
    ['She may not report to the EEOC.', { Texas: '1833(b)', England: '43J' }],
  ]),
  ...rows('Settlement Agreement', 'Settlement of a claim of age discrimination. ', [
    ['The employee has 7 days to consider it.', { Texas: '626(f)', Ohio: '626(f)' }],
    ['No revocation period.', { Texas: '626(f)', Ohio: '626(f)' }],
  ]),
  ...rows('Settlement Agreement', 'Settlement of a claim about a heater. ', [
    ['The parties conceal the defect from the public.', { Florida: '69.081' }],
  ]),
  ...rows('Cease and Desist Letter', 'From: Acme Corp. To: Jane Roe. ', [
    [
      'Threaten to report her to the police unless she pays.',
      {
        California: '3.10',
        'New York': '3.4(e)',
        Texas: '4.04(b)',
        Florida: '4-3.4(g)',
        Illinois: '8.4(g)',
      },
    ],
    ['She broke her non-compete by joining a rival.', { California: '16600' }],
  ]),
];

/** The same subjects within the law: nothing of them is refused anywhere. */
export const WITHIN_NOTES: readonly Pick<AgainstNote, 'type' | 'words'>[] = [
  ['Contract Agreement', 'Claims must be brought within six years.'],
  ['Contract Agreement', 'Liability is capped at the fees, except for fraud.'],
  ['Contract Agreement', 'No jury waiver.'],
  ['Contract Agreement', 'The parties do not waive their right to a jury.'],
  ['Service Agreement', 'The contractor shall not compete with the client during the term.'],
  ['Service Agreement', 'Report any data breach within 48 hours.'],
  ['Service Agreement', 'Each party is liable for its own fraud and negligence.'],
  ['Employment Contract', 'Business expenses are reimbursed within 30 days.'],
  ['Employment Contract', 'Unused vacation carries over.'],
  ['Employment Contract', 'Her own inventions, made on her own time, remain hers.'],
  ['Employment Contract', 'She may discuss her pay with anyone.'],
  ['Employment Contract', 'Paid $45 per hour.'],
  ['Employment Contract', 'Salary $150,000 a year. 25 days of vacation. 1 month notice.'],
  ['Lease Agreement', 'Apartment. Landlord may enter without notice only in an emergency.'],
  ['Lease Agreement', 'Apartment. The landlord shall not change the locks.'],
  ['Lease Agreement', 'Apartment. Service animals are welcome, and there is no fee for them.'],
  ['Lease Agreement', 'Apartment. The tenant lives there with her two children.'],
  ['Lease Agreement', 'Apartment. The deposit is refundable.'],
  ['Lease Agreement', 'Apartment. The landlord is liable for its negligence.'],
  ['Lease Agreement', 'Apartment in a 55 and over community. No children.'],
  ['Settlement Agreement', 'Settlement of a harassment claim. Nothing in it is confidential.'],
  ['Settlement Agreement', 'Release of age claims. 21 days to consider and 7 days to revoke.'],
  ['Non-Disclosure Agreement', 'The Recipient may report wrongdoing to any agency.'],
  ['Contract Agreement', 'Liability is limited to $50,000. Fraud is not limited.'],
  ['Contract Agreement', 'Each party is liable for willful misconduct without limit.'],
  ['Contract Agreement', 'The claim for the deposit must be made within 30 days of delivery.'],
  ['Contract Agreement', 'No waiver of jury trial.'],
  ['Service Agreement', 'Gross negligence is excluded from the cap.'],
  ['Lease Agreement', 'Apartment. No smoking, no dogs except service dogs.'],
  ['Lease Agreement', 'Apartment. Tenant gives 60 days notice before moving out.'],
  ['Employment Contract', 'Offices in Texas and New York; she works in San Diego.'],
  ['Cease and Desist Letter', 'We reported the theft to the police on May 2.'],
].map(([type, words]) => ({ type: type as TemplateType, words: words! }));

/**
 * Notes that forbid something which no instructions can put into the draft, or which the draft
 * cannot see, by their authority.
 */
export const BEYOND_THE_DRAFT: readonly (readonly [authority: string, why: string])[] = [
  ['N.Y. Gen. Oblig. Law § 5-903', 'what the provider does before a renewal'],
  ['11 U.S.C. § 365(e)(1)', 'the clause holds outside of a bankruptcy'],
  ['Insolvency Act 1986, s. 233B', 'the clause holds outside of an insolvency'],
  ['765 ILCS 1065/8(b)(1)', 'says what is not void'],
  ['National Minimum Wage Act 1998, s. 1', 'the rate changes each year'],
  ['Cal. Lab. Code § 515', 'the minimum wage changes each year'],
  ['*Tillman v Egon Zehnder Ltd*', 'what is reasonable is for a court'],
  ['29 U.S.C. § 626(f)', 'of a release that is another paper, or tested with the settlement'],
  ['Housing Act 1988, as amended', 'whether the Act is in force for the landlord'],
  ['25 Del. C. § 5106', 'what happens without a notice'],
  ['Cal. Civ. Code § 1671', 'what damage can be fixed is for a court'],
  ['Landlord and Tenant (Covenants) Act 1995', 'what happens on an assignment'],
  ['Tex. Prop. Code § 91.005', 'what holds without the clause'],
  ['Cal. Civ. Code §§ 1995.250, 1995.260', 'the clause states the standard'],
  ['Landlord and Tenant Act 1927, s. 19', 'the clause says the same'],
  ['25 Del. C. § 5502', 'tested with the bounds of leases'],
  ['Landlord and Tenant Act 1954, s. 38A', 'what is done before the lease'],
  ['*Bank of Credit and Commerce International SA v Ali*', 'the clause follows it'],
  ['6 Del. C. § 2708', 'says when a choice of law is conclusive'],
  ['Del. Laws. R. Pro. Conduct 4.1, 4.2', 'whether a statement is false'],
  ['Trade Secrets (Enforcement, etc.) Regulations 2018', 'says what relief there is'],
  ['Fla. Stat. § 770.01', 'when a suit may follow the letter'],
  ['Protection from Harassment Act 1997', 'what the recipient must not do'],
];
