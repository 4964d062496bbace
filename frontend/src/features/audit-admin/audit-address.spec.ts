import { auditSearch, isFiltered, readAddress, writeAddress } from './audit-address';

const read = (search: string) => readAddress(new URLSearchParams(search));

describe('the address of the audit log', () => {
  it('is read and written', () => {
    const search = 'person=7&action=delete_draft&from=2026-11-01&to=2026-11-22&before=120';
    expect(read(search)).toEqual({
      person: 7,
      action: 'delete_draft',
      before: 120,
      from: '2026-11-01',
      to: '2026-11-22',
    });
    expect(writeAddress(read(search)).toString()).toBe(search);
  });

  it('means nothing by what it cannot mean', () => {
    expect(read('person=Ann&action=nap&from=yesterday&to=2026-99-99&before=-1')).toEqual(read(''));
    expect(auditSearch(read(''))).toBe('');
  });

  it('asks for whole days of the reader’s calendar', () => {
    const asked = new URLSearchParams(auditSearch(read('from=2026-11-01&to=2026-11-30')));
    expect(asked.get('from')).toBe(new Date(2026, 10, 1).toISOString());
    expect(asked.get('to')).toBe(new Date(2026, 11, 1).toISOString());
  });

  it('tells filters from a place in the log', () => {
    expect(isFiltered(read('before=7'))).toBe(false);
    expect(isFiltered(read('person=7'))).toBe(true);
  });
});
