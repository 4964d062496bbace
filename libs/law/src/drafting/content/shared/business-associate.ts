import type { Bound, OptionSource, PlaceholderSource } from '../../source/template-source.js';

/** Services for which someone gets health information. */
export const HIPAA_OPTIONS: readonly OptionSource[] = [
  {
    fact: 'hipaa',
    what: 'Business associate terms',
    asks: /\bHIPAA(?: applies| compliance)?\b|\bbusiness associate(?: agreement| terms)?\b|\bprotected health information\b|\bPHI\b|\bpatients?['’]? (?:records|data|files|information)\b/,
    section: 'business-associate',
  },
];

export const HIPAA_PLACEHOLDERS: readonly PlaceholderSource[] = [
  {
    name: 'breach_report',
    label: 'Time to report a breach',
    type: 'duration',
    usual: '5 days',
    hint: 'How long after discovery; at most 60 days.',
    near: /breach(?:es)? (?:must|shall|is|are|to)\b|report\w* (?:a |any )?breach\w*|breach notif\w+/,
  },
];

const DAYS: Readonly<Record<string, number>> = {
  hour: 1 / 24,
  day: 1,
  week: 7,
  month: 31,
  year: 366,
};

export const HIPAA_BOUNDS: readonly Bound[] = [
  {
    when: 'hipaa&us',
    name: 'breach_report',
    exceeds: (text) => {
      const [, count, unit] = /(\d+) (?:business )?(hour|day|week|month|year)/.exec(text) ?? [];
      return count && unit && Number(count) * DAYS[unit]! > 60
        ? `${text} does not do: a business associate reports a breach without unreasonable delay and at latest 60 days after discovery. 45 C.F.R. § 164.410(b).`
        : null;
    },
  },
];

export const BUSINESS_ASSOCIATE = `
# [hipaa&us] business-associate: Business Associate Terms
## ba-scope: Protected Health Information
**Protected Health Information** has the meaning of 45 C.F.R. § 160.103, limited to what the {=bound} creates, receives, maintains or transmits for the {=protected}. On Protected Health Information, this {@business-associate} prevails over every other term of this Agreement, and its words have the meaning that 45 C.F.R. Parts 160 and 164 give them.
## ba-use: Permitted Use
The {=bound} shall use and disclose Protected Health Information only to perform this Agreement or as law requires, no more of it than is necessary, and never in a way that would violate Subpart E of 45 C.F.R. Part 164 if the {=protected} did so.
## ba-duties: Duties
The {=bound} shall:
- use appropriate safeguards and, for electronic Protected Health Information, comply with Subpart C of 45 C.F.R. Part 164;
- report to the {=protected}, within {breach_report} after discovery, each use or disclosure that this Agreement does not allow, each security incident, and each breach of unsecured Protected Health Information;
- see that each subcontractor that creates, receives, maintains or transmits Protected Health Information for it agrees to the same restrictions, conditions and requirements;
- make Protected Health Information available for access, amendment and an accounting of disclosures as 45 C.F.R. §§ 164.524, 164.526 and 164.528 require;
- comply with the requirements of Subpart E that apply to an obligation of the {=protected} which it carries out; and
- make its internal practices, books and records available to the Secretary of Health and Human Services, to determine compliance.
## ba-end: Termination
The {=protected} may terminate this Agreement at once if the {=bound} has violated a material term of this {@business-associate}. When this Agreement ends, the {=bound} shall return or destroy all Protected Health Information and keep no copy; where that is not feasible, these terms go on to protect what it keeps, and it shall use and disclose it only for what makes return or destruction infeasible.
>j [hipaa&us] A covered entity may let a business associate handle protected health information only under a contract with these terms; a subcontractor’s contract needs them as well. @@ 45 C.F.R. §§ 164.314(a), 164.502(e), 164.504(e)
>j [hipaa&us] A business associate reports a breach without unreasonable delay, and at latest 60 days after discovery. @@ 45 C.F.R. § 164.410
> [hipaa&us] Check that the {=protected} is a covered entity or itself a business associate; otherwise the terms go too far. State law on medical records may ask for more.
`;
