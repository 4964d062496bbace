import { firstSentence } from './first-sentence.js';

/** A reading of a section: one finding that the section supports, and one that it does not. */
export function analyze(section: string): object {
  const quote = firstSentence(section);
  const finding = { severity: 'medium', recommendation: 'Ask the client about it.' };
  return {
    summary: `The model has read the section. It begins “${quote}”`,
    insights: [{ text: 'The model would read the beginning twice.', quote }],
    recommendations: [{ text: 'Have the beginning confirmed in writing.', quote }],
    findings: [
      {
        ...finding,
        category: 'beginning',
        title: 'How it begins',
        quote,
        explanation: 'What comes first sets the tone.',
      },
      {
        ...finding,
        category: 'invented',
        title: 'A clause that is not there',
        quote: 'The seller shall deliver forty zebras on the first of May.',
        explanation: 'No such clause is in the section.',
      },
    ],
  };
}
