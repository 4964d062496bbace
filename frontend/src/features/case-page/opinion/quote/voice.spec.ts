import { expect, it } from '@jest/globals';
import { voiceOfHeading, voiceOfOpinion } from './voice';

it.each([
  ['Mr. Justice Harlan, concurring', 'Harlan, J., concurring'],
  [
    'Mr. Chief Justice Burger, dissenting in part and concurring in part',
    'Burger, C.J., dissenting in part and concurring in part',
  ],
  [
    'Mr. Justice White, with whom The Chief Justice joins, concurring and dissenting',
    'White, J., concurring and dissenting',
  ],
  ['Stone, J., dissenting', 'Stone, J., dissenting'],
  ['Roberts, C. J., concurring in the judgment', 'Roberts, C.J., concurring in the judgment'],
  ['Kelly, Circuit Judge, dissenting', 'Kelly, J., dissenting'],
  ['Mr. Justice Stewart delivered the opinion of the Court', null],
])('%s', (heading, voice) => {
  expect(voiceOfHeading(heading)).toBe(voice);
});

it.each([
  ['dissent', 'Stone, J.', 'Stone, J., dissenting'],
  ['concurrence', 'Hughes, C. J.', 'Hughes, C.J., concurring'],
  ['lead', 'Hughes, C. J.', null],
  ['dissent', null, null],
])('%s of %s', (kind, author, voice) => {
  expect(voiceOfOpinion(kind, author)).toBe(voice);
});
