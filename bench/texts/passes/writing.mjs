/** The writing rules one by one, and what the reviewer does before and after them. */
import { review, suggestionJudge } from '@casewright/writing';
import { keepsMeaning } from '../../../libs/writing/dist/invariants/keeps-meaning.js';
import { keepsRelations } from '../../../libs/writing/dist/invariants/keeps-relations.js';
import { measureParagraph } from '../../../libs/writing/dist/measures/measure-paragraph.js';
import { quotedPlaces } from '../../../libs/writing/dist/reviewer/settle.js';
import { DOCUMENT_RULES, PARAGRAPH_RULES } from '../../../libs/writing/dist/rules/catalog.js';
import { blockQuotations } from '../../../libs/writing/dist/text/block-quotations.js';
import { detectKind } from '../../../libs/writing/dist/text/detect-kind.js';
import { findQuotations, mask } from '../../../libs/writing/dist/text/masks.js';
import { blockKind, splitBlocks } from '../../../libs/writing/dist/text/paragraphs.js';
import { readParagraph } from '../../../libs/writing/dist/text/reading.js';
import { tag } from '../../../libs/writing/dist/text/tagger.js';
import { tokenize } from '../../../libs/writing/dist/text/tokens.js';
import { repeated } from '../strings.mjs';

/** One paragraph, whatever its line breaks: the longest that a rule can get. */
const asOne = (text) => readParagraph(text, 'prose');
const asBlocks = (text) =>
  splitBlocks(text).map(({ start, end }) => ({
    start,
    paragraph: readParagraph(text.slice(start, end), 'prose'),
  }));
const KINDS = ['brief', 'contract'];

const ofParagraph = ({ id, check }) => ({
  name: id,
  prepare: asOne,
  run: (paragraph) => KINDS.map((documentKind) => check(paragraph, { documentKind })),
});

const ofDocument = ({ id, collect, check }) => [
  { name: `${id}, collecting`, prepare: asOne, run: collect },
  {
    name: id,
    prepare: asBlocks,
    run: (blocks) => {
      const parts = blocks.map(({ start, paragraph }) => ({
        at: start,
        found: collect(paragraph),
      }));
      return KINDS.map((documentKind) => check(parts, { documentKind }));
    },
  },
];

const SUGGESTION = (text) => ({ original: text.slice(-60), suggested: `${text.slice(-60)} too` });
const SAME = { opensSentence: true, terms: new Set() };

export const passes = [
  { name: 'quotations', run: findQuotations },
  { name: 'masks', run: mask },
  { name: 'tokens', run: tokenize },
  { name: 'parts of speech', run: (text) => tag(text, tokenize(text)) },
  { name: 'blocks', run: splitBlocks },
  { name: 'kind of a block', run: blockKind },
  { name: 'block quotations', run: (text) => blockQuotations(text, splitBlocks(text)) },
  { name: 'quoted places', run: quotedPlaces },
  { name: 'kind of the document', run: detectKind },
  { name: 'reading a paragraph', run: asOne },
  { name: 'measures', prepare: asOne, run: measureParagraph },
  ...PARAGRAPH_RULES.map(ofParagraph),
  ...DOCUMENT_RULES.flatMap(ofDocument),
  {
    name: 'meaning kept',
    run: (text) => keepsMeaning({ ...SAME, original: text, replacement: `${text} ` }),
  },
  {
    name: 'suggestion of a model',
    run: (text) => suggestionJudge(text, 'brief')(SUGGESTION(text), { start: 0, end: text.length }),
  },
  { name: 'relations kept', run: (text) => keepsRelations(text, `${text} `) },
  ...KINDS.map((documentKind) => ({
    name: `whole review of a ${documentKind}`,
    run: (text) => review(text, { documentKind }),
  })),
];

/** What each rule finds, again and again: as sentences, and all in one. */
export const strings = Object.fromEntries(
  [...PARAGRAPH_RULES, ...DOCUMENT_RULES].flatMap(({ id, matches }) => {
    const examples = matches.map((example) => (example.text ?? example).replace(/\[\[|\]\]/g, ''));
    return [
      [`found by ${id}`, repeated(`${examples.join(' ')} `)],
      [`found by ${id}, in one`, repeated(`${examples.join(' ').replace(/[.?!]+/g, '')} and `)],
    ];
  }),
);
