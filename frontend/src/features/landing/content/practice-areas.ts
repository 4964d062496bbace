export const practiceAreas = [
  {
    title: 'Corporate Law',
    text: 'Fiduciary duties, the business judgment rule, disclosure and the sale of control.',
  },
  {
    title: 'Litigation',
    text: 'Jurisdiction, pleading standards, evidence, and the authorities your opponent will cite.',
  },
  {
    title: 'Intellectual Property',
    text: 'Patent eligibility, fair use, trademarks and trade secrets, with the line of cases behind each.',
  },
  {
    title: 'Real Estate',
    text: 'Takings, zoning, easements and leases, from the landmark to the latest decision you load.',
  },
] as const;
