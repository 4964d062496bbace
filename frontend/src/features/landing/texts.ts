// Sections

export const features = [
  {
    title: 'Legal Research',
    text: 'Full-text search of case law, ranked by how well a case answers and how often later courts rely on it.',
  },
  {
    title: 'Document Analysis',
    text: 'Clauses, obligations, dates, and risks of a contract or brief, each next to the passage that says it.',
  },
  {
    title: 'Writing Assistant',
    text: 'Style, tone, and clarity of a draft, with alternative wording next to the original.',
  },
  {
    title: 'Citation Generator',
    text: 'Bluebook, APA, and Chicago citations, checked against the library before you rely on them.',
  },
  {
    title: 'Template Library',
    text: 'First drafts of ten common documents, with a list of what is still missing.',
  },
  {
    title: 'Analytics Dashboard',
    text: 'What your office researches and drafts, by tool and over time, visible to no one outside it.',
  },
] as const;

export const practiceAreas = [
  {
    title: 'Corporate Law',
    text: 'Fiduciary duties, the business judgment rule, disclosure, and the sale of control.',
  },
  {
    title: 'Litigation',
    text: 'Jurisdiction, pleading standards, evidence, and the authorities your opponent will cite.',
  },
  {
    title: 'Intellectual Property',
    text: 'Patent eligibility, fair use, trademarks, and trade secrets, with the line of cases behind each.',
  },
  {
    title: 'Real Estate',
    text: 'Takings, zoning, easements, and leases, from the landmark to the latest decision you load.',
  },
] as const;

/** A search result from the starter library, fact for fact. */
export const sampleResult = {
  query: 'warrantless search of a cell phone',
  title: 'Riley v. California',
  citation: '573 U.S. 373',
  court: 'Supreme Court of the United States',
  year: 2014,
  passage: [
    { text: 'Police generally must obtain a warrant before ', marked: false },
    { text: 'searching', marked: true },
    { text: ' digital information on a ', marked: false },
    { text: 'cell phone', marked: true },
    { text: ' seized incident to arrest.', marked: false },
  ],
  summary:
    'Does the search incident to arrest exception cover digital data? The Court unanimously ' +
    'answered no: officers may seize the phone while seeking a warrant, but generally must obtain ' +
    'one before searching it.',
  keyPoints: [
    'The officer safety and evidence preservation rationales of Chimel do not justify warrantless searches of cell phone data.',
    'Exigent circumstances may still justify a warrantless search of a particular phone.',
  ],
} as const;
