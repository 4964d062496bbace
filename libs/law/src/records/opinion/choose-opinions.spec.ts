import { chooseOpinions, opinionKind } from './choose-opinions.js';
import type { OpinionKind } from './structure.js';

const opinion = (kind: OpinionKind, length: number) => ({ kind, length });
const choose = (...opinions: { kind: OpinionKind; length: number }[]) =>
  chooseOpinions(opinions, ({ length }) => length).map(({ kind }) => kind);

describe('chooseOpinions', () => {
  it('takes the separate opinions where they are the whole of the combined one', () => {
    expect(choose(opinion('combined', 100), opinion('lead', 70), opinion('dissent', 30))).toEqual([
      'lead',
      'dissent',
    ]);
  });

  it('takes the combined one where the separate ones are only a part', () => {
    expect(choose(opinion('combined', 100), opinion('dissent', 90))).toEqual(['combined']);
    expect(choose(opinion('combined', 100), opinion('lead', 10))).toEqual(['combined']);
  });

  it('puts the main opinion first, leaves out empty ones and keeps the others in order', () => {
    expect(
      choose(
        opinion('dissent', 5),
        opinion('concurrence', 5),
        opinion('lead', 9),
        opinion('addendum', 0),
      ),
    ).toEqual(['lead', 'dissent', 'concurrence']);
  });
});

describe('opinionKind', () => {
  it.each([
    ['010combined', 'combined'],
    ['015unamimous', 'lead'],
    ['020lead', 'lead'],
    ['025plurality', 'plurality'],
    ['030concurrence', 'concurrence'],
    ['035concurrenceinpart', 'concurrence-in-part'],
    ['040dissent', 'dissent'],
    ['050addendum', 'addendum'],
    ['060remittitur', 'remittitur'],
    ['070rehearing', 'rehearing'],
    ['080onthemerits', 'on-the-merits'],
    ['090onmotiontostrike', 'on-motion-to-strike'],
    ['lead-opinion', 'lead'],
    ['majority', 'lead'],
    ['concurring-in-part-and-dissenting-in-part', 'concurrence-in-part'],
    ['', 'unknown'],
  ])('reads %s as %s', (name, kind) => {
    expect(opinionKind(name)).toBe(kind);
  });
});
