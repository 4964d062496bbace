/** What an embedding model wants to be told, and how much it reads. */
export interface EmbeddingManner {
  /** Stands before each text that is looked for, and before each that is found. */
  query: string;
  passage: string;
  /** Letters that fit its tokens even where legal prose has many to a word. */
  longest: number;
}

/** Legal prose, by bge's tokenizer: 2.9 letters a token at worst, 4.5 on average. */
const LETTERS_PER_TOKEN = 3.4;
const letters = (tokens: number): number => Math.floor(tokens * LETTERS_PER_TOKEN);
/** Some 400 words: as much as one thought of an opinion takes. */
const USUAL_LETTERS = 2_400;

/** By the model's name, as its maker's model card says. The first that fits. */
const MANNERS: readonly [RegExp, Partial<EmbeddingManner>][] = [
  [
    /bge-(?:small|base|large)-en/i,
    { query: 'Represent this sentence for searching relevant passages: ', longest: letters(512) },
  ],
  [/\be5-/i, { query: 'query: ', passage: 'passage: ', longest: letters(512) }],
  [/nomic-embed/i, { query: 'search_query: ', passage: 'search_document: ' }],
  [/MiniLM/i, { longest: letters(256) }],
];

/** What is known of a model; of an unknown one, that it wants nothing. */
export function mannerOf(model: string): EmbeddingManner {
  const known = MANNERS.find(([name]) => name.test(model))?.[1];
  return { query: '', passage: '', longest: USUAL_LETTERS, ...known };
}
