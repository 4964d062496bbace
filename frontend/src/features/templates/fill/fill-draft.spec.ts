import type { Draft, DraftSection, Placeholder, Run } from '@casewright/contracts';
import { describe, expect, it } from '@jest/globals';
import { fillDraft, missingOf } from './fill-draft';

const placeholder = (change: Partial<Placeholder>): Placeholder => ({
  name: 'party',
  label: 'Party',
  type: 'party',
  where: ['parties'],
  required: true,
  value: null,
  origin: null,
  problem: null,
  hint: 'Who it is.',
  ...change,
});
const slot = (name: string, text: string, filled = false): Run => ({
  kind: 'placeholder',
  name,
  text,
  filled,
});
const words = (text: string): Run => ({ kind: 'text', text });
const section = (id: string, runs: Run[]): DraftSection => ({
  id,
  parent: null,
  level: 1,
  number: '1',
  heading: id,
  notes: [],
  blocks: [{ kind: 'paragraph', label: null, indent: 0, align: 'left', runs }],
});

const DRAFT: Draft = {
  content: 'as the server wrote it',
  structure: ['1. Parties', '1. Term'],
  placeholders: [
    placeholder({}),
    placeholder({ name: 'start', label: 'Start', type: 'date', where: ['term'] }),
    placeholder({ name: 'fee', label: 'Fee', type: 'money', value: '$5', origin: 'requirements' }),
  ],
  instructions: [],
  title: 'Deed',
  documentType: 'Contract Agreement',
  locale: 'en-US',
  sections: [
    section('parties', [words('Made by '), slot('party', '[Party]'), words('.')]),
    section('term', [words('From '), slot('start', '[Start]'), words(' on.')]),
    section('price', [words('For '), slot('fee', '$5', true)]),
  ],
  understood: [],
  notUnderstood: [],
  jurisdiction: null,
  jurisdictionNote: '',
  clauses: [],
  citations: [],
  engine: 'local',
};

describe('fillDraft', () => {
  it('prints what was typed in its places, in the text and in the list', () => {
    const filled = fillDraft(DRAFT, { party: ' Acme ', start: '2026-03-01' });
    expect(filled.content).toBe(
      'DEED\n\n1. parties\n\nMade by Acme.\n\n1. term\n\nFrom March 1, 2026 on.\n\n1. price\n\nFor $5\n',
    );
    expect(filled.placeholders).toMatchObject([
      { value: 'Acme', origin: 'answer' },
      { value: 'March 1, 2026', origin: 'answer' },
      { value: '$5', origin: 'requirements' },
    ]);
    expect(missingOf(filled.placeholders)).toEqual([]);
  });

  it('leaves a place open whose value is wrong, and says why', () => {
    const { placeholders, sections } = fillDraft(DRAFT, { start: 'soon' });
    expect(placeholders[1]).toMatchObject({ value: null, problem: expect.stringMatching(/date/) });
    expect(sections[1]).toEqual(DRAFT.sections[1]);
    expect(missingOf(placeholders).map(({ name }) => name)).toEqual(['party', 'start']);
  });

  it('opens a place again that was emptied', () => {
    const { placeholders, content } = fillDraft(DRAFT, { fee: ' ' });
    expect(placeholders[2]).toMatchObject({ value: null, origin: null, problem: null });
    expect(content).toContain('For [Fee]');
  });

  it('sets one full stop after a value with a dot, and brings it back without', () => {
    const once = fillDraft(DRAFT, { party: 'Acme, Inc.' });
    expect(once.content).toContain('Made by Acme, Inc.\n');
    expect(fillDraft(once, { party: 'Acme' }).content).toContain('Made by Acme.\n');
  });

  it('keeps sections in which nothing changed as they are', () => {
    const { sections } = fillDraft(DRAFT, { party: 'Acme', fee: '5' });
    expect(sections.map((each, at) => each === DRAFT.sections[at])).toEqual([false, true, true]);
  });

  it('adds a term once it is worded', () => {
    const quote = 'No drums';
    const asked = placeholder({ name: 'special_1', label: `“${quote}”`, where: [], quote });
    const draft = { ...DRAFT, placeholders: [...DRAFT.placeholders, asked] };
    expect(fillDraft(draft, {}).content).not.toContain('drums');
    const filled = fillDraft(draft, { special_1: 'The Tenant shall not play drums.' });
    expect(filled.content).toContain('2. Additional Terms\n\nThe Tenant shall not play drums.');
    expect(fillDraft(draft, { special_1: ' ' }).sections).toEqual(DRAFT.sections);
  });
});
