import { digestOf } from './digest.js';

const digest = (text: string) => {
  const opinions = [{ ordinal: 0, kind: 'lead', text }];
  return digestOf({ summary: '', syllabus: null, keyPoints: [], opinions });
};
const pointsOf = (text: string) => digest(text).keyPoints;

describe('the key points of an opinion', () => {
  it.each([
    'We therefore hold that the statute does not reach conduct outside the State at all.',
    'The Court today holds that a search of the phone needs a warrant like any other search.',
    'The question presented is whether a phone may be searched without a warrant on arrest.',
  ])('are what it holds and what it asks: %s', (sentence) => {
    expect(pointsOf(`Some facts come first.\n\n${sentence} More follows.`)).toEqual([sentence]);
  });

  it.each([
    'The Court of Appeals, however, held that an instruction on the lesser crime is appropriate.',
    'In the earlier case the Court held that the tax was unconstitutional as it was applied there.',
    'The court below overruled these objections, and held that the title being his he might recover.',
    'The Court in that case holds nothing that would help the petitioner with his argument here.',
    'The hearing in the court below was held on a Monday in December, with all parties present.',
  ])('are not what another court held: %s', (sentence) => {
    expect(pointsOf(`Some facts come first.\n\n${sentence} We reverse.`)).toEqual([]);
  });
});

it('takes no list of counsel for the summary of an opinion', () => {
  const facts =
    'The petitioner was stopped on a highway at night, and his car was taken to the station, where it was searched without a warrant and two revolvers were found in it.';
  const counsel = [
    'Vincent J. Grogan argued the cause for petitioner. With him on the briefs were John J. Dean and several other members of the bar of that court and of the county.',
    'Louis J. Doe, Attorney General, Samuel A. Roe, First Assistant Attorney General, and Amy Poe, Assistant Attorney General, filed a brief for the State of New York.',
    'Briefs urging affirmance were submitted as amici curiae by several organizations of cities and of counties, all of which have an interest in how this is decided here.',
  ];
  expect(digest(`${counsel.join('\n\n')}\n\n${facts}\n\nMore.`).summary).toBe(facts);
});

it('takes the longest sentence of a short order for its summary', () => {
  const order = 'The petition for a writ of certiorari is denied for want of a final judgment.';
  expect(digest(`No. 12.\n\nJohn Doe, of counsel, for the petitioner.\n\n${order}`).summary).toBe(
    order,
  );
});

describe('the summary of an opinion', () => {
  const head = 'DOE v. ROE\n\nNo. 12.\n\nArgued March 1, 1950. Decided May 2, 1950.';
  const facts =
    'The petitioner was stopped on a highway at night, and his car was taken to the station, where it was searched by two officers who found a revolver in it.';
  const question = 'The question is whether the officers needed a warrant before they searched it.';
  const holding = 'We hold that a car may be searched without a warrant at the station, as here.';

  it('is what it asks, holds, and decides, wherever in it that is said', () => {
    const text = `${head}\n\n${facts}\n\nMuch was said of it. ${question}\n\nMore.\n\n${holding}\n\nAffirmed.`;
    expect(digest(text).summary).toBe(`${question} ${holding} Affirmed.`);
  });

  it.each([
    'We granted certiorari to decide whether the officers needed a warrant for the search.',
    'At issue here is the power of the officers to search a car without a warrant for it.',
    'This case presents the question of the power of officers to search a car at the station.',
    'We must determine whether the officers needed a warrant before they searched the car.',
  ])('knows a question by how it is put: %s', (asked) => {
    expect(digest(`${head}\n\n${facts} ${asked} More.`).summary).toBe(asked);
  });

  it.each([
    'The judgment of the Court of Appeals is reversed and the case is remanded.',
    'Accordingly, we vacate the order of the district court.',
    'PETITION FOR REVIEW DENIED.',
    'Order affirmed, with costs.',
  ])('ends with what is decided: %s', (decided) => {
    const text = `${head}\n\n${facts} ${question}\n\nThe judgment was affirmed by the court below. More.\n\n${decided}\n\nPetition for rehearing denied.`;
    expect(digest(text).summary).toBe(`${question} ${decided}`);
  });

  it('is the first paragraph of prose and the disposition, where nothing is asked or held', () => {
    const heading = 'MEMORANDUM OPINION AND ORDER OF THE COURT ON THE MOTION';
    const counsel = 'Jane Poe, Attorney General, and John Doe, for plaintiff and respondent.';
    const text = `${head}\n\n${heading}\n\n${counsel}\n\n${facts}\n\nMore.\n\nJudgment reversed.`;
    expect(digest(text).summary).toBe(`${facts} Judgment reversed.`);
  });

  it.each([
    `“${holding}” wrote the court below of another car.`,
    'The question is whether they needed a warrant there, which we do not decide in this case.',
    'In that case the Court said that we hold officers to what the warrant names and no more.',
    'We may reverse only if we conclude that no reasonable jury could have found the fact.',
    'I would say that we hold officers to what the warrant names and to nothing else at all.',
  ])('is not what others say, or what is not decided: %s', (other) => {
    expect(digest(`${head}\n\n${facts} ${other} More.`).summary).toMatch(/^The petitioner was/);
  });

  it('is of the court, not of a judge who dissents, nor of the notes', () => {
    const lead = `${head}\n\n${facts} ${'More was said of this and that. '.repeat(60)}\n\nAffirmed.`;
    const dissent =
      'We hold that the search of a car needs a warrant in this State as ever. Reversed.';
    const expected = `${facts.slice(0, 40)}`;
    for (const separate of ['MR. JUSTICE POE, dissenting.', 'NOTES']) {
      const { summary, keyPoints } = digest(`${lead}\n\n${separate}\n\n${dissent}`);
      expect(summary).toMatch(new RegExp(`^${expected}.* Affirmed\\.$`));
      expect(keyPoints).toEqual([]);
    }
  });

  it('has no page numbers of the report, and sentences whole that a page broke', () => {
    const text = `${head}\n\n${facts} The question is whether the of-\nficers needed a *145 warrant\n\nbefore they searched it. More.`;
    expect(digest(text).summary).toBe(question);
  });

  it('prefers the holding that sums up, and cuts none to nothing', () => {
    const early =
      'We conclude that the stop of the car on the highway was lawful in every respect.';
    const sum =
      'To summarize, we hold that a car may be searched without a warrant at the station.';
    const middle = 'More was said of this and that. '.repeat(60);
    expect(digest(`${head}\n\n${early} ${middle} ${sum} ${middle}`).summary).toBe(sum);
    const long = `We hold that ${'a car, and what is in it, and '.repeat(40)}a trunk may be searched.`;
    const { summary } = digest(`${facts} ${long} Affirmed.`);
    expect(summary).toMatch(/^We hold that a car,.* … Affirmed\.$/);
    expect(summary.length).toBeLessThanOrEqual(704);
  });
});
