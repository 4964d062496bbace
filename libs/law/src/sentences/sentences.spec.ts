import { describe, expect, it } from '@jest/globals';
import { readSentences, type SentenceFrame } from './index.js';

const OPENING =
  'This Agreement is made between Alder Systems, Inc. (the "Provider") and Birch Foods LLC (the "Client"). ';
const PARTS = [
  'subject',
  'actor',
  'verb',
  'object',
  'complement',
  'condition',
  'exception',
] as const;

/** The frames behind the opening, with the words of every part. */
function read(clause: string): (Record<string, string> & { frame: SentenceFrame })[] {
  const text = OPENING + clause;
  return readSentences(text)
    .filter(({ start }) => start >= OPENING.length)
    .map((frame) => ({
      frame,
      ...Object.fromEntries(
        PARTS.flatMap((part) => {
          const at = frame[part];
          return at ? [[part, text.slice(at.start, at.end)]] : [];
        }),
      ),
    })) as (Record<string, string> & { frame: SentenceFrame })[];
}
const first = (clause: string): Record<string, string> & { frame: SentenceFrame } =>
  read(clause)[0]!;

describe('how a sentence binds', () => {
  it.each([
    ['The Provider shall deliver the reports.', 'duty', false],
    ['The Provider agrees to deliver the reports.', 'duty', false],
    ['The Provider is required to deliver the reports.', 'duty', false],
    ['The Client may end the services.', 'right', false],
    ['The Client is entitled to a refund.', 'right', false],
    ['The Provider reserves the right to suspend the services.', 'right', false],
    ['The Client shall not copy the reports.', 'prohibition', true],
    ['Neither party may assign this Agreement.', 'prohibition', true],
    ['In no event shall the Client copy the reports.', 'prohibition', true],
    ['The Client agrees not to copy the reports.', 'prohibition', true],
    ['The Client need not give notice.', 'none-required', true],
    ['The Provider shall not be required to insure the goods.', 'none-required', true],
    ['The Provider has no obligation to insure the goods.', 'none-required', true],
    ['Neither party is liable to the other for lost profits.', 'none-required', true],
    ['The law of Ohio governs this Agreement.', 'state', false],
    ['This Section shall survive the end of the term.', 'state', false],
    ['Rent shall be paid on the first day of each month.', 'duty', false],
    ['The Provider hereby grants a license to the Client.', 'fact', false],
    ['Nothing in this Section limits the rights of the Client.', 'state', true],
  ])('%s', (clause, modality, negated) => {
    expect(first(clause).frame).toMatchObject({ modality, negated });
  });
});

describe('who does what', () => {
  it('reads actor, act and object of a plain duty', () => {
    const { frame, ...words } = first(
      'The Provider shall promptly deliver the reports to the Client.',
    );
    expect(words).toMatchObject({
      subject: 'The Provider',
      verb: 'deliver',
      object: 'the reports',
    });
    expect(frame.actor).toMatchObject({ kind: 'party', name: 'Provider' });
  });
  it('finds the agent of a passive, and what is acted upon', () => {
    const { frame, object } = first('The Client shall be indemnified by the Provider.');
    expect(frame).toMatchObject({ passive: true, actor: { name: 'Provider' } });
    expect(object).toBe('The Client');
  });
  it('knows whose liability is meant, and that both sides bear it', () => {
    const mine = first("The Provider's liability shall be unlimited.").frame;
    expect(mine).toMatchObject({ subject: { kind: 'thing', owner: 'Provider' }, mutual: false });
    const both = first("Each party's liability under this Agreement is limited to $5,000.").frame;
    expect(both.mutual).toBe(true);
  });
  it('gives pronouns the party that acted last', () => {
    const [, second] = read('The Client may inspect the work. It shall pay within ten days.');
    expect(second!.frame.subject).toMatchObject({ kind: 'pronoun', name: 'Client' });
  });
  it('reads behind a parenthesis, a relative clause and a heading', () => {
    expect(first('The Provider shall, at its own cost, replace the goods.').verb).toBe('replace');
    expect(first('The party that breaches this Agreement shall pay the costs.').verb).toBe('pay');
    expect(first('4.2 Warranty: The Provider shall repair the goods.').subject).toBe(
      'The Provider',
    );
  });
  it('names the verbs that share a subject', () => {
    const { verbs } = first(
      'The Provider shall defend, indemnify and hold harmless the Client.',
    ).frame;
    expect(verbs).toEqual(['defend', 'indemnify', 'hold']);
  });
});

describe('on which condition, and except when', () => {
  it('reads a condition in front, and one behind', () => {
    expect(first('If the Client is late, the Provider may stop work.')).toMatchObject({
      condition: 'If the Client is late',
      subject: 'the Provider',
    });
    expect(first('The Provider may stop work if the Client is late.')).toMatchObject({
      condition: 'if the Client is late',
      object: 'work',
    });
  });
  it('reads exceptions', () => {
    const { exception, frame } = first('The Client shall pay all fees unless the work is late.');
    expect(exception).toBe('unless the work is late');
    expect(frame.modality).toBe('duty');
    expect(first('Except for fraud, neither party is liable.').exception).toBe('Except for fraud');
  });
});

describe('sentences', () => {
  it('are split into their main clauses', () => {
    const [one, two] = read(
      'The Client shall pay the fees, and the Provider shall give a receipt.',
    );
    expect([one!.subject, two!.subject]).toEqual(['The Client', 'the Provider']);
    expect(two!.verb).toBe('give');
  });
  it('without a finite verb are left out', () => {
    expect(read('LIMITATION OF LIABILITY\n\n(a) all taxes;\n\nBy: ______ Name: Ann Oak')).toEqual(
      [],
    );
  });
  it('take time linear in their length, whatever they are made of', () => {
    for (const word of ['if ', 'that ', ', and ', '(', 'shall ', 'The Provider ', 'no ', 'x'])
      readSentences(word.repeat(100_000 / word.length));
  });
});
