import { digestOf } from './digest.js';

const pointsOf = (text: string) => {
  const opinions = [{ ordinal: 0, kind: 'lead', text }];
  return digestOf({ summary: '', syllabus: null, keyPoints: [], opinions }).keyPoints;
};

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
