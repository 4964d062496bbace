import { DEFAULT_LIMITS } from '../extraction.js';
import { Refusal } from '../refusal.js';
import { makePdf, type Placed, proseLines } from '../testing/make-pdf.js';
import { makeScan } from '../testing/make-scan.js';
import { readPdf } from './read-pdf.js';

const read = async (pages: Placed[][]) => {
  const { document } = await readPdf(
    makePdf(pages),
    DEFAULT_LIMITS,
    () => undefined,
    () => undefined,
  );
  return { ...document, paragraphs: document.text.split('\n\n') };
};

const FULL = 'the parties hereby agree to each of the terms set forth in this agreement and';

describe('readPdf', () => {
  it('joins the lines of a paragraph and parts paragraphs', async () => {
    const { paragraphs } = await read([
      [...proseLines([FULL, FULL, 'nothing else.']), ...proseLines(['Next.'], { top: 660 })],
    ]);
    expect(paragraphs).toEqual([`${FULL} ${FULL} nothing else.`, 'Next.']);
  });

  it('reads two columns one after the other, under a title across both', async () => {
    const left = Array.from({ length: 8 }, (_, n) => `left column number ${n} of the text`);
    const right = Array.from({ length: 8 }, (_, n) => `right column number ${n} of the page`);
    const { text } = await read([
      [
        { text: 'A TITLE THAT RUNS ACROSS BOTH OF THE COLUMNS', x: 150, y: 750 },
        ...proseLines(left, { x: 72 }),
        ...proseLines(right, { x: 330 }),
      ],
    ]);
    expect(text.indexOf('A TITLE')).toBe(0);
    expect(text.indexOf('left column number 7')).toBeLessThan(
      text.indexOf('right column number 0'),
    );
  });

  it('leaves out line numbers, running heads and page numbers, but not the first head', async () => {
    const page = (number: number): Placed[] => [
      { text: `Case 1:24-cv-00017 Document 3 Page ${number} of 3`, x: 150, y: 770, size: 10 },
      ...Array.from({ length: 28 }, (_, line) => ({
        text: String(line + 1),
        x: 40,
        y: 720 - line * 24,
        size: 10,
      })),
      ...proseLines(
        Array.from({ length: 12 }, () => `${FULL} page ${number}`),
        { top: 648 },
      ),
      { text: `- ${number} -`, x: 300, y: 30, size: 10 },
    ];
    const { text } = await read([page(1), page(2), page(3)]);
    expect(text.match(/Case 1:24-cv-00017/g)).toHaveLength(1);
    expect(text).not.toMatch(/- \d -/);
    expect(text).not.toMatch(/(?:^|\s)(?:7|8)(?:\s|$)/);
    expect(text.match(/page 3/g)).toHaveLength(12);
  });

  it('keeps numbers that are a column of a table', async () => {
    const rows = Array.from({ length: 10 }, (_, row) => [
      { text: String(row + 1), x: 72, y: 700 - row * 14, size: 10 },
      { text: `$${row}00.00`, x: 300, y: 700 - row * 14, size: 10 },
    ]).flat();
    const { text, blocks } = await read([[...proseLines([FULL], { top: 740 }), ...rows]]);
    expect(text).toContain('7\t$600.00');
    expect(blocks!.some(({ kind }) => kind === 'table')).toBe(true);
  });

  it('reads the sides of a caption apart and drops the line between them', async () => {
    const caption = ['ACME WIDGETS, INC.,', 'Plaintiff,', 'v.', 'BOLT MOTORS LLC,', 'Defendant.'];
    const { text } = await read([
      [
        ...proseLines(caption, { x: 72 }),
        ...caption.map((_, n) => ({ text: ')', x: 300, y: 720 - n * 14, size: 10 })),
        { text: 'Case No. 24-cv-17', x: 330, y: 706, size: 10 },
        { text: 'COMPLAINT', x: 330, y: 692, size: 10 },
        ...proseLines([FULL], { top: 600 }),
      ],
    ]);
    expect(text).not.toContain(')');
    expect(text.indexOf('Defendant.')).toBeLessThan(text.indexOf('Case No. 24-cv-17'));
  });

  it('mends hyphens at line ends, and keeps those that belong to the word', async () => {
    const { text } = await read([
      proseLines([
        'the non-compete covenant of the agreement and its termination rights are con-',
        'tinued for the term, and the non-',
        'compete binds the cross-',
        'claimant for a year.',
      ]),
    ]);
    expect(text).toContain('continued for the term');
    expect(text).toContain('the non-compete binds the cross-claimant');
  });

  it('lets a sentence run on from page to page, and says where each page begins', async () => {
    const { text, pages, paragraphs } = await read([
      proseLines([FULL, FULL]),
      proseLines(['shall be bound by them.', FULL]),
    ]);
    expect(paragraphs).toHaveLength(1);
    expect(text.slice(pages![1]!)).toMatch(/^shall be bound/);
  });

  it('marks headings and list items', async () => {
    const { blocks, text } = await read([
      [
        ...proseLines(['ARTICLE I'], { top: 760 }),
        ...proseLines([FULL, FULL, 'ends.'], { top: 730 }),
        ...proseLines(
          ['(a) the first of the items, which has a full line of words, and', 'ends;'],
          {
            top: 670,
          },
        ),
      ],
    ]);
    const kinds = blocks!.map(({ kind, start, end }) => [kind, text.slice(start, end).slice(0, 9)]);
    expect(kinds).toEqual([
      ['heading', 'ARTICLE I'],
      ['paragraph', 'the parti'],
      ['list-item', '(a) the f'],
    ]);
  });

  it('refuses what is no PDF, what has no text, and what has too many pages', async () => {
    const limits = { ...DEFAULT_LIMITS, pages: 1 };
    const attempt = (bytes: Buffer) =>
      readPdf(
        bytes,
        limits,
        () => undefined,
        () => undefined,
      );
    await expect(attempt(Buffer.from('%PDF-1.7 nothing'))).rejects.toMatchObject({
      reason: 'corrupt',
    });
    await expect(attempt(makePdf([[]]))).rejects.toMatchObject({ reason: 'blank-pages' });
    await expect(attempt(makePdf([[], []]))).rejects.toMatchObject({ reason: 'too-many-pages' });
  });

  describe('without text and out of time', () => {
    const attempt = async (bytes: Buffer, recognitionMs: number) => {
      const meanwhile: unknown[] = [];
      const ended = await readPdf(
        bytes,
        { ...DEFAULT_LIMITS, recognitionMs },
        () => undefined,
        (outcome) => meanwhile.push(outcome instanceof Refusal ? outcome.reason : outcome),
      ).catch((error: unknown) => (error as Refusal).reason);
      return { meanwhile, ended };
    };

    it('tells of scans once one is found', async () => {
      // Decoding the first scan alone takes longer.
      expect(await attempt(makeScan([{ scan: {} }, { scan: {} }]), 20)).toEqual({
        meanwhile: ['unread-scan'],
        ended: 'unread-scan',
      });
    });

    it('tells of no scans where none is found', async () => {
      expect(await attempt(makePdf([[], []]), 0)).toEqual({ meanwhile: [], ended: 'too-slow' });
    });
  });
});
