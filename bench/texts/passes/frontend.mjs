/** What the web application does with texts in the browser, read from its sources as its own build reads them. */
import { join } from 'node:path';
import { createServer } from 'vite';

const vite = await createServer({
  ...{ configFile: false, root: join(import.meta.dirname, '../../../frontend'), appType: 'custom' },
  ...{ logLevel: 'error', optimizeDeps: { noDiscovery: true, include: [] } },
  server: { middlewareMode: true, hmr: false, ws: false, watch: null },
});
const from = (path) => vite.ssrLoadModule(`/src/${path}.ts`);
const { withEdits, fieldText } = await from('features/citations/generator/fields/field-text');
const { readRuns } = await from('features/citations/typeset/runs');
const { findMatches } = await from('features/case-page/opinion/find/find-matches');
const { matchedWords, markWords } = await from('features/search/result/marked-words');
const { compareDrafts } = await from('features/templates/versions/compare-drafts');
const { differenceOf, carryAll } = await from('features/writing/revision/changes');
const { cutIntoBlocks } = await from('shared/reading/text/text-blocks');
const { beginsInside, endsInside } = await from('shared/reading/cut-quotation');
await vite.close();

/** Characters of a field of a source, and of the words looked for in an opinion. */
const FIELD = 2_000;
const WORDS = 200;

const ITEM = { type: 'legal_case', author: [{ family: 'Roe', given: 'Jane' }] };
const VARIABLES = ['author', 'editor', 'parallel', 'title', 'issued'];
const paragraphs = (text) => text.split(/\n\n/).map((each, index) => ({ index, text: each }));
const spots = (text) =>
  Array.from({ length: Math.ceil(text.length / 60) }, (_, i) => ({
    start: i * 60,
    end: i * 60 + 20,
  }));

export const passes = [
  {
    name: 'fields of a source',
    limit: FIELD,
    run: (text) =>
      VARIABLES.map((variable) => fieldText(withEdits(ITEM, { [variable]: text }), variable)),
  },
  { name: 'typeset citation', run: readRuns },
  {
    name: 'words in an opinion',
    prepare: paragraphs,
    run: (opinion) => findMatches(opinion, 'the court'),
  },
  {
    name: 'words of a text in it',
    prepare: (text) => ({ opinion: paragraphs(text), words: `${text.slice(0, WORDS)}x` }),
    run: ({ opinion, words }) => findMatches(opinion, words),
  },
  {
    name: 'marked words of a result',
    run: (text) =>
      markWords(text, matchedWords('the right of the people', [{ text, marked: true }])),
  },
  {
    name: 'two versions of a draft',
    run: (text) => compareDrafts(text, `Preamble\n\n${text.slice(0, -20)}the end of it`),
  },
  {
    name: 'two drafts',
    run: (text) =>
      compareDrafts(
        text,
        text.replace(/[a-z]/g, (letter) => letter.toUpperCase()),
      ),
  },
  {
    name: 'one change of a text',
    run: (text) => differenceOf(text, `${text.slice(0, -9)}and so on`),
  },
  {
    name: 'places after changes',
    prepare: (text) => ({
      places: spots(text),
      changes: spots(text).map(({ end }) => ({
        start: end + 5,
        end: end + 9,
        text: 'other words',
      })),
    }),
    run: ({ places, changes }) => carryAll(places, changes),
  },
  {
    name: 'blocks of a text',
    prepare: (text) => ({ text, whole: spots(text) }),
    run: ({ text, whole }) => cutIntoBlocks(text, whole),
  },
  { name: 'quotation cut short', run: (text) => [beginsInside(text), endsInside(text)] },
];
