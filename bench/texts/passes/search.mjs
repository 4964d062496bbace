/** Queries, the words of the index, passages shown, quotations in opinions and the citator. */

import { stem } from 'porter2';
import { splitParagraphs } from '../../../services/search/dist/case-page/opinion/paragraphs.js';
import { excerpt } from '../../../services/search/dist/cases/excerpt.js';
import { matchedPhrases } from '../../../services/search/dist/cases/matched-phrases.js';
import { readPinCite } from '../../../services/search/dist/cases/pinned-page.service.js';
import { WordMarker } from '../../../services/search/dist/cases/word-marker.js';
import { indexWords } from '../../../services/search/dist/citations-lookup/quotations/close-match.js';
import { foldText } from '../../../services/search/dist/citations-lookup/quotations/folded-text.js';
import { QuotationSource } from '../../../services/search/dist/citations-lookup/quotations/locate-quotation.js';
import { segmentsOf } from '../../../services/search/dist/citations-lookup/quotations/quotation-segments.js';
import { analyze as analyzeCitations } from '../../../services/search/dist/citator/extraction/analyze-case.js';
import { Tokenizer } from '../../../services/search/dist/engines/built-in/analysis/tokenizer.js';
import { normalizeWord } from '../../../services/search/dist/engines/built-in/analysis/word-cache.js';
import { parentheticalsIn } from '../../../services/search/dist/engines/built-in/build/citing-text.js';
import { digestOf } from '../../../services/search/dist/engines/built-in/build/digest.js';
import { begin } from '../../../services/search/dist/engines/built-in/build/index-analyzer.js';
import { skeleton } from '../../../services/search/dist/engines/built-in/build/vocabulary.js';
import { hasPhrase } from '../../../services/search/dist/engines/built-in/ranking/passage-scorer.js';
import { neighbors } from '../../../services/search/dist/engines/built-in/spelling/neighbors.js';
import {
  analyzeQuery,
  citationTerms,
} from '../../../services/search/dist/engines/built-in/terms/analyze-query.js';
import { synonymsIn } from '../../../services/search/dist/engines/built-in/terms/synonyms.js';
import { TermHighlighter } from '../../../services/search/dist/engines/built-in/terms/term-highlighter.js';
import { expressionsOf } from '../../../services/search/dist/engines/built-in/terms/uncovered-words.js';
import { courtAbbreviation } from '../../../services/search/dist/import/courts/court-abbreviation.js';
import { stateIn } from '../../../services/search/dist/import/courts/states.js';
import { reduceMarkup } from '../../../services/search/dist/import/markup/reduce-markup.js';
import { repair } from '../../../services/search/dist/import/source/repair-text.js';
import { readHistoryFile } from '../../../services/search/dist/later-history/read-history-file.js';
import { tellingWord } from '../../../services/search/dist/later-history/telling-word.js';
import { citationKey } from '../../../services/search/dist/library/citations.js';
import { takeFields } from '../../../services/search/dist/query/fields.js';
import { lex } from '../../../services/search/dist/query/lexer.js';
import { cleanQuery, parseQuery } from '../../../services/search/dist/query/parse-query.js';
import { queryKind } from '../../../services/search/dist/query/query-kind.js';
import { splitPassages } from '../../../services/search/dist/vectors/split-passages.js';

/** Longest query, longest name of a case, longest word of a vocabulary, longest quotation that is looked for, in characters. */
const QUERY = 10_000;
const NAME = 500;
const WORD = 64;
const QUOTATION = 5_000;

const analyzeWords = begin();
const asked = new Tokenizer();
const shown = new Tokenizer();
const SOURCE_TEXT =
  'The right of the people to be secure in their persons, houses, papers, and effects. '.repeat(80);
const SOURCE = new QuotationSource(SOURCE_TEXT);
const caseOf = (text) => ({
  ...{ sourceId: '1', name: 'Roe v. Wade', otherNames: [], judges: [], docket: null },
  ...{ citations: ['410 U.S. 113'], courtId: 'scotus', jurisdiction: 'us', decided: 0, year: 1973 },
  ...{ topics: [], summary: '', syllabus: null, keyPoints: [] },
  opinions: [{ ordinal: 0, kind: 'lead', text }],
});

/** The words of a text as the index keeps them for phrases. */
function shortHashes(text) {
  const { terms, count } = shown.tokenize(text, false);
  return Uint16Array.from(terms.subarray(0, count), (term) => term & 0xffff);
}
function termsOf(text) {
  const { terms, count } = asked.tokenize(text, true);
  return [...terms.subarray(0, count)];
}

/** Every third word is related, every seventh not telling. */
const asHighlight = ({ 0: word, index: start }, at) => ({
  ...{ start, end: start + word.length, word: at, weight: 1 },
  ...{ isTelling: at % 7 > 0, isRelated: at % 3 === 0 },
});
const PHRASE = shortHashes('the right of the people to be secure');

export const passes = [
  { name: 'cleaning a query', run: cleanQuery },
  { name: 'fields of a query', limit: QUERY, run: takeFields },
  { name: 'lexemes of a query', limit: QUERY, run: lex },
  { name: 'kind of a query', limit: QUERY, run: queryKind },
  { name: 'page that a query is', limit: QUERY, run: readPinCite },
  { name: 'query', run: parseQuery },
  { name: 'citations in a query', limit: QUERY, run: citationTerms },
  {
    name: 'terms of a query',
    prepare: parseQuery,
    run: (query) => analyzeQuery(query, asked),
  },
  {
    name: 'synonyms',
    limit: QUERY,
    prepare: termsOf,
    run: synonymsIn,
  },
  {
    name: 'expressions of a query',
    limit: QUERY,
    prepare: (text) => ({ text, cases: new Map(termsOf(text).map((term) => [term, 1])) }),
    run: ({ text, cases }) => expressionsOf(text, cases, asked),
  },
  {
    name: 'phrases of an excerpt',
    prepare: (text) => ({ text, words: [...text.matchAll(/[\w’]+/g)] }),
    run: ({ text, words }) => matchedPhrases(text, words.map(asHighlight), new Set()),
  },
  { name: 'telling word of a name', limit: NAME, run: tellingWord },
  { name: 'later history', run: (csv) => readHistoryFile(`citation,kind,by\n${csv}`, 'a file') },
  { name: 'words one letter away', limit: WORD, run: neighbors },
  { name: 'skeleton of a word', run: skeleton },
  { name: 'stem', run: stem },
  { name: 'a word’s plain form', run: normalizeWord },
  { name: 'key of a citation', run: citationKey },
  { name: 'words', run: (text) => asked.tokenize(text, true).count },
  { name: 'words of an opinion', run: (text) => analyzeWords(caseOf(text)) },
  { name: 'digest of an opinion', run: (text) => digestOf(caseOf(text)) },
  { name: 'paragraphs of an opinion', run: splitParagraphs },
  { name: 'passages for vectors', run: splitPassages },
  {
    name: 'excerpt',
    run: (text) => excerpt(text, markerOf('right court v 1')),
  },
  {
    name: 'marked words',
    run: (text) => markerOf('right court v 1').mark(text),
  },
  { name: 'folded opinion', run: foldText },
  { name: 'words of a source', run: indexWords },
  { name: 'segments of a quotation', limit: QUOTATION, run: segmentsOf },
  {
    name: 'quotation in an opinion',
    limit: QUOTATION,
    run: (text) => SOURCE.findExact(text) ?? SOURCE.findNormalized(text) ?? SOURCE.findClose(text),
  },
  {
    name: 'opinion with a quotation',
    run(text) {
      const source = new QuotationSource(text);
      source.findNormalized('the right of the people [to be] secure … in their houses');
      source.findClose('the right of the people to be secure in their persons and houses');
    },
  },
  {
    name: 'phrase in an opinion',
    prepare: shortHashes,
    run: (tokens) => hasPhrase([{ tokens }], PHRASE),
  },
  {
    name: 'phrase of a query in an opinion',
    limit: QUERY,
    prepare: (text) => ({
      phrase: shortHashes(text),
      parts: [{ tokens: shortHashes(SOURCE_TEXT + text) }],
    }),
    run: ({ phrase, parts }) => hasPhrase(parts, phrase),
  },
  {
    name: 'what later opinions say',
    run: (passage) =>
      parentheticalsIn([
        { passage, citationEnd: 0 },
        { passage, citationEnd: 20 },
      ]),
  },
  { name: 'damaged text', run: repair },
  { name: 'markup of an opinion', run: (text) => reduceMarkup(text) },
  { name: 'abbreviation of a court', run: courtAbbreviation },
  { name: 'state in a name', run: stateIn },
  { name: 'citator', run: (text) => analyzeCitations(caseOf(text)) },
];

function markerOf(words) {
  const { terms, count } = shown.tokenize(words, true);
  const weighed = [...terms.subarray(0, count)].map((term) => ({ term, weight: 1 }));
  return new WordMarker(new TermHighlighter(shown, weighed));
}
