export const features = [
  {
    title: 'Legal Research',
    text: 'Full-text search of case law, ranked by how well a case answers and how often later courts rely on it.',
  },
  {
    title: 'Document Analysis',
    text: 'Clauses, obligations, dates and risks of a contract or brief, each beside the passage that says it.',
  },
  {
    title: 'Writing Assistant',
    text: 'Style, tone and clarity of a draft, with another wording next to the original.',
  },
  {
    title: 'Citation Generator',
    text: 'Bluebook, APA and Chicago citations, checked against the library before you rely on them.',
  },
  {
    title: 'Template Library',
    text: 'First drafts of ten common documents, with what is still missing listed beside them.',
  },
  {
    title: 'Analytics Dashboard',
    text: 'What your office researches and drafts, by tool and over time, seen by nobody outside it.',
  },
] as const;
