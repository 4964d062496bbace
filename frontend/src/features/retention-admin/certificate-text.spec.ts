import type { DeletionCertificate } from '@casewright/contracts';
import { certificateText } from './retention-tables';

const ID = '3f2b8f64-5717-8562-8f2c-2c963f66afa6';
const certificate = (change: Partial<DeletionCertificate>): DeletionCertificate => ({
  id: ID,
  at: '2026-11-26T10:00:00.000Z',
  kind: 'documents',
  reason: 'retention',
  days: 30,
  userId: null,
  items: 1_200,
  ids: 'a'.repeat(64),
  ...change,
});

describe('the text of a certificate', () => {
  it('says what was deleted because its time was over', () => {
    const text = certificateText(certificate({}), 'Casewright');
    expect(text).toContain(
      'Casewright deleted 1,200 documents at 2026-11-26T10:00:00.000Z, because they were older than 30 days.',
    );
    expect(text).toContain(`Certificate  ${ID}`);
    expect(text).toContain('“Delete by retention.”');
  });

  it('says what was deleted with an account', () => {
    const text = certificateText(
      certificate({ reason: 'account', days: null, userId: 7, kind: 'drafts', items: 1 }),
      'Casewright',
    );
    expect(text).toContain('deleted 1 draft at 2026-11-26T10:00:00.000Z, with account 7,');
  });
});
