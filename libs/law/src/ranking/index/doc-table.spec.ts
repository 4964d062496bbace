import { describe, expect, it } from '@jest/globals';
import { DOCS_PER_BLOCK, DocTable, packDocs, unpackDocs } from './doc-table.js';

describe('the table of cases', () => {
  it('comes back from its blocks, the last of which is short', () => {
    const docs = new DocTable(DOCS_PER_BLOCK + 10);
    for (const [i, column] of docs.columns.entries()) {
      for (let doc = 0; doc < docs.size; doc++) column[doc] = (doc * 31 + i * 7) % 251;
    }
    const read = new DocTable(docs.size);
    unpackDocs(read, 0, packDocs(docs, 0));
    unpackDocs(read, 1, packDocs(docs, 1));
    expect(read.columns).toEqual(docs.columns);
    expect(packDocs(docs, 1).length).toBeLessThan(packDocs(docs, 0).length / 100);
  });
});
