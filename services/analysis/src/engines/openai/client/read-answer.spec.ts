import { analyzePrompt, citationPrompt } from '@casewright/law/model/testing';
import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { answerForm } from './read-answer.js';

const FINDING = {
  category: 'fee',
  title: 'A fee',
  severity: 'high' as const,
  explanation: 'It is “high”: {12}.',
  recommendation: 'Ask, and wait.',
  quote: 'a fee of $12',
};
const SAID: analyzePrompt.SectionReading = {
  summary: 'It sets a fee.',
  insights: ['One, two.', 'Three [sic].'].map((text) => ({ text, quote: 'a fee' })),
  recommendations: [],
  findings: [FINDING],
};
const JSON_SAID = JSON.stringify(SAID);
const { recommendation: _, ...WITHOUT } = FINDING;
const SECTION = answerForm(analyzePrompt.SectionReadingSchema);
const read = (answer: string) => SECTION.read(answer, false);
const written = (said: object) => JSON.stringify({ ...SAID, ...said });
const finding = (said: object) => written({ findings: [{ ...FINDING, ...said }] });

describe('an answer that is nearly JSON of the form', () => {
  it.each([
    ['in a fence', `\`\`\`json\n${JSON_SAID}\n\`\`\``],
    ['within prose', `Certainly! ${JSON_SAID}\nI hope that helps.`],
    ['in a list', `[${JSON_SAID}]`],
    ['with a comma too many', JSON_SAID.replace('}]}', '},]}')],
    ['in single quotes', JSON_SAID.replaceAll('"', "'")],
    ['with a comment', JSON_SAID.replace('{', '{ // here\n')],
    ['without its last bracket', JSON_SAID.slice(0, -1)],
    ['without its last two', JSON_SAID.slice(0, -2)],
    ['behind a thought', `<think>{"summary": 1}</think>${JSON_SAID}`],
    ['behind a draft of another form', `{"plan": 1} ${JSON_SAID}`],
    ['before another object', `${JSON_SAID}{"done": true}`],
    ['with a key too many', written({ confidence: 0.9 })],
    ['wrapped', `{"analysis": ${JSON_SAID}}`],
    ['with a severity in capitals', finding({ severity: 'High' })],
    ['with a severity of its own', finding({ severity: 'critical' })],
    [
      'with a note beside a sentence',
      written({ insights: SAID.insights.map((each) => ({ ...each, n: 1 })) }),
    ],
    ['with one finding for the list', written({ findings: FINDING })],
    ['with null for an empty list', written({ recommendations: null })],
    ['without an empty list', JSON_SAID.replace('"recommendations":[],', '')],
  ])('%s: is read', (_, answer) => {
    expect(read(answer)).toEqual({ success: true, data: SAID });
  });

  it.each([
    ['missing', written({ findings: [WITHOUT] })],
    ['null', finding({ recommendation: null })],
  ])('with a text that is %s: it is empty', (_, answer) => {
    const findings = [{ ...FINDING, recommendation: '' }];
    expect(read(answer)).toEqual({ success: true, data: { ...SAID, findings } });
  });

  it('with a list for a text, and a line end in it', () => {
    const answer = written({ summary: ['One\ntwo.', { text: 'Three.' }] }).replace('\\n', '\n');
    expect(read(answer)).toMatchObject({ success: true, data: { summary: 'One\ntwo. Three.' } });
  });

  it.each([
    ['Certainly!', false],
    ['{"answer": 1}', true],
    ['{}', true],
  ])('of another form, %s, is told so', (answer, isJson) => {
    expect(read(answer)).toEqual({ success: false, isJson });
  });

  it('with texts left out has them empty', () => {
    const said = answerForm(citationPrompt.CitationSaidSchema).read(
      '{"title": "A v. B", "volume": 4}',
      false,
    );
    expect(said).toMatchObject({
      success: true,
      data: { kind: 'unknown', title: 'A v. B', volume: '4', authors: [], court: '' },
    });
  });
});

describe('an answer that is cut at any letter', () => {
  const text = fc.string({ unit: fc.constantFrom('a', '"', '\\', '{', ']', ',', ':', '\n', 'é') });
  const quoted = fc.record({ text, quote: text });
  const said = fc.record({
    summary: text,
    insights: fc.array(quoted, { maxLength: 4 }),
    recommendations: fc.array(quoted, { maxLength: 2 }),
    findings: fc.array(fc.constant(FINDING), { maxLength: 3 }),
  });

  it('keeps every whole item, and no part of one', () => {
    const cut = fc.tuple(said, fc.nat({ max: 1_000 }), fc.constantFrom(0, 2));
    fc.assert(
      fc.property(cut, ([whole, share, indent]) => {
        const answer = JSON.stringify(whole, null, indent);
        const at = Math.floor((answer.length * share) / 1_000);
        const result = SECTION.read(answer.slice(0, at), true);
        const kept = result.success ? result.data : undefined;
        for (const list of ['insights', 'recommendations', 'findings'] as const) {
          const items = whole[list].slice(0, wholeItems(answer, list, at, whole, indent));
          expect(kept?.[list] ?? []).toEqual(items);
        }
      }),
      { numRuns: 500 },
    );
  });
});

/** How many items of a list end at or before a place of the text that was written of it. */
function wholeItems(
  answer: string,
  list: 'insights' | 'recommendations' | 'findings',
  at: number,
  whole: analyzePrompt.SectionReading,
  indent: number,
): number {
  let count = 0;
  for (let n = 1; n <= whole[list].length; n++) {
    const upTo = Object.keys(whole).indexOf(list);
    const part = Object.fromEntries(
      Object.entries(whole)
        .slice(0, upTo + 1)
        .map(([key, value]) => [key, key === list ? (value as unknown[]).slice(0, n) : value]),
    );
    const closed = JSON.stringify(part, null, indent).replace(/\s*\]\s*\}$/, '');
    if (answer.startsWith(closed) && closed.length <= at) count = n;
  }
  return count;
}
