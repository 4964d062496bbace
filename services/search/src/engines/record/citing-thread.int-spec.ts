import { pathToFileURL } from 'node:url';
import { BinaryCopy } from '../../library/binary-copy.js';
import { builtScript } from '../../testing/built-script.js';
import { CitingThread, startAnalyst } from './citing-analyst.js';

/** What two later opinions say of one case, and one of another, as the database gives it. */
function passages(): Uint8Array<ArrayBuffer> {
  const copy = new BinaryCopy();
  copy.row(3).int(4).text('A seller owes a duty. 1 F.2d 3 (holding that he must warn)').int(30);
  copy.row(3).int(9).text('Estoppel bars it. 5 F.2d 7').int(26);
  copy.row(3).int(4).text('As to négligence, see 1 F.2d 3.').int(30);
  return new Uint8Array(copy.finish());
}

describe('the thread that reads what opinions say of cases', () => {
  it('finds what this thread finds, portion by portion', async () => {
    const own = startAnalyst(1);
    const thread = new CitingThread(pathToFileURL(builtScript('engines/record/citing-worker.js')));
    try {
      const expected = await own.analyze(passages());
      expect(expected.map(({ caseId }) => caseId)).toEqual([4, 9]);
      const found = await Promise.all([thread.analyze(passages()), thread.analyze(passages())]);
      expect(found).toEqual([expected, expected]);
    } finally {
      await thread.close();
    }
  });
});
