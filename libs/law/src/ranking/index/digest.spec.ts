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
