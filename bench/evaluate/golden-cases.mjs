/**
 * The golden cases of `npm run evaluate`: what a model is asked in each task, and what is known of
 * the answer. They are made from what the product ships (its library, its own questions, its
 * briefs of drafts), so that a fact of law stands in one place.
 */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { draftTemplate } from '../../libs/law/dist/drafting/draft-template.js';
import { BRIEFS } from '../../libs/law/dist/drafting/testing/briefs/briefs.js';
import { readStarterLibrary, readStarterQuestions } from '../search/quality/opinions.mjs';

/** How lawyers describe a case whose citation they look for. */
const DESCRIPTIONS = [
  ({ name, citation, year }) =>
    `the Supreme Court's ${year} decision in ${name}, reported at ${citation}`,
  ({ name, citation, year }) => `${name}, decided in ${year}, which is at ${citation}`,
  ({ name, citation }) => `please cite ${name}; it begins at ${citation}`,
];
const read = (file) => JSON.parse(readFileSync(join(import.meta.dirname, file), 'utf8'));
const ARTICLES = read('described-articles.json');
/** By the document's type: questions, each with words of the passage that answers, or null. */
const QUESTIONS = read('document-questions.json');

/** `{task: [{name, input, expected?}]}`: at least two hundred. */
export async function goldenCases() {
  const library = new Map(readStarterLibrary().map((record) => [`starter:${record.id}`, record]));
  const questions = readStarterQuestions();
  const briefs = Object.entries(BRIEFS).flatMap(([documentType, all]) =>
    all.slice(0, 4).map(({ text, place }) => ({
      documentType,
      requirements: text,
      ...(place && { jurisdiction: place }),
    })),
  );
  const drafts = briefs.map((brief) => ({ ...brief, text: draftTemplate(brief).content }));
  return {
    describeCitation: [...describedCases(library), ...describedArticles()],
    understandQuestion: questions
      .slice(0, 40)
      .map(({ id, query }) => ({ name: id, input: { query } })),
    explainRelevance: explained(questions.slice(0, 40), library),
    reviewWriting: drafts.map(({ text, documentType }, i) => ({
      name: `${documentType} ${i % 4}`,
      input: { content: paragraphsOf(text, 1_500) },
    })),
    draftTemplate: briefs.slice(0, 30).map((input) => ({ name: input.documentType, input })),
    analyze: drafts.slice(0, 25).map(({ text, documentType }, i) => ({
      name: `${documentType} ${i % 4}`,
      input: { text },
    })),
    answerQuestion: asked(drafts),
  };
}

function describedCases(library) {
  const known = [...library.values()].filter(({ court }) => court === 'scotus');
  const every = Math.floor(known.length / 20);
  return Array.from({ length: 20 }, (_, i) => {
    const { name, citations, decided } = known[i * every];
    const [citation] = citations;
    const year = decided.slice(0, 4);
    const [volume, page] = [citation.split(' ')[0], citation.split(' ').at(-1)];
    const content = DESCRIPTIONS[i % DESCRIPTIONS.length]({ name, citation, year });
    return { name, input: { content, type: 'case' }, expected: { volume, page } };
  });
}

/** Questions to the first draft of a type: what it says, and what it does not say. */
const asked = (drafts) =>
  Object.entries(QUESTIONS).flatMap(([type, questions]) => {
    const { text } = drafts.find(({ documentType }) => documentType === type);
    return questions.map(([question, answer]) => ({
      name: question,
      input: { question, text },
      expected: { answer },
    }));
  });

const describedArticles = () =>
  ARTICLES.map(({ content, ...expected }) => ({
    name: expected['container-title'],
    input: { content, type: 'article' },
    expected,
  }));

/** Each question with the case that answers it, and two that do not. */
function explained(questions, library) {
  return questions.map(({ id, query, relevant }, i) => {
    const others = [questions[(i + 7) % 40], questions[(i + 13) % 40]];
    const ids = [
      ...new Set([relevant, ...others.map((other) => other.relevant)].map(([one]) => one)),
    ];
    const cases = ids.map((one, at) => foundCase(library.get(one), at + 1));
    return { name: id, input: { query, cases } };
  });
}

function foundCase(record, id) {
  const { name, citations, court, decided, summary, keyPoints } = record;
  return {
    id,
    sourceId: record.id,
    title: name,
    citation: citations[0] ?? null,
    citations,
    court: { id: court, name: court },
    jurisdiction: '',
    date: decided,
    year: Number(decided.slice(0, 4)),
    summary,
    relevance: keyPoints[0] ?? '',
    keyPoints,
    passage: [],
    citedBy: 0,
    score: 1,
    signals: {},
    url: `/cases/${id}`,
  };
}

/** The first paragraphs of a text, to so many characters. */
function paragraphsOf(text, most) {
  const end = text.lastIndexOf('\n\n', most);
  return text.slice(0, end > 0 ? end : most);
}
