/** What is asked, as it is named. */
export type Subject = 'document' | 'opinion';

export const ask = (subject: Subject) => `Ask this ${subject}`;
export const question = 'Question';
export const howItAnswers = (subject: Subject, model: string | null) =>
  model === null
    ? `The built-in engine finds the passages of the ${subject} that bear on your question. It does not write an answer.`
    : `The model ${model} answers from the ${subject} alone. Each sentence quotes the passage it rests on; read the passage before you rely on the sentence.`;
export const tryOne = 'Try one of these:';
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
export const askButton = 'Ask';
export const reading = (subject: Subject) => `Reading the ${subject}...`;
export const couldNotBeAnswered = 'The question could not be answered';
export const answerTo = (asked: string) => `Answer to “${asked}”`;
export const answerBy = (model: string) => `Answer by the Model ${model}`;
export const soFar = 'So Far';
export const doesNotSay = (subject: Subject) => `The ${subject} does not say`;
export const noPassageBears = (subject: Subject) =>
  `No passage in the ${subject} has the words of your question. Try the words that the ${subject} itself would use.`;
export const noSentenceOf = (model: string) =>
  `The model ${model} found no answer in what it read of it.`;
export const passages = 'Passages That Bear on It';
export const passagesNote =
  'Found by the built-in engine by the words of your question, the closest match first. These are passages, not an answer.';
export const page = (page: number) => `Page ${page}`;
export const showAll = (count: number) => `Show all ${count} passages`;
