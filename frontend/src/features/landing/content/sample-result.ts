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
