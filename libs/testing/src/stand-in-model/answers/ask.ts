import { firstSentence } from './first-sentence.js';

/** An answer that the text supports, and one that it does not; none where no word of the question is there. */
export function ask(material: string): object {
  const [, question = '', text = ''] = /^Question: (.*)\n\n([\s\S]*)$/.exec(material) ?? [];
  const words = question.toLowerCase().match(/\p{L}{4,}/gu) ?? [];
  if (!words.some((word) => text.toLowerCase().includes(word))) return { sentences: [] };
  return {
    sentences: [
      { text: 'The model finds its answer at the beginning.', quote: firstSentence(text) },
      { text: 'It is forty zebras.', quote: 'The seller shall deliver forty zebras.' },
    ],
  };
}
