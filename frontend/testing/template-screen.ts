import type { GenerateTemplateResponse, SavedDraftSummary } from '@casewright/contracts';
import { screen, within } from '@testing-library/react';
import type { Answers } from './api';
import { type OpenedApp, openApp } from './open-app';

export const NDA_TYPE = 'Non-Disclosure Agreement';

/** A draft of one sentence, with one place to fill in. */
export const DRAFT: GenerateTemplateResponse = {
  content: 'The Recipient may use it [Purpose].',
  structure: ['1. Use'],
  placeholders: [
    {
      name: 'purpose',
      label: 'Purpose',
      type: 'text',
      where: ['use'],
      required: true,
      value: null,
      origin: null,
      problem: null,
      hint: 'What it is used for.',
    },
  ],
  instructions: ['Sign it.'],
  title: NDA_TYPE,
  documentType: NDA_TYPE,
  locale: 'en-US',
  sections: [
    {
      id: 'use',
      parent: null,
      level: 1,
      number: '1',
      heading: 'Use',
      blocks: [
        {
          kind: 'paragraph',
          label: null,
          indent: 0,
          align: 'left',
          runs: [
            { kind: 'text', text: 'The Recipient may use it ' },
            { kind: 'placeholder', name: 'purpose', text: '[Purpose]', filled: false },
          ],
        },
      ],
      notes: [],
    },
  ],
  understood: [],
  notUnderstood: [],
  jurisdiction: 'california',
  jurisdictionNote: 'Drafted for California.',
  clauses: [],
  citations: [],
  engine: 'local',
};

/** The draft, as it is listed once it is saved. */
export const SAVED: SavedDraftSummary = {
  id: 5,
  title: NDA_TYPE,
  documentType: NDA_TYPE,
  jurisdiction: null,
  missing: 0,
  version: 1,
  createdAt: '2026-01-02T03:04:05.000Z',
  updatedAt: '2026-01-02T03:04:05.000Z',
};

const result = () => within(screen.getByRole('region', { name: 'Result' }));

/** The parts of the Template Generator, by the names that users know them by. */
export const templateScreen = {
  type: () => screen.getByLabelText<HTMLSelectElement>('Document Type'),
  requirements: () => screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'Requirements' }),
  button: () => screen.getByRole('button', { name: /^Generat(e Template|ing\.\.\.)$/ }),
  draft: () => screen.findByTestId('draft'),
  field: () => document.querySelector<HTMLTextAreaElement>('#answer-purpose')!,
  action: (name: string) => result().getByRole('button', { name }),
  kept: () => screen.findByRole('region', { name: 'Your drafts' }),
};

/** Opens the screen, on which nothing is kept. */
export const openTemplates = (answers: Answers = {}): Promise<OpenedApp> =>
  openApp('/template-generator', {
    'GET /templates/drafts': [],
    'POST /templates/generate': DRAFT,
    ...answers,
  });

/** Says what to draft, and has it drafted. */
export async function generate({ user }: OpenedApp): Promise<void> {
  await user.selectOptions(templateScreen.type(), NDA_TYPE);
  await user.type(templateScreen.requirements(), 'Mutual NDA.');
  await user.click(templateScreen.button());
}
