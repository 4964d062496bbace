import { splitSentences } from '@casewright/law/citations';
import { describe, expect, it } from '@jest/globals';
import { findDisposition } from './disposition.js';
import { findHoldings } from './holdings.js';
import { findIssues, findStandards } from './issues.js';
import { findPosture } from './posture.js';
import { leadOpinion } from './read-court-matter.js';

const whole = (text: string) => ({ start: 0, end: text.length });
const said = (text: string, spans: readonly { start: number; end: number }[]): string[] =>
  spans.map(({ start, end }) => text.slice(start, end));
const holdings = (text: string) => said(text, findHoldings(splitSentences(text), whole(text)));

describe('findHoldings', () => {
  it.each([
    'We hold that the notice was late.',
    'We therefore conclude that the statute is valid.',
    'Today we hold that it does.',
    'The motion to dismiss is GRANTED.',
    'It is ordered that the judgment of the court be reversed and the cause remanded.',
    'Accordingly, the judgment must be affirmed.',
    'In our opinion, the facts found support the judgment.',
    'The court finds that the tenant owes $527 for May.',
    'These three appeals are consolidated.',
  ])('takes %j', (text) => {
    expect(holdings(`The facts are few. ${text} It rained.`)).toEqual([text]);
  });

  it.each([
    'In Gray, we held that notice may be late.',
    'The district court held that the notice was late.',
    'Appellant argues that we should hold otherwise, and that we affirm too much.',
    'If we hold that the notice was late, he loses.',
    'We decline to do so here.',
    'A writ issues where the court finds that notice was given.',
    'The rule says “we hold that notice is due” and no more.',
  ])('leaves %j', (text) => {
    expect(holdings(text)).toEqual([]);
  });
});

describe('findDisposition', () => {
  it.each([
    ['We have read the record. The judgment is AFFIRMED.', 'affirmed'],
    ['So it goes.\n\nReversed and remanded.\n', 'reversed and remanded'],
    ['The order of the trial court is vacated.', 'vacated'],
    [
      'The application for leave to appeal is considered, and it is DENIED.',
      'application for leave to appeal denied',
    ],
    ['The order is reversed. We remand for trial on the State’s request.', 'reversed and remanded'],
    ['We reverse and remand.', 'reversed and remanded'],
    ['We affirm the decision below, remand the case, and tax the costs.', 'affirmed and remanded'],
    ['The order of May 4 is reversed. We remand for a new trial.', 'reversed and remanded'],
    ['AFFIRMED IN PART, REVERSED IN PART.', 'affirmed in part, reversed in part'],
    [
      'The judgment is affirmed. To me it is clear that the judgment should be reversed.',
      'affirmed',
    ],
    ['That would be a natural view.\n\nAffirmed.\n\n', 'affirmed'],
    ['The judgment is affirmed. His motion for a new trial was denied.', 'affirmed'],
    [
      'We reverse. The trial court denied the motion, and the order was affirmed below.',
      'reversed',
    ],
  ])('%j', (text, act) => {
    expect(findDisposition(text, whole(text))?.act).toBe(act);
  });
});

it('ends the court’s opinion where a separate one, or a list of notes, begins', () => {
  const court = `${'The court speaks at length. '.repeat(80)}We affirm.\n\n`;
  for (const tail of [
    'WHITE, J., dissenting:\n\nI would reverse.',
    '[1] See the appendix.',
    'NOTES\n\n1 See.',
  ]) {
    expect(leadOpinion(court + tail).end).toBeLessThanOrEqual(court.length);
  }
  expect(leadOpinion(court).end).toBe(court.length);
});

describe('posture, issues, standards', () => {
  it.each([
    [
      'Lee appeals the district court’s denial of her motion to suppress.',
      'an appeal from the district court’s denial of her motion to suppress',
    ],
    ['Lee seeks to appeal the order of the board.', 'an appeal from the order of the board'],
    [
      'Before the court is defendant’s motion to dismiss the complaint.',
      'a ruling on defendant’s motion to dismiss the complaint',
    ],
    ['CERTIORARI TO THE SUPREME COURT OF OHIO', 'certiorari to the Supreme Court of Ohio'],
    [
      'On order of the Court, the application for leave to appeal the October 22, 2009 judgment of the Court of Appeals is considered, and it is DENIED.',
      'an application for leave to appeal from the October 22, 2009 judgment of the Court of Appeals',
    ],
    ['The appellee Lee seeks rehearing following our decision.', 'a petition for rehearing'],
    [
      "MEMORANDUM OF DECISION PLAINTIFF'S MOTION FOR CONTEMPT",
      "a ruling on the plaintiff's motion for contempt",
    ],
    ['The plaintiff in error brought five suits.', 'a writ of error'],
    ['Lee appeals the judgment was affirmed below.', 'an appeal from the judgment'],
    ['Lee brought this action for breach of a lease.', 'a civil action for breach of a lease'],
  ])('%j', (text, stage) => {
    expect(findPosture(splitSentences(text))?.stage).toBe(stage);
  });

  it('takes each question once, and no answer for one', () => {
    const text =
      'The question presented is whether the tenant may hold over after the lease ends. He argues that the trial court erred in the matter of the fence. The issue is whether the tenant may hold over after the lease ends. We find that no issue remains.';
    expect(said(text, findIssues(splitSentences(text), whole(text)))).toEqual([
      'The question presented is whether the tenant may hold over after the lease ends.',
      'He argues that the trial court erred in the matter of the fence.',
    ]);
  });

  it('prefers the sentence that applies a standard to one that mentions it', () => {
    const text =
      'He spoke of abuse of discretion. We review the ruling for abuse of discretion. We review the law de novo.';
    const found = findStandards(splitSentences(text), whole(text));
    expect(found.map(({ name }) => name)).toEqual(['abuse of discretion', 'de novo']);
    expect(said(text, found)[0]).toBe('We review the ruling for abuse of discretion.');
  });
});

it('takes a point to decide for a question, and what solves one for none', () => {
  const text =
    'The question presented for our consideration, as the statute prescribes, is, whether they support the judgment. The solution of the question, where her home port is, depends on her owner.';
  expect(said(text, findIssues(splitSentences(text), whole(text)))).toEqual([
    'The question presented for our consideration, as the statute prescribes, is, whether they support the judgment.',
  ]);
});

it.each([
  'But the issue is not as simple as the appellant makes it out to be.',
  'We granted certiorari because of the importance of the questions involved.',
  'We believe the issues are more aptly summarized as follows:',
])('takes no question from %j', (text) => {
  expect(findIssues(splitSentences(text), whole(text))).toEqual([]);
});

it('quotes a question without the heading and the number of its paragraph', () => {
  const text = 'II. The Analysis ¶ 15 The question on appeal is whether a notice may be late.';
  expect(said(text, findIssues(splitSentences(text), whole(text)))).toEqual([
    'The question on appeal is whether a notice may be late.',
  ]);
});

it('does not run the court below into its judge’s name', () => {
  const text = 'Appeal from the Court of Claims\nAnn Lee, Chief Judge\n';
  expect(findPosture(splitSentences(text))?.stage).toBe('an appeal from the Court of Claims');
  const county = 'Appeal from the District Court of Elm County The Honorable Ann B. Lee';
  expect(findPosture(splitSentences(county))?.stage).toBe(
    'an appeal from the District Court of Elm County',
  );
});

it('leaves out what leads on to a citation behind the stage', () => {
  const text =
    'Ann Lee appeals the district court’s order deny-\ning relief on his motion under 28 U.S.C. § 2255.';
  expect(findPosture(splitSentences(text))?.stage).toBe(
    'an appeal from the district court’s order denying relief on his motion',
  );
});
