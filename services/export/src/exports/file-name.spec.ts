import { type ExportBody, ExportRequestSchema } from '@casewright/contracts';
import { fileName } from './file-name.js';

const named = (data: object, options: object = {}, product = 'Casewright') =>
  fileName(
    ExportRequestSchema.parse({ format: 'pdf', type: 'analysis', data, options } as ExportBody),
    product,
  );

describe('fileName', () => {
  it('is the specification’s without a title', () => {
    expect(named({ analysis: 'a' })).toBe('casewright-analysis.pdf');
    expect(named({ analysis: 'a' }, {}, 'My Firm')).toBe('my-firm-analysis.pdf');
  });

  it.each([
    ['Søn & Co. — Lease', 'Søn & Co. — Lease - analysis.pdf'],
    ['../../etc/passwd', 'etc passwd - analysis.pdf'],
    ['C:\\a<b>"c"|d?*', 'C a b c d - analysis.pdf'],
    ['CON', '_CON - analysis.pdf'],
    ['a\u202egpj.exe\r\nX: y', 'agpj.exe X y - analysis.pdf'],
    ['...', 'casewright-analysis.pdf'],
    ['😀'.repeat(100), `${'😀'.repeat(60)} - analysis.pdf`],
  ])('makes a safe name of %j', (title, name) => {
    expect(named({ title, analysis: 'a' })).toBe(name);
  });

  it('is what was asked for', () => {
    expect(named({ title: 'Lease', analysis: 'a' }, { name: 'Draft 2' })).toBe('Draft 2.pdf');
  });
});
