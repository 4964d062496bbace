import { hasAcceptedName } from '@casewright/contracts';
import { assertNameFits, claimedKind } from './check-name.js';
import { sniffContent } from './sniff-content.js';

const kindOf = (bytes: Buffer) => sniffContent(bytes).kind;

describe('sniffContent', () => {
  it('goes by the bytes', () => {
    expect(kindOf(Buffer.from('\r\n%PDF-1.4'))).toBe('pdf');
    expect(kindOf(Buffer.from('504b0304', 'hex'))).toBe('zip');
    expect(kindOf(Buffer.from('d0cf11e0a1b11ae1', 'hex'))).toBe('ole');
    expect(kindOf(Buffer.from('This Agreement'))).toBe('text');
    expect(kindOf(Buffer.from('This Agreement', 'utf16le'))).toBe('text');
    expect(kindOf(Buffer.from('\x93Agreement\x94', 'latin1'))).toBe('text');
  });

  it('names what is nothing to read', () => {
    expect(sniffContent(Buffer.from('89504e470d0a1a0a', 'hex')).about).toBe('a PNG image');
    expect(sniffContent(Buffer.from('MZ\x90\0\x03')).about).toBe('a program');
    expect(kindOf(Buffer.from([1, 2, 0, 3, 0, 0, 7, 200]))).toBe('other');
  });
});

describe('a name', () => {
  it('has to have one of the accepted extensions, or none', () => {
    expect(claimedKind('Lease.PDF')).toBe('pdf');
    expect(claimedKind('no extension')).toBeNull();
    expect(() => claimedKind('page.html')).toThrow('wrong-type');
  });

  it.each(['a.pdf', 'a.TXT ', 'a.doc', 'a.docx', 'a.docm', 'a.', '.pdf', 'v. 2/a', 'Doe v. Roe'])(
    'is accepted or not as the contract has it: %j',
    (name) => {
      const accepts = (): boolean => {
        try {
          claimedKind(name);
          return true;
        } catch {
          return false;
        }
      };
      expect(accepts()).toBe(hasAcceptedName(name));
    },
  );

  it('has to fit the content; the two Word formats go by either name', () => {
    expect(() => assertNameFits('text', 'pdf', 'a PDF')).toThrow('wrong-extension');
    expect(() => assertNameFits('doc', 'docx', 'Word')).not.toThrow();
    expect(() => assertNameFits(null, 'pdf', 'a PDF')).not.toThrow();
  });
});
