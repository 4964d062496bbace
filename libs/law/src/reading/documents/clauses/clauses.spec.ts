import type { DocumentFamily } from '@casewright/contracts';
import { splitSentences } from '@casewright/law/citations';
import { findDurations } from '@casewright/law/citations/figures';
import { readSentences } from '@casewright/law/sentences';
import { describe, expect, it } from '@jest/globals';
import { findChoices } from './choice-of-law.js';
import { findObligations } from './obligations.js';

const choices = (text: string) =>
  findChoices(text, splitSentences(text), readSentences(text)).map(
    ({ kind, jurisdiction, exclusive }) => [kind, jurisdiction, exclusive],
  );

describe('findChoices', () => {
  it.each([
    [
      'This Agreement shall be governed by and construed in accordance with the laws of the State of Ohio.',
      [['law', 'Ohio', null]],
    ],
    [
      'The parties submit to the exclusive jurisdiction of the courts of England.',
      [['forum', 'England', true]],
    ],
    [
      'Each party consents to the non-exclusive jurisdiction of the courts located in New York.',
      [['forum', 'New York', false]],
    ],
    [
      'Any dispute shall be finally settled by arbitration in Singapore.',
      [['arbitration', 'Singapore', null]],
    ],
    ['Acme is a company organized under the laws of Delaware.', []],
    ['The bank is governed by a board.', []],
    ['The law of Ohio governs this Agreement.', [['law', 'Ohio', null]]],
    [
      'Disputes shall first be mediated under the rules of the American Arbitration Association.',
      [],
    ],
    ['Neither party shall be required to submit a dispute to arbitration.', []],
  ])('%j', (text, expected) => {
    expect(choices(text)).toEqual(expected);
  });
});

const duties = (text: string, family: DocumentFamily = 'contract') =>
  findObligations(
    splitSentences(text),
    [
      {
        name: 'Acme Corp.',
        role: 'Seller',
        kind: 'organisation',
        description: null,
        start: 0,
        end: 1,
      },
    ],
    [],
    findDurations(text),
    family,
  ).map(({ bearer, kind, within }) => [bearer, kind, within && `${within.count} ${within.unit}`]);

describe('findObligations', () => {
  it.each([
    ['Seller shall ship the goods within ten (10) days.', [['Seller', 'duty', '10 day']]],
    ['The Seller may not assign.', [['The Seller', 'ban', null]]],
    ['Neither party shall disclose it.', [['Neither party', 'ban', null]]],
    ['The parties may extend it.', [['The parties', 'right', null]]],
    ['This Agreement shall be in writing.', []],
    ['A dog may bark.', []],
  ])('%j', (text, expected) => {
    expect(duties(text)).toEqual(expected);
  });

  it('names who speaks, and takes no future of a tale for a duty', () => {
    expect(duties('You must answer within 30 days.', 'letter')).toEqual([
      ['the reader', 'duty', '30 day'],
    ]);
    expect(duties('I shall see the river again.', 'other')).toEqual([]);
  });

  it('knows that laws bind whoever they name', () => {
    expect(duties('An owner of land shall mend the fence within 30 days.', 'law')).toEqual([
      ['An owner of land', 'duty', '30 day'],
    ]);
  });
});
