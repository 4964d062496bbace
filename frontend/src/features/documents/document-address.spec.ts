import { describe, expect, it } from '@jest/globals';
import {
  type DocumentAddress,
  documentHref,
  NO_DOCUMENT,
  parseDocumentAddress,
} from './document-address';

const parse = (query: string) => parseDocumentAddress(new URLSearchParams(query));

describe('the address of a document', () => {
  it('comes back as it was written', () => {
    const address: DocumentAddress = {
      document: 12,
      view: 'findings',
      order: 'document',
      filter: { severity: 'high', category: 'governing-law' },
    };
    const href = documentHref('/insights', address);
    expect(href).toBe(
      '/insights?document=12&view=findings&order=document&severity=high&category=governing-law',
    );
    expect(parse(href.slice(href.indexOf('?')))).toEqual(address);
  });

  it('leaves out what goes without saying', () => {
    expect(documentHref('/insights', NO_DOCUMENT)).toBe('/insights');
    expect(documentHref('/insights', { ...NO_DOCUMENT, document: 3 })).toBe('/insights?document=3');
  });

  it.each([
    'document=0',
    'document=-1',
    'document=1e3',
    'document=12345678901',
    'view=nowhere&order=x&severity=grave&category=No%20such',
  ])('makes nothing of %s', (query) => {
    expect(parse(query)).toEqual(NO_DOCUMENT);
  });
});
