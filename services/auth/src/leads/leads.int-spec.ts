import { deleteLead, LEADS_READ, listLeads, readLeads, recordLead } from '@casewright/contracts';
import { admin, anybody } from '../../test/audit-acts.js';
import { type RunningAuth, refusal, startAuth } from '../../test/running-auth.js';

describe('the leads', () => {
  let auth: RunningAuth;

  beforeAll(async () => {
    auth = await startAuth();
    for (let n = 1; n <= LEADS_READ + 6; n += 1) {
      await auth.bus.call(recordLead, {
        email: `lead${n}@firm.example`,
        name: `Lead ${n}`,
        source: 'signup_form',
        ...(n % 2 ? { company: '100% Law' } : {}),
      });
    }
  });
  afterAll(() => auth.stop());

  const list = (query: { search?: string; page?: number }) =>
    auth.bus.call(listLeads, query, { principal: admin });
  const read = (after: number) => auth.bus.call(readLeads, { after }, { principal: admin });

  it('are listed newest first, a page at a time', async () => {
    const first = await list({});
    expect(first.total).toBe(LEADS_READ + 6);
    expect(first.leads).toHaveLength(25);
    expect(first.leads[0]).toMatchObject({ email: `lead${LEADS_READ + 6}@firm.example` });
    expect((await list({ page: 2 })).leads.map(({ email }) => email)).toEqual([
      'lead1@firm.example',
    ]);
  });

  it('are found by name, company, and address, whatever the case', async () => {
    expect((await list({ search: 'LEAD 7' })).total).toBe(1);
    expect((await list({ search: 'lead7@' })).total).toBe(1);
    expect((await list({ search: '100%' })).total).toBe((LEADS_READ + 6) / 2);
    expect((await list({ search: 'lead_7' })).total).toBe(0);
  });

  it('are read in order, for the file', async () => {
    const first = await read(0);
    expect(first).toHaveLength(LEADS_READ);
    const rest = await read(first.at(-1)!.id);
    expect([...first, ...rest].map(({ email }) => email)).toEqual(
      Array.from({ length: LEADS_READ + 6 }, (_, n) => `lead${n + 1}@firm.example`),
    );
  });

  it('are an administrator’s alone, who deletes them', async () => {
    const [lead] = (await list({ search: 'lead3@' })).leads;
    const { id } = lead!;
    const others = { principal: anybody };
    expect((await refusal(auth.bus.call(listLeads, {}, others))).code).toBe('FORBIDDEN');
    expect((await refusal(auth.bus.call(deleteLead, { id }, others))).code).toBe('FORBIDDEN');
    await auth.bus.call(deleteLead, { id }, { principal: admin });
    expect((await list({ search: 'lead3@' })).total).toBe(0);
    const again = auth.bus.call(deleteLead, { id }, { principal: admin });
    expect((await refusal(again)).code).toBe('NOT_FOUND');
  });
});
