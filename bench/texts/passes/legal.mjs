/** The finder and what reads around a citation, sentences, names, courts, back references and styles. */

import { courtWords } from '../../../libs/legal/dist/courts/words.js';
import { readArticleName } from '../../../libs/legal/dist/finder/articles.js';
import { readBeforeCore } from '../../../libs/legal/dist/finder/before-core.js';
import { readBook } from '../../../libs/legal/dist/finder/books.js';
import { readBrackets } from '../../../libs/legal/dist/finder/brackets.js';
import { readDocket } from '../../../libs/legal/dist/finder/dockets.js';
import { readPinAfter, readPinList } from '../../../libs/legal/dist/finder/pins.js';
import { readSectionPin, readSections } from '../../../libs/legal/dist/finder/sections.js';
import { formatCitation } from '../../../libs/legal/dist/format/index.js';
import {
  compareCaseNames,
  courtFromCitation,
  courtFromText,
  findCitations,
  findNamedCases,
  parseCitation,
  reporterByAbbreviation,
  resolveCitations,
  splitSentences,
  subjectOf,
} from '../../../libs/legal/dist/index.js';
import { isAbbreviation } from '../../../libs/legal/dist/names/abbreviations.js';
import { readCaseName } from '../../../libs/legal/dist/names/case-name.js';
import { partyOf } from '../../../libs/legal/dist/names/compare/parties.js';
import { cleanParty } from '../../../libs/legal/dist/names/party.js';
import { signalBefore } from '../../../libs/legal/dist/names/signals.js';
import { nameKey } from '../../../libs/legal/dist/resolver/registry.js';
import { collapse, isSpace } from '../../../libs/legal/dist/text/chars.js';
import { squeeze } from '../../../libs/legal/dist/text/trie.js';
import { counted } from '../strings.mjs';

/** Places of a text at which a recognizer is tried, as many for each thousand characters. */
const EVERY = 29;
const NO_CITATION = () => false;

/**
 * A reader that looks from a place on, or back from it, at places all over the text. None begins in white
 * space: the finder does not.
 */
const at = (name, read) => ({
  name,
  run(text) {
    for (let place = 0; place < text.length; place += EVERY)
      if (!isSpace(text.charCodeAt(place))) read(text, place);
  },
});

/** Texts of which the citation contract takes so many characters. */
const FIELD = 2_000;
const NAME = 500;
const MOST_NAMES = 100;
const STYLES = ['bluebook', 'apa', 'chicago'];
const TYPES = [
  ...['legal_case', 'legislation', 'regulation', 'bill', 'treaty', 'hearing', 'patent', 'book'],
  ...['chapter', 'article-journal', 'article-newspaper', 'webpage', 'report', 'thesis', 'document'],
];
const FIELDS = [
  ...['title', 'title-short', 'container-title', 'authority', 'jurisdiction', 'publisher'],
  ...['publisher-place', 'volume', 'page', 'number', 'section', 'edition', 'genre', 'note', 'URL'],
  ...['DOI', 'status', 'references', 'collection-number', 'chapter-number', 'issue', 'issued'],
];
const SOURCE = {
  title: 'Roe v. Wade',
  'container-title': 'U.S.',
  ...{ volume: '410', page: '113', section: '1983', number: '70-18', authority: 'scotus' },
  issued: { 'date-parts': [[1973]] },
  author: [{ family: 'Blackmun', given: 'Harry' }],
};

/** As many names as the contract takes, all of a text. */
const namesOf = (text) =>
  Array.from({ length: MOST_NAMES }, (_, i) => {
    const size = Math.ceil(text.length / MOST_NAMES);
    return { family: text.slice(i * size, (i + 1) * size) || 'Roe' };
  });

const formatted = STYLES.flatMap((style) => [
  ...FIELDS.map((field) => ({
    name: `${style}: ${field}`,
    limit: FIELD,
    run: (text) =>
      TYPES.map((type) => formatCitation({ ...SOURCE, type, [field]: text }, { style })),
  })),
  {
    name: `${style}: names`,
    limit: FIELD,
    run(text) {
      const names = [{ family: text, given: text, suffix: text }, { literal: text }];
      for (const role of ['author', 'editor', 'translator'])
        formatCitation({ ...SOURCE, type: 'chapter', [role]: names }, { style });
    },
  },
  {
    name: `${style}: many names`,
    limit: MOST_NAMES * FIELD,
    run: (text) => formatCitation({ ...SOURCE, type: 'book', author: namesOf(text) }, { style }),
  },
  ...['pin', 'signal', 'parenthetical', 'nearNote'].map((option) => ({
    name: `${style}: ${option}`,
    limit: FIELD,
    run: (text) =>
      TYPES.map((type) => formatCitation({ ...SOURCE, type }, { style, [option]: text })),
  })),
  {
    name: `${style}: history and parallels`,
    limit: FIELD,
    run: (text) =>
      formatCitation(
        {
          ...SOURCE,
          type: 'legal_case',
          parallel: [{ volume: text, 'container-title': text, page: text, authority: text }],
          history: [{ relation: text, item: { ...SOURCE, type: 'legal_case', title: text } }],
        },
        { style },
      ),
  },
]);

export const passes = [
  { name: 'citations', run: (text) => findCitations(text) },
  { name: 'citations, loosely', run: (text) => findCitations(text, { loose: true }) },
  {
    name: 'cases named without a citation',
    prepare: (text) => ({ text, citations: findCitations(text) }),
    run: ({ text, citations }) => findNamedCases(text, citations),
  },
  { name: 'cases named, all of a text', run: (text) => findNamedCases(text, []) },
  { name: 'sentences', run: splitSentences },
  { name: 'back references', prepare: (text) => findCitations(text), run: resolveCitations },
  { name: 'one citation', run: parseCitation },
  { name: 'case names', run: (text) => compareCaseNames(text, `${text} v. Wade`) },
  {
    name: 'case name of a lookup',
    limit: NAME,
    run: (text) => compareCaseNames(text, 'Roe v. Wade'),
  },
  { name: 'parties', run: partyOf },
  { name: 'subject of a code', run: subjectOf },
  { name: 'a party as printed', run: cleanParty },
  { name: 'key of a name', run: nameKey },
  { name: 'court in words', run: courtWords },
  { name: 'court', run: (text) => courtFromText(text) },
  { name: 'court of a parenthetical', run: (text) => courtFromCitation(text) },
  { name: 'reporter', run: (text) => reporterByAbbreviation(text) },
  { name: 'abbreviation', run: isAbbreviation },
  { name: 'white space', run: collapse },
  { name: 'key of an abbreviation', run: squeeze },
  at('case name before a place', (text, place) => readCaseName(text, place, 0)),
  at('signal before a place', (text, place) => signalBefore(text, place, 0)),
  at('what stands before a volume', (text, place) => readBeforeCore(text, place, 0)),
  at('article before a place', (text, place) => readArticleName(text, place, 0)),
  at('brackets', (text, place) => readBrackets(text, place)),
  at('sections', readSections),
  at('subsections', readSectionPin),
  at('pins', (text, place) => readPinList(text, place, NO_CITATION, true)),
  at('pin after a page', (text, place) => readPinAfter(text, place, NO_CITATION)),
  at('book', (text, place) => readBook(text, place, place + 3)),
  at('docket', (text, place) => readDocket(text, place, place + 2, [])),
  ...formatted,
];

/** Texts in which each citation, name or volume is another one, or is referred to again. */
export const strings = {
  'references to many authorities': counted((n) =>
    n % 2 ? `Roe v. Wade${n}, ${n} U.S. ${n} (1990). ` : `Roe, supra. Wade${n - 1}, supra. `,
  ),
  'short forms in one volume': counted((n) =>
    n % 2 ? `Roe${n} v. Wade, 5 U.S. ${n}. ` : `5 U.S. at ${n}. `,
  ),
  'one string cite': counted((n) => `${n} U.S. ${n}; id.; `),
  'one authority of many names': counted((n) => `Roe${n} v. Wade, 5 U.S. 7. Roe${n}, supra. `),
  'parallels of parallels': counted((n) => `${n} U.S. ${n}, ${n + 1} F. ${n + 1}. `),
};
