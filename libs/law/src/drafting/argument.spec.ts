import { describe, expect, it } from '@jest/globals';
import { argumentOf } from './argument.js';
import { draftTemplate } from './draft-template.js';

const briefOf = (requirements: string) =>
  draftTemplate({ documentType: 'Legal Brief', requirements, jurisdiction: 'federal' });
const headingsOf = (requirements: string): string[] =>
  briefOf(requirements)
    .sections.filter(({ id }) => /^argument-(?:first|second|third)$/.test(id))
    .map(({ heading }) => heading);

describe('the points that a brief is to argue', () => {
  it.each([
    [
      'Opening brief for appellant. Argue: the stop was unlawful; good faith does not save it since no precedent allowed it.',
      ['The stop was unlawful', 'Good faith does not save it since no precedent allowed it'],
      ['Whether the stop was unlawful.', 'Whether good faith saves it.'],
    ],
    [
      'Answering brief. Points: (1) Alder had no notice of the leak because a clerk had looked minutes before; (2) the claim was waived; (3) Section 12 bars the claim.',
      [
        'Alder had no notice of the leak because a clerk had looked minutes before',
        'The claim was waived',
        'Section 12 bars the claim',
      ],
      [
        'Whether Alder had no notice of the leak.',
        'Whether the claim was waived.',
        'Whether Section 12 bars the claim.',
      ],
    ],
    [
      'Opening brief for appellant Ida Moss. We contend that she spoke as a citizen and that the complaint pleads causation.',
      ['Appellant spoke as a citizen', 'The complaint pleads causation'],
      ['Whether Appellant spoke as a citizen.', 'Whether the complaint pleads causation.'],
    ],
  ])('%s', (requirements, headings, issues) => {
    const { content } = briefOf(requirements);
    expect(headingsOf(requirements)).toEqual(headings);
    for (const issue of issues) expect(content).toContain(issue);
    expect(content).not.toMatch(/Second Issue|\(2\)|Argue:|Points:|We contend/);
  });

  it('are not what the other side argues', () => {
    const others = 'Opening brief for appellant. The government argues that the stop was lawful.';
    expect(headingsOf(others)).toEqual(['The First Issue', 'The Second Issue']);
    expect(headingsOf(`${others} We argue that the stop was too long.`)).toEqual([
      'The stop was too long',
    ]);
  });

  it('are neither orders, nor questions, nor bare subjects', () => {
    const none = ['The First Issue', 'The Second Issue'];
    expect(headingsOf('Opening brief. Arguments: standing; damages; costs of suit.')).toEqual(none);
    expect(headingsOf('Opening brief. Points: please cite Miranda and its progeny.')).toEqual(none);
    expect(headingsOf('Opening brief. Issues: did the court err in law?')).toEqual(none);
  });
});

it('the point of a motion that names no ground is what its argument may say', () => {
  const { placeholders, notUnderstood } = draftTemplate({
    documentType: 'Legal Motion',
    requirements:
      'Motion to suppress for defendant. Ground: the stop was prolonged beyond its mission.',
    jurisdiction: 'federal',
  });
  const { suggestion } = placeholders.find(({ name }) => name === 'argument_1')!;
  expect(suggestion).toBe('The stop was prolonged beyond its mission.');
  expect(notUnderstood).toEqual([]);
});

describe('the first draft of an argument', () => {
  const rule = {
    about: 'Jurisdiction over absent persons: personal service, presence, and contacts.',
    points: ['Service on an agent suffices.', 'Due process limits jurisdiction over persons.'],
    citation: 'Able v. Baker, 1 U.S. 2 (1800)',
  };
  const ground = { point: 'lack of personal jurisdiction', isClause: false, facts: [] };

  it('rests on decisions that are about the point alone, by their nearest sentence', () => {
    const other = { ...rule, about: '', points: ['The analyst must testify.'], citation: 'Other' };
    expect(argumentOf(ground, [other, rule])).toBe(
      'Due process limits jurisdiction over persons. Able v. Baker, 1 U.S. 2 (1800). [The facts that decide it, with citations of the record.] The motion should therefore be granted for lack of personal jurisdiction.',
    );
    expect(argumentOf(ground, [other])).toBeNull();
  });

  it('says what is missing, and cuts no capital of a name', () => {
    expect(argumentOf({ ...ground, facts: ['Alder has no office here.'] }, [])).toBe(
      '[The rule, with its authority: the library has none on this.] Alder has no office here. The motion should therefore be granted for lack of personal jurisdiction.',
    );
  });
});

describe('what a paper tells as fact', () => {
  const motionOf = (requirements: string): string =>
    draftTemplate({ documentType: 'Legal Motion', requirements, jurisdiction: 'federal' }).content;

  it('is no heading of the request, and begins behind the name of a court', () => {
    const content = motionOf(
      'Motion to suppress for defendant in United States v. Unified Mills, No. 2:25-cr-00117, D. Ariz. On February 8, 2025 police stopped the car for a broken light.',
    );
    expect(content).toContain('\nOn February 8, 2025 police stopped the car for a broken light.');
  });

  it('is not cut within parentheses', () => {
    const content = motionOf(
      'Motion to dismiss for lack of standing. The plaintiff registered the mark (reg. no. 4,100,200) in May 2019.',
    );
    expect(content).not.toContain('(reg.\n');
    expect(content).toContain('registered the mark (reg. no. 4,100,200) in May 2019.');
  });
});
