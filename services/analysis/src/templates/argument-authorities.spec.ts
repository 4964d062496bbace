import { AppError, type Draft, type SearchCase } from '@casewright/contracts';
import { draftTemplate } from '@casewright/law/drafting';
import type { PatientCalls } from '../jobs/patient-calls.js';
import { ArgumentAuthorities } from './argument-authorities.js';

const RILEY = {
  title: 'Riley v. California',
  relevance: 'A search of a phone needs a warrant.',
  citations: ['573 U.S. 373'],
  year: 2014,
  court: { id: 'scotus', name: 'Supreme Court of the United States' },
  jurisdiction: 'United States',
  summary: 'Officers searched a phone, incident to an arrest, without a warrant.',
  passage: [
    { text: 'get a ', marked: false },
    { text: 'warrant', marked: true },
  ],
  keyPoints: ['A search of a phone needs a warrant.'],
} as unknown as SearchCase;
const BRIEF =
  'Appellant Dana Reyes argues that the search of her car without a warrant was unreasonable.';
const MOTION =
  'Defendant Whitlock Services, Inc. moves to dismiss for lack of personal jurisdiction and failure to state a claim.';

const draftOf = (documentType: Draft['documentType'], requirements: string): Draft =>
  draftTemplate({ documentType, requirements, jurisdiction: 'federal' }) as Draft;

/** What a library was asked, and what the draft says with its answers. */
async function withAnswers(draft: Draft, requirements: string, answer: object | Error) {
  const asked: string[] = [];
  const library = {
    call: (_: unknown, { query }: { query: string }) => {
      asked.push(query);
      return answer instanceof Error ? Promise.reject(answer) : Promise.resolve(answer);
    },
  } as unknown as PatientCalls;
  const made = await new ArgumentAuthorities(library).into(draft, requirements);
  const notes = made.sections.flatMap(({ id, notes: own }) =>
    own.filter(({ reason }) => reason.startsWith('From the library')).map((note) => [id, note]),
  );
  return { asked, made, notes };
}

describe('the authorities of an argument', () => {
  it('are asked for with what a brief is about, and named in notes with their words', async () => {
    const draft = draftOf('Legal Brief', BRIEF);
    const { asked, notes } = await withAnswers(draft, BRIEF, { cases: [RILEY], coverage: 'full' });
    expect(asked).toHaveLength(1);
    expect(asked[0]).toContain('search of her car without a warrant');
    expect(notes).toEqual([
      [
        'argument-first',
        {
          kind: 'drafting',
          reason:
            'From the library, to be read before it is cited. In short: A search of a phone needs a warrant.',
          authority: 'Riley v. California, 573 U.S. 373 (2014)',
        },
      ],
    ]);
  });

  it('are asked for with each ground of a motion, and quoted where an opinion has the words', async () => {
    const draft = draftOf('Legal Motion', MOTION);
    const placed = { ...RILEY, place: { opinion: 0, at: 9 } };
    const { asked, notes } = await withAnswers(draft, MOTION, { cases: [placed] });
    expect(asked).toEqual(
      expect.arrayContaining([expect.stringMatching(/Personal Jurisdiction/i)]),
    );
    expect(notes.length).toBe(asked.length);
    expect(asked).not.toEqual(expect.arrayContaining([expect.stringMatching(/Amendment/)]));
    expect(JSON.stringify(notes)).toContain('It says: “get a warrant”');
    const quoted = { ...placed, relevance: '“Officers must get a warrant.”' };
    const again = await withAnswers(draft, MOTION, { cases: [quoted] });
    expect(JSON.stringify(again.notes)).toContain('It says: “Officers must get a warrant.”');
  });

  it('carry what speaks against them', async () => {
    const by = 'Doe v. Roe';
    const history = { standing: 'caution', events: [{ kind: 'overruled', scope: 'part', by }] };
    const answer = { cases: [{ ...RILEY, history }] };
    const { notes } = await withAnswers(draftOf('Legal Brief', BRIEF), BRIEF, answer);
    expect(JSON.stringify(notes)).toContain(
      'needs a warrant. Negative history: overruled in part, Doe v. Roe.',
    );
  });

  it('are of the federal courts or of the State of the paper', async () => {
    const elsewhere = { ...RILEY, jurisdiction: 'New York' };
    const { notes } = await withAnswers(draftOf('Legal Brief', BRIEF), BRIEF, {
      cases: [elsewhere, RILEY],
    });
    expect(notes).toHaveLength(1);
  });

  it('make a first draft of the argument, with its facts, beside the place for it', async () => {
    const request =
      'Appellant’s opening brief. Argue: the search of the phone without a warrant was unreasonable; the complaint pleads damages. Officers opened the phone on the street.';
    const { made } = await withAnswers(draftOf('Legal Brief', request), request, {
      cases: [RILEY],
    });
    const proposed = made.placeholders.filter(({ name }) => name.startsWith('argument_'));
    expect(proposed.map(({ suggestion }) => suggestion)).toEqual([
      'A search of a phone needs a warrant. Riley v. California, 573 U.S. 373 (2014). Here, officers opened the phone on the street. Therefore, the search of the phone without a warrant was unreasonable.',
      '[The rule, with its authority: the library has none on this.] Here, officers opened the phone on the street. Therefore, the complaint pleads damages.',
      undefined,
    ]);
    expect(made.content).not.toContain('Riley');
  });

  it('are not named where the library does not answer, or cannot, or nothing is argued', async () => {
    const draft = draftOf('Legal Brief', BRIEF);
    const { notes } = await withAnswers(draft, BRIEF, { cases: [RILEY], coverage: 'none' });
    expect(notes).toEqual([]);
    const away = new AppError('UNAVAILABLE', 'The search is away.');
    expect((await withAnswers(draft, BRIEF, away)).made).toEqual(draft);
    const told = `${BRIEF} Officers opened the car on the street.`;
    const argued = draftOf('Legal Brief', told);
    expect((await withAnswers(argued, told, away)).made).toEqual(argued);
    const lease = draftOf('Lease Agreement', 'A lease of an office.');
    expect((await withAnswers(lease, '', { cases: [RILEY] })).asked).toEqual([]);
  });
});
