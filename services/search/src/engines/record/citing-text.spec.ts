import { BODY_COUNT, CaseAnalyzer, termHash } from '@casewright/law/ranking';
import { describe, expect, it } from '@jest/globals';
import { stem } from 'porter2';
import { BinaryCopy } from '../../library/binary-copy.js';
import { analyzeCitingText } from './citing-text.js';

describe('citing text', () => {
  it('is counted case by case over all passages, with what they say in parentheticals', () => {
    const holding = ' (holding that a seller of goods owes a duty to warn of hidden dangers)';
    const copy = new BinaryCopy();
    copy.row(3).int(4).text(`Negligence needs a duty. 1 F.2d 3${holding}`).int(33);
    copy.row(3).int(9).text('Estoppel bars it. 5 F.2d 7').int(26);
    copy.row(3).int(4).text('As to negligence, see 1 F.2d 3.').int(30);
    const found = analyzeCitingText(copy.finish(), new CaseAnalyzer());
    const counts = (word: string) =>
      found.map(
        ({ terms, payloads }) => BODY_COUNT[payloads[terms.indexOf(termHash(stem(word)))]!],
      );
    expect(found.map(({ caseId }) => caseId)).toEqual([4, 9]);
    expect(counts('negligence')).toEqual([2, undefined]);
    expect(counts('estoppel')).toEqual([undefined, 1]);
    expect(found.map(({ parentheticals }) => parentheticals)).toEqual([
      ['holding that a seller of goods owes a duty to warn of hidden dangers'],
      [],
    ]);
  });
});
