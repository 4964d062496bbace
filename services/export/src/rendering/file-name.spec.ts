import { type ExportBody, ExportRequestSchema } from '@casewright/contracts';
import { fileName } from './file-name.js';

const named = (data: object, options: object = {}, product = 'Casewright') =>
  fileName(
    ExportRequestSchema.parse({ format: 'pdf', type: 'analysis', data, options } as ExportBody),
    product,
  );

/** Leaves 60 bytes of the longest name. */
const LEAD = 'Amended '.repeat(15);

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
    ['😀'.repeat(100), `${'😀'.repeat(45)} - analysis.pdf`],
  ])('makes a safe name of %j', (title, name) => {
    expect(named({ title, analysis: 'a' })).toBe(name);
  });

  it('names an analysis by kind and parties, and ends at a word', () => {
    const party = (name: string) => ({
      name,
      role: null,
      kind: 'organisation',
      description: null,
      quote: name,
      start: 0,
      end: name.length,
      page: null,
    });
    const parties = [party('Acme'), party('Beta')];
    expect(named({ title: 'SUPPLY AGREEMENT', analysis: 'a', parties })).toBe(
      'SUPPLY AGREEMENT - Acme and Beta - analysis.pdf',
    );
    expect(named({ title: 'Supply Agreement - Acme and Beta', analysis: 'a', parties })).toBe(
      'Supply Agreement - Acme and Beta - analysis.pdf',
    );
    expect(named({ title: 'supply.pdf', analysis: 'a', parties })).toBe('supply - analysis.pdf');
    expect(
      named({
        title: `${LEAD}AGREEMENT. This Agreement is made on March 3, 2025 between Acme and Beta`,
        analysis: 'a',
      }),
    ).toBe(`${LEAD}AGREEMENT. This Agreement is made on March 3, 2025 - analysis.pdf`);
    expect(named({ title: 'Supply Agreement: Acme and Beta', analysis: 'a', parties })).toBe(
      'Supply Agreement - Acme and Beta - analysis.pdf',
    );
    const shouted = [party('JANE ROE'), party('HENRY WADE')];
    expect(named({ title: 'Complaint: Roe v. Wade', analysis: 'a', parties: shouted })).toBe(
      'Complaint - Roe v. Wade - analysis.pdf',
    );
  });

  it.each([
    [
      'Defendant’s Motion to Dismiss under CPLR 3211(a)(8) and Forum Non Conveniens',
      'Defendant’s Motion to Dismiss under CPLR 3211(a)(8).pdf',
    ],
    [
      'Plaintiff’s Memorandum of Law in Opposition to Motion of the Defendants',
      'Plaintiff’s Memorandum of Law in Opposition to Motion.pdf',
    ],
    [
      'Agreement for the Sale of Certain Equipment (Amended), under New York Law',
      'Agreement for the Sale of Certain Equipment (Amended).pdf',
    ],
    ['What It Stands For', 'What It Stands For.pdf'],
  ])('cuts %j before a word that leads on', (name, cut) => {
    expect(named({ title: 'x', analysis: 'a' }, { name: LEAD + name })).toBe(LEAD + cut);
  });

  it('keeps a name whole that file systems take, and never one that they refuse', () => {
    const whole =
      'Defendant’s Motion to Dismiss under CPLR 3211(a)(8) and Forum Non Conveniens, with the Affirmation of Jane Q. Public and Exhibits A through K';
    expect(named({ title: 'x', analysis: 'a' }, { name: whole })).toBe(`${whole}.pdf`);
    const longest = named({ title: '法律文書 '.repeat(40), analysis: 'a' });
    expect(longest).toMatch(/文書 - analysis\.pdf$/);
    expect(Buffer.byteLength(longest)).toBeLessThan(220);
  });

  it('is what was asked for', () => {
    expect(named({ title: 'Lease', analysis: 'a' }, { name: 'Draft 2' })).toBe('Draft 2.pdf');
  });
});
