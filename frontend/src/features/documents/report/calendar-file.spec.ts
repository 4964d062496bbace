import type { DocumentDate } from '@casewright/contracts';
import { calendarFile } from './calendar-file';

const DATES: DocumentDate[] = [
  {
    kind: 'deadline',
    date: '2026-12-31',
    label: 'Answer due',
    page: 2,
    quote: 'within 21 days; or, at most,\nby year’s end',
    start: 40,
    end: 80,
    computed: {
      rule: 'Fed. R. Civ. P. 12(a)',
      reasoning: 'Served on December 10, 2026; plus 21 days.',
    },
  },
  {
    kind: 'effective',
    date: '2026-02-28',
    label: 'Effective date',
    page: 1,
    quote: 'February 28, 2026',
    start: 3,
    end: 20,
  },
];

/** With folded lines put together (RFC 5545, 3.1). */
const linesOf = async (dates: DocumentDate[], title: string): Promise<string[]> =>
  (await calendarFile(dates, title).text()).replaceAll('\r\n\t', '').split('\r\n');

describe('the calendar of a document', () => {
  it('has each date as a whole day, with its words and how it was computed', async () => {
    const lines = await linesOf(DATES, 'Lease, Acme; Bell');
    expect(lines[0]).toBe('BEGIN:VCALENDAR');
    expect(lines.filter((line) => line === 'BEGIN:VEVENT')).toHaveLength(2);
    expect(lines).toEqual(
      expect.arrayContaining([
        'DTSTART;VALUE=DATE:20261231',
        'DTSTART;VALUE=DATE:20260228',
        'SUMMARY:Answer due: Lease\\, Acme\\; Bell',
        expect.stringMatching(
          /^DESCRIPTION:“within 21 days\\; or\\, at most\\,\\nby year’s end”\\n\\n.*12\(a\)/,
        ),
      ]),
    );
    expect(lines.filter((line) => /^DT(?:END|START)(?!;VALUE=DATE)/.test(line))).toEqual([]);
  });

  it('names the same events again, and others of another document', async () => {
    const uids = async (title: string) =>
      (await linesOf(DATES, title)).filter((line) => line.startsWith('UID:'));
    expect(await uids('Lease')).toEqual(await uids('Lease'));
    expect(await uids('Lease')).not.toEqual(await uids('Other'));
    expect(new Set(await uids('Lease')).size).toBe(2);
  });

  it('cuts long quotations', async () => {
    const [date] = DATES;
    const lines = await linesOf([{ ...date!, quote: 'a'.repeat(2_000) }], 'Lease');
    expect(lines.find((line) => line.startsWith('DESCRIPTION'))?.length).toBeLessThan(700);
  });
});
