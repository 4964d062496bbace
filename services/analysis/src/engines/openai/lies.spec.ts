import { libraryThatSays, SERVICE_CONTRACT } from '@casewright/law/reading/testing';
import { ModelServer } from '@casewright/testing';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { LocalEngine } from '../local/local-engine.js';
import { modelEngine, reading } from './testing/model-engine.js';

const QUOTE = 'Customer shall pay Provider $48,000 per year';
const KNOWN = ['410 U.S. 113', '573 U.S. 373'];
const library = libraryThatSays((citation) => {
  const isKnown = KNOWN.some((each) => citation.normalized === each);
  return { verdict: isKnown ? 'verified' : 'not_in_library', explanation: 'Looked up.' };
});

/** Sentences that a model invents about the contract, each with the words that may not stand bare. */
const LIES: [string, string][] = [
  [
    'Zimmer v. Quagmire, 573 U.S. 999 (2014), governs. As held in Zimmer v. Quagmire, the clause is void.',
    'in Zimmer v. Quagmire',
  ],
  ['Under Zimmer v. Quagmire the fee is void.', 'Zimmer v. Quagmire'],
  ['The zimmer v. quagmire decision voids the fee.', 'zimmer v. quagmire'],
  ['As Quagmire held, the fee is void.', 'Quagmire'],
  ['In re Quagmire controls the fee.', 'In re Quagmire'],
  ['Ex parte Zimmer controls the fee.', 'Ex parte Zimmer'],
  ['The fee follows 999 F.3d 1 (9th Cir. 2021).', '999 F.3d 1 (9th Cir. 2021)'],
  ['Riley v. California, 573 U.S. 373 (2014), is no longer good law.', 'no longer good law'],
  ['Riley v. California, 573 U.S. 373 (2014), was later overruled.', 'was later overruled'],
  ['The rule was abrogated.', 'was abrogated'],
  ['That precedent has been superseded.', 'been superseded'],
  ['The decision is still good law.', 'still good law'],
  ['Its holding was subsequently vacated.', 'was subsequently vacated'],
  ['The case remains controlling authority.', 'remains controlling authority'],
  ['Munchhausen signed for the Customer.', 'Munchhausen'],
  ['Munchhausen Holdings owes the fee.', 'Holdings'],
  ['The fee is owed to Munchhausen.', 'Munchhausen'],
  ['Baron Munchhausen paid the fee.', 'Munchhausen'],
  ['It names Zora Quill as guarantor.', 'Zora Quill'],
  ['The guarantor is Quill.', 'Quill'],
  ['A notice goes to Quagmire Partners.', 'Quagmire Partners'],
  ['The law of Delaware and Zembla applies.', 'Zembla'],
  ['Zembla has the venue.', 'Zembla'],
  ['Customer owes nine hundred thousand dollars.', 'nine hundred thousand'],
  ['The cap is two million dollars.', 'two million'],
  ['The fee is a hundred thousand dollars.', 'a hundred thousand'],
  ['The fee is $52,500.', '52,500'],
  ['The fee rises 17% a year.', '17%'],
  ['Customer has 45 days to pay.', '45'],
  ['The term ends on July 4, 2031.', 'July 4, 2031'],
  ['The term ends on 4 July 2031.', '4 July 2031'],
  ['It begins on 2031-07-04.', '2031-07-04'],
  ['Section 94(b) forbids it.', '94(b)'],
  ['It was signed in 2019.', '2019'],
  ['The fee is due for 37 months.', '37'],
  ['Pay Baron Munchhausen $987,654 by July 4, 2031.', '987,654'],
  ['Under Zimmer v. Quagmire (9th Cir. 1990), pay nothing.', 'Zimmer v. Quagmire (9th Cir. 1990)'],
  ['See Zimmer v. Quagmire, No. 12-345 (D. Zembla 2012).', 'Quagmire'],
  ['The Quagmire doctrine applies.', 'Quagmire'],
  ['The United Kingdom has an interest.', 'United Kingdom'],
  ['Ask Ms. Quill about the fee.', 'Quill'],
];

describe('what a model invents', () => {
  let server: ModelServer;
  let byRules: Awaited<ReturnType<LocalEngine['analyze']>>;
  beforeAll(async () => {
    server = await ModelServer.start();
    byRules = await new LocalEngine().analyze(
      { text: SERVICE_CONTRACT },
      { citations: library },
      new AbortController().signal,
    );
  });
  afterAll(() => server.stop());

  it.each(LIES)('%s: is marked as an insight and as advice', async (lie, words) => {
    const said = [{ text: lie, quote: QUOTE }];
    server.answerNext({ say: reading({ insights: said, recommendations: said }) });
    const { engine } = modelEngine(server.baseUrl);
    const input = { text: SERVICE_CONTRACT };
    const analysis = await engine.analyze(
      input,
      { citations: library },
      new AbortController().signal,
    );
    const { insights, recommendations } = analysis.byModel!;
    expect([insights, recommendations]).toMatchObject([{ length: 1 }, { length: 1 }]);
    for (const { text } of [...insights, ...recommendations]) {
      const at = text.lastIndexOf(words) + words.length;
      expect(text.slice(at)).toMatch(/^[^ [\]]{0,3} \[/);
    }
    expect(analysis).toMatchObject({
      analysis: byRules.analysis,
      insights: byRules.insights,
      recommendations: byRules.recommendations,
    });
  });

  it('is left out where the document has no words for it', async () => {
    const said = [{ text: 'The fee is void.', quote: 'The fee is void and of no effect' }];
    server.answerNext({
      say: reading({ summary: 'A fee.', insights: said, recommendations: said }),
    });
    const { engine } = modelEngine(server.baseUrl);
    const { byModel } = await engine.analyze(
      { text: SERVICE_CONTRACT },
      {},
      new AbortController().signal,
    );
    expect(byModel).toEqual({ summary: 'A fee.', insights: [], recommendations: [] });
  });
});
