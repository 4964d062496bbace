/** What the analysis service reads: documents, contracts, court papers, citations, templates, prompts. */
import { SEARCH_LIMITS } from '@casewright/contracts';
import { findAmounts, findDates, findDurations } from '../../../libs/legal/dist/figures/index.js';
import { findCitations, resolveCitations, splitSentences } from '../../../libs/legal/dist/index.js';

const DIST = '../../../services/analysis/dist/';
const from = (path) => import(`${DIST}${path}.js`);
const understanding = (path) => from(`understanding/${path}`);
const contracts = (path) => from(`contract-review/${path}`);
const recognize = (path) => from(`citations/generate/recognize/${path}`);

const { understand } = await understanding('understand');
const { linesOf } = await understanding('reading/lines');
const { readingText } = await understanding('reading/reading-text');
const { garbledShare } = await understanding('reading/legibility');
const { plain } = await understanding('reading/spans');
const { findTitle } = await understanding('structure/title');
const { findSections } = await understanding('structure/sections');
const { findLabels } = await understanding('structure/labels');
const { classify } = await understanding('document-type/classify');
const { findTerms } = await understanding('defined-terms');
const { findSignatures } = await understanding('signatures');
const { contractParties } = await understanding('parties/contract-parties');
const { findCorrespondents } = await understanding('parties/correspondents');
const { findChoices } = await understanding('clauses/choice-of-law');
const { findObligations } = await understanding('clauses/obligations');
const { readCaption } = await understanding('court/caption');
const { readCourtMatter } = await understanding('court/read-court-matter');
const { markDecisionDate } = await understanding('court/decision-date');
const { findDisposition } = await understanding('court/disposition');
const { findJudges } = await understanding('court/judges');
const { leadOpinion } = await understanding('court/read-court-matter');
const { findPosture } = await understanding('court/posture');
const { findClauses } = await contracts('clauses/find-clauses');
const { splitUnits } = await contracts('clauses/units/split-units');
const { signalsOf } = await contracts('clauses/model/signals');
const { ngramsOf } = await contracts('clauses/model/clause-model');
const { readOpening } = await contracts('clauses/opening/read-opening');
const { findDocumentName } = await contracts('clauses/opening/document-name');
const { findParties } = await contracts('clauses/opening/parties');
const { findAgreementDate } = await contracts('clauses/opening/agreement-date');
const { reviewContract } = await contracts('review-contract');
const { makeReview } = await contracts('review');
const { CHECKS } = await contracts('checks/checks');
const { generalFindings } = await from('engines/local/findings/general-findings');
const { paperChecks } = await from('engines/local/findings/paper-checks');
const { courtFindings } = await from('engines/local/findings/court-findings');
const { revisionFindings } = await from('engines/local/findings/revision-findings');
const { toFacts } = await from('engines/local/analysis-mapper');
const { keySentences } = await from('engines/local/prose/key-sentences');
const { contractProse } = await from('engines/local/prose/contract-prose');
const { generalProse } = await from('engines/local/prose/general-prose');
const { opinionProse } = await from('engines/local/prose/opinion-prose');
const { paperProse } = await from('engines/local/prose/paper-prose');
const { writeProse } = await from('engines/local/prose/write-prose');
const { formText } = await from('engines/local/prose/form-text');
const { authoritiesOf } = await from('engines/local/check-citations');
const { orderFindings } = await from('engines/order-findings');
const { plainDocument } = await from('documents/extraction/plain/read-text');
const { titleOf } = await from('documents/intake/title');
const { storable } = await from('documents/extraction/storable');
const { findQuotations } = await from('citations/check/quotations/find-quotations');
const { pinnedPages } = await from('citations/check/verdict/judge-pin');
const { attributeQuotations } = await from('citations/check/quotations/attribute-quotations');
const { judgeText } = await from('citations/check/verdict/judge-text');
const { buildTable } = await from('citations/authorities/build-table');
const { recognizeSource } = await recognize('recognize-source');
const { draftTemplate } = await from('templates/draft-template');
const { TEMPLATES } = await from('templates/content/templates');
const { QuoteFinder } = await from('engines/openai/grounding/quote-finder');
const { ForeignFacts } = await from('engines/openai/grounding/flag-facts');
const { groundFindings } = await from('engines/openai/analyze/ground-findings');
const { groundProse } = await from('engines/openai/grounding/ground-prose');
const { leakDetector } = await from('engines/openai/grounding/leaks');
const { splitSections } = await from('engines/openai/split-sections');
const { markCitations } = await from('engines/openai/grounding/mark-citations');
const { remarkJudge } = await from('engines/openai/grounding/sound-remark');
const { groundCitation } = await from('engines/openai/citation/ground-citation');
const { groundQuestion } = await from('engines/openai/question/ground-question');
const { groundExplanation } = await from('engines/openai/relevance/ground-explanation');
const { groundRewrites } = await from('engines/openai/writing/ground-rewrites');
const { groundTone } = await from('engines/openai/writing/ground-tone');
const { keepsClause } = await from('engines/openai/template/keeps-clause');
const { keepsTerm } = await from('engines/openai/template/keeps-term');
const { rewordRuns, withEndOf } = await from('engines/openai/template/reword-runs');
const { inBritishSpelling } = await from('templates/assembly/british-spelling');
const { usesTerm } = await from('templates/assembly/prune-definitions');
const { stems, knownWords } = await from('engines/openai/template/known-words');
const { fence } = await from('engines/openai/client/ask-in-form');

/** Longest texts of the contracts for a citation to describe and for the requirements of a draft. */
const DESCRIPTION = 10_000;
const REQUIREMENTS = 20_000;

/** Sections of a text that a model is shown, and what it says about each. */
const SECTIONS = 20;
const tallies = () => ({ kept: 0, dropped: 0 });
const saidOf = (text) =>
  Array.from({ length: SECTIONS }, (_, i) => {
    const size = Math.floor(text.length / SECTIONS);
    const [start, end] = [i * size, (i + 1) * size];
    const original = text.slice(start, Math.min(end, start + 120)).trim();
    const said = { original, suggested: `${original} too`, aim: 'clarity', why: original };
    const tone = [{ quote: original, recommendation: `Say “${original.slice(0, 40)}” gently.` }];
    return { start, end, rewrites: [said, { ...said, original: `${original}.` }], tone };
  });
const findingsSaid = (text) =>
  saidOf(text).map(({ start, end }) => {
    const [title, quote] = [text.slice(start, start + 60), text.slice(start, start + 100)];
    const [category, said] = [title, text.slice(start, Math.min(end, start + 300))];
    return { category, title, severity: 'high', explanation: said, recommendation: said, quote };
  });
/** Every field of a described source says the same. */
const sourceSaid = (text) => ({
  ...{ kind: 'case', title: text, authors: [text, text], editors: [text], containerTitle: text },
  ...{ volume: text, issue: text, page: text, section: text, number: text, date: '1973-01-22' },
  ...{ court: text, edition: text, publisher: text, place: text, doi: text, url: text, pin: text },
});
const questionSaid = (text) => ({
  ...{ terms: text.split(' '), phrases: [text], court: text, fromYear: '1973', toYear: '' },
  synonyms: [{ of: text.slice(0, 40), words: text.split(' ') }],
});

const sentencesOf = (text) =>
  splitSentences(readingText(text)).map(({ start, end }) => ({
    ...{ start, end },
    text: text.slice(start, end),
  }));
/** A text that no period parts is one sentence. */
const oneSentence = (text) => [{ start: 0, end: text.length, text }];

const document = (text) => understand({ text });
const typed = (type, family) => ({ type, label: 'Paper', family, confidence: 1, evidence: [] });
const NO_FINDINGS = { findings: [], citations: [], authorities: null };

/** The text as a contract, whatever it looks like. */
function contract(text) {
  const read = document(text);
  const parties = contractParties(text, read.signatures);
  return { ...read, documentType: typed('service-agreement', 'contract'), parties, court: null };
}
const review = (text) => makeReview(contract(text), findClauses(text));

const CAPTION =
  'UNITED STATES DISTRICT COURT\nDISTRICT OF MAINE\n\nROE,\n  Plaintiff,\nv.\nWADE,\n';
/** The text as the body of an opinion or of a paper of a federal court. */
const paper = (type, family) => (text) => {
  const whole = `${CAPTION}  Defendant.\n\n${text}`;
  const read = understand({ text: whole });
  const matter = { ...read, documentType: typed(type, family) };
  const caption = readCaption(whole, linesOf(whole));
  const court = caption && readCourtMatter(caption.caption, matter, read.sections);
  return { ...matter, court };
};
const opinion = paper('opinion', 'opinion');
const complaint = paper('complaint', 'court-paper');
const withCourt = (run) => (read) => read.court && run(read, read.court);

/** Two passes of a document's kind: what `prepare` makes is shared by all that name the same one. */
const on = (prepare, passes) =>
  Object.entries(passes).map(([name, run]) => ({ name, prepare, run }));

const linesAnd = (text) => ({ text, lines: linesOf(text) });
const sentencesAnd = (text) => ({ text, sentences: sentencesOf(text) });
const cited = (text) => {
  const citations = findCitations(text);
  return { text, citations, resolved: resolveCitations(citations) };
};
const PARTIES = [
  { name: 'Acme, Inc.', role: 'Seller', kind: 'organisation', start: 0, end: 4 },
  { name: 'Roe', role: null, kind: 'person', start: 0, end: 4 },
];

const whole = (text) => ({ start: 0, end: text.length });
const limited = (limit, passes) =>
  Object.entries(passes).map(([name, run]) => ({ name, limit, run }));

export const passes = [
  { name: 'plain text', run: plainDocument },
  { name: 'storable text', run: storable },
  { name: 'title of a document', run: (text) => titleOf(undefined, null, text) },
  { name: 'given title', run: (text) => titleOf(text, text, text) },
  { name: 'lines', run: linesOf },
  { name: 'text as read', run: readingText },
  { name: 'legibility', run: garbledShare },
  { name: 'white space', run: plain },
  { name: 'section numbers', run: findLabels },
  { name: 'kind of document', run: (text) => classify(text, null) },
  { name: 'dates', run: findDates },
  { name: 'amounts', run: findAmounts },
  { name: 'durations', run: findDurations },
  { name: 'signatures', run: findSignatures },
  { name: 'parties of a contract', run: (text) => contractParties(text, []) },
  { name: 'correspondents', run: findCorrespondents },
  { name: 'lead opinion', run: leadOpinion },
  { name: 'judges', run: (text) => findJudges(text, text.slice(0, 4_000)) },
  { name: 'disposition', run: (text) => findDisposition(text, whole(text)) },
  { name: 'understanding', run: document },
  ...on(linesAnd, {
    'title of a paper': ({ text, lines }) => findTitle(text, lines),
    sections: ({ text, lines }) => findSections({ text }, lines),
    caption: ({ text, lines }) => readCaption(text, lines),
    'date of a decision': ({ text, lines }) => markDecisionDate(findDates(text), lines),
  }),
  ...[
    ['', sentencesAnd],
    [', one sentence', (text) => ({ text, sentences: oneSentence(text) })],
  ].flatMap(([suffix, prepare]) =>
    on(prepare, {
      [`terms${suffix}`]: ({ text, sentences }) => findTerms(text, sentences),
      [`choices of law${suffix}`]: ({ text, sentences }) => findChoices(text, sentences),
      [`obligations${suffix}`]: ({ text, sentences }) =>
        findObligations(sentences, PARTIES, [], findDurations(text), 'contract'),
      [`posture${suffix}`]: ({ sentences }) => findPosture(sentences),
    }),
  ),
  {
    name: 'many terms',
    prepare(text) {
      const terms = Array.from({ length: text.length / 40 }, (_, n) => `Item ${n.toString(36)}`);
      return terms.map((term) => `(the “${term}”) means ${term}. `).join('');
    },
    run: (text) => findTerms(text, []),
  },
  { name: 'units of a contract', run: splitUnits },
  ...on((text) => splitUnits(text), {
    'cues of a contract': signalsOf,
    'words of a contract': (units) => units.map((unit) => ngramsOf(unit)),
  }),
  ...on((text) => ({ text, units: splitUnits(text) }), {
    'opening of a contract': ({ text, units }) => readOpening(text, units),
  }),
  { name: 'name of a contract', run: findDocumentName },
  { name: 'opening parties', run: findParties },
  { name: 'date of a contract', run: findAgreementDate },
  { name: 'clauses', run: findClauses },
  ...on(review, Object.fromEntries(CHECKS.map((check, n) => [`check ${check.name || n}`, check]))),
  ...on(contract, {
    'review of a contract': reviewContract,
    'prose on a contract': (read) => contractProse({ document: read, ...NO_FINDINGS }),
  }),
  ...on(document, {
    'general findings': generalFindings,
    'findings of revisions': revisionFindings,
    'facts of an answer': (read) => toFacts(read, []),
    'key sentences': (read) => keySentences(read, 5),
    'general prose': (read) => generalProse({ document: read, ...NO_FINDINGS }),
    prose: (read) => writeProse({ document: read, ...NO_FINDINGS }),
    'form in words': formText,
    'order of findings': (read) => orderFindings(generalFindings(read)),
    authorities: (read) => authoritiesOf(read, judgeText(read.citations, read.resolved, new Map())),
  }),
  { name: 'whole opinion', run: opinion },
  ...on(opinion, {
    'findings on an opinion': withCourt(courtFindings),
    'prose on an opinion': withCourt((read, court) =>
      opinionProse({ document: read, ...NO_FINDINGS }, court),
    ),
  }),
  ...on(complaint, {
    'checks of a paper': withCourt(paperChecks),
    'findings on a paper': withCourt(courtFindings),
    'prose on a paper': withCourt((read, court) =>
      paperProse({ document: read, ...NO_FINDINGS }, court),
    ),
  }),
  { name: 'quotations', run: findQuotations },
  { name: 'pages of a pin cite', run: pinnedPages },
  ...on((text) => ({ ...cited(text), quotations: findQuotations(text) }), {
    'sources of quotations': ({ text, quotations, citations }) =>
      attributeQuotations(text, quotations, citations),
    'verdicts without a library': ({ citations, resolved }) =>
      judgeText(citations, resolved, new Map()),
    'table of authorities': ({ citations, resolved }) =>
      buildTable({ citations, resolved, judged: judgeText(citations, resolved, new Map()) }, null),
  }),
  ...limited(DESCRIPTION, {
    'described case': (text) => recognizeSource(text, 'case'),
    'described statute': (text) => recognizeSource(text, 'statute'),
    'described article': (text) => recognizeSource(text, 'article'),
  }),
  ...(await readers()),
  ...Object.keys(TEMPLATES).map((documentType) => ({
    name: `draft of a ${documentType}`,
    limit: REQUIREMENTS,
    run: (requirements) => draftTemplate({ documentType, requirements }),
  })),
  { name: 'fence', run: (text) => fence('section', text) },
  { name: 'sections for a model', run: (text) => splitSections(text, 1_000) },
  {
    name: 'quotation in a document',
    run: (text) => new QuoteFinder(text).find('not a word of it'),
  },
  {
    name: 'facts of a document',
    run: (text) => new ForeignFacts(text).flag('On May 5, 2020, 7 men left.'),
  },
  {
    name: 'facts of an answer of a model',
    run: (text) => new ForeignFacts('A document.').flag(text),
  },
  { name: 'leaks', run: leakDetector(['words of ours that nobody else is to be told by it']) },
  {
    name: 'prose of a model',
    run: (text) => groundProse(text, new QuoteFinder('A document.'), { kept: 0, dropped: 0 }),
  },
  {
    name: 'findings of a model',
    run: (text) =>
      groundFindings(findingsSaid(text), { text, pages: [0] }, new QuoteFinder(text), tallies()),
  },
  {
    name: 'remark of a model',
    run: (text) => remarkJudge('A document.')(text, 'It is so.'),
  },
  { name: 'text for remarks', run: (text) => remarkJudge(text)('It is so.') },
  {
    name: 'marks behind citations',
    run: (text) => markCitations(text.split('. '), text, undefined),
  },
  {
    name: 'rewordings of a model',
    run: (text) =>
      groundRewrites(text, { documentKind: 'brief', findings: [] }, saidOf(text), tallies()),
  },
  {
    name: 'tone by a model',
    run: (text) => groundTone(text, { findings: [] }, saidOf(text), tallies()),
  },
  {
    name: 'explanation by a model',
    run: (text) =>
      groundExplanation({ text, record: text }, 'a query', undefined, {
        ...{ ...tallies(), sentencesKept: 0, sentencesDropped: 0, citationsVerified: 0 },
      }),
  },
  ...limited(DESCRIPTION, {
    'source by a model': (text) => groundCitation(sourceSaid(text), text),
  }),
  ...limited(SEARCH_LIMITS.query, {
    'question by a model': (text) => groundQuestion(questionSaid(text), text),
  }),
  ...limited(REQUIREMENTS, {
    'clause by a model': (text) =>
      keepsClause({ original: text, replacement: `${text} ` }, knownWords(text, text)),
    'special term by a model': (text) =>
      keepsTerm(`${text.slice(0, 1_100)}.`, text, knownWords(text, text)),
    'runs by a model': (text) => [
      rewordRuns(withEndOf(text, text), [], []),
      withEndOf(`${text};`, text),
    ],
    'use of a term': (text) => usesTerm(text, 'Term'),
    'British spelling': inBritishSpelling,
  }),
  { name: 'stems', run: stems },
  { name: 'words of a draft', run: (text) => knownWords(text, text) },
];

/** Each reader of a description alone: the first that reads it keeps the others from the text. */
async function readers() {
  const paths = {
    readLabeled: 'works/read-labeled',
    readArticle: 'works/read-article',
    readCaption: 'decisions/read-caption',
    readExecutiveOrder: 'law/read-executive-order',
    readCited: 'read-cited',
    readBackReference: 'read-cited',
    readSpelledLaw: 'law/spell-out-law',
    readBook: 'works/read-book',
    readWebPage: 'works/read-web',
    readNamedAct: 'law/act-name',
    readName: 'decisions/read-name',
    readTitle: 'works/read-article',
  };
  const made = [];
  for (const [name, path] of Object.entries(paths)) {
    const { [name]: read } = await recognize(path);
    const reading = (text) => ({ text, line: text.replace(/\s+/g, ' '), hint: 'article' });
    made.push({ name, limit: DESCRIPTION, prepare: reading, run: read });
  }
  return made;
}
