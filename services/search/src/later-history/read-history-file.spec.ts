import { readHistoryFile } from './read-history-file.js';

const HEAD = 'citation,name,kind,scope,by,by_citation,by_year,point';
const read = (...lines: string[]) => readHistoryFile([HEAD, ...lines].join('\r\n'), 'a file');

describe('a file of later history', () => {
  it('is read by the names of its columns', () => {
    const { events, problems } = read(
      '811 F.3d 720; 2015 WL 123,Harmon v. Ridley,overruled,,"Tilden v. Marsh, Inc.",901 F.3d 12,2018,"a second visit"',
      '',
    );
    expect(problems).toEqual([]);
    expect(events).toEqual([
      {
        name: 'Harmon v. Ridley',
        keys: ['811f3d720', '2015wl123'],
        shared_page: false,
        kind: 'overruled',
        scope: 'whole',
        by_name: 'Tilden v. Marsh, Inc.',
        by_citation: '901 F.3d 12',
        by_year: 2018,
        point: 'a second visit',
        sources: ['a file'],
      },
    ]);
  });

  it('needs no more than three columns', () => {
    const { events } = readHistoryFile(
      '\uFEFFBy,Citation,Kind\nTilden v. Marsh,811 F.3d 720,Limited',
      'x',
    );
    expect(events).toMatchObject([{ kind: 'limited', by_citation: null, by_year: null }]);
  });

  it('tells each line that cannot be taken, with why', () => {
    const { problems } = read(
      'Harmon v. Ridley,,overruled,,Tilden v. Marsh,,,',
      '811 F.3d 720,,disliked,,Tilden v. Marsh,,,',
      '811 F.3d 720,"Harmon\nv. Ridley",overruled,half,Tilden v. Marsh,,,',
      '811 F.3d 720,,overruled,,,,,',
      '811 F.3d 720,,overruled,,Tilden v. Marsh,,soon,',
    );
    expect(problems.map(({ line, reason }) => [line, reason.slice(0, 16)])).toEqual([
      [2, 'The citation is '],
      [3, 'The kind “dislik'],
      [4, 'The scope must b'],
      [6, 'The decision or '],
      [7, '“soon” is not a '],
    ]);
  });

  it('needs its first line', () => {
    expect(readHistoryFile('811 F.3d 720,overruled', 'x').problems).toMatchObject([{ line: 1 }]);
  });
});
