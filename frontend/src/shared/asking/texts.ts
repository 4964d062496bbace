/** What is asked, as it is named. */
export type Subject = 'document' | 'opinion';

export const ask = (subject: Subject) => `Ask this ${subject}`;
export const howItAnswers = (subject: Subject, model: string | null) =>
  model === null
    ? `The built-in engine finds the passages of the ${subject} that bear on your question. It does not write an answer.`
    : `The model ${model} answers from the ${subject} alone. Each sentence quotes the passage it rests on; read the passage before you rely on the sentence.`;
export const EXAMPLES: Record<Subject, readonly string[]> = {
  document: [
    'How can this be terminated?',
    'Which state’s law governs?',
    'What is the limit of liability?',
  ],
  opinion: [
    'What did the court hold?',
    'What standard of review applies?',
    'Which facts did the court find decisive?',
  ],
};
export const couldNotBeAnswered = 'The question could not be answered';
