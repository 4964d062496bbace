import { plain } from '../../document-model/runs.js';
import { changedText } from './changed-text.js';

const CONTENT = 'The court found that it was so. It was so.';
const proposal = (original: string, start?: number) => ({
  original,
  suggested: `[${original}]`,
  why: '',
  ...(start === undefined ? {} : { start }),
});
const reviewed = (alternatives: ReturnType<typeof proposal>[]) =>
  changedText(CONTENT, { alternatives } as Parameters<typeof changedText>[1])
    .filter(({ change }) => change === 'inserted')
    .map(({ text }) => text);

describe('changedText', () => {
  it('puts a proposal at its place, or where its words stand once', () => {
    expect(reviewed([proposal('found'), proposal('so', 39), proposal('was so')])).toEqual([
      '[found]',
      '[so]',
    ]);
  });

  it('looks for no more than two hundred that have no place', () => {
    const lost = Array.from({ length: 200 }, (_, i) => proposal(`nowhere ${i}`));
    expect(reviewed([...lost, proposal('found'), proposal('court', 4)])).toEqual(['[court]']);
    expect(reviewed([...lost.slice(1), proposal('found')])).toEqual(['[found]']);
  });

  it('leaves a text as it is where nothing is proposed', () => {
    expect(changedText(CONTENT, { alternatives: [] } as never)).toEqual([plain(CONTENT)]);
  });
});
