import { type GenerateTemplateResponse, TEMPLATE_TYPES } from '@casewright/contracts';
import { jest } from '@jest/globals';
import { hasOffice, type OpenedFile, openInOffice } from '../test/office.js';
import { type RunningProduct, startProduct } from '../test/product.js';

jest.setTimeout(300_000);

const REQUIREMENTS: Record<(typeof TEMPLATE_TYPES)[number], string> = {
  'Contract Agreement':
    'Between Harrow & Pike LLC and Whitlock Services, Inc. for a survey of the harbor at $40,000, due in 60 days.',
  'Non-Disclosure Agreement':
    'Mutual NDA between Harrow & Pike LLC and Whitlock Services, Inc., effective March 1, 2027, for three years.',
  'Employment Contract':
    'Harrow & Pike LLC hires Dana Reyes as controller at $120,000 a year from May 3, 2027.',
  'Service Agreement':
    'Whitlock Services, Inc. cleans the offices of Harrow & Pike LLC each week for $900 a month.',
  'Purchase Agreement':
    'Harrow & Pike LLC sells three lathes to Whitlock Services, Inc. for $75,000 on June 1, 2027.',
  'Lease Agreement':
    'Harrow & Pike LLC leases 12 Quay Street to Dana Reyes as a home for $2,100 a month from July 1, 2027.',
  'Settlement Agreement':
    'Whitlock Services, Inc. pays Harrow & Pike LLC $30,000 and both release all claims about the lathes.',
  'Legal Motion':
    'Defendant Whitlock Services, Inc. moves to dismiss for lack of personal jurisdiction and failure to state a claim.',
  'Legal Brief':
    'Appellant Dana Reyes argues that the search of her car without a warrant was unreasonable.',
  'Cease and Desist Letter':
    'To Whitlock Services, Inc. from Harrow & Pike LLC: stop using our trademark HARROW on lathes.',
};
const BRIEF = `ARGUMENT

The motion should be denied. Plaintiff argues that the notice was clearly late, and it is respectfully submitted that the clerk received the paper prior to noon. In order to decide, the Court may read the log.`;

const count = (text: string, pattern: RegExp): number => text.match(pattern)?.length ?? 0;
/** Without the stops behind numbers, and the numbers of footnotes. */
const plain = (line: string): string =>
  line
    .replace(/\d+$/, '')
    .replace(/[\s.]+/g, ' ')
    .trim();
const nameOf = (type: string): string => type.toLowerCase().replaceAll(' ', '-');

(hasOffice() ? describe : describe.skip)('Word files, opened in LibreOffice', () => {
  let product: RunningProduct;
  let ann: string;
  const drafts: Record<string, GenerateTemplateResponse> = {};
  let opened: Record<string, OpenedFile>;
  let analyzed: { findings: { title: string; quote: string }[] };

  beforeAll(async () => {
    product = await startProduct();
    ann = await product.signUp('ann@firm.example');
    const files: Record<string, Uint8Array> = {};
    for (const documentType of TEMPLATE_TYPES) {
      const draft = await post<GenerateTemplateResponse>('/api/templates/generate', {
        documentType,
        requirements: REQUIREMENTS[documentType],
        jurisdiction: 'California',
      });
      drafts[nameOf(documentType)] = draft;
      files[nameOf(documentType)] = await wordFile('template', draft, { notes: true });
    }
    const review = await post<object>('/api/writing/analyze', { content: BRIEF });
    files.review = await wordFile('writing', { ...review, content: BRIEF });
    analyzed = await post('/api/insights/analyze', {
      text: drafts['lease-agreement']!.content,
      title: 'Lease',
    });
    files.analysis = await wordFile('analysis', analyzed);
    opened = await openInOffice(files);
  });

  afterAll(() => product?.stop());

  async function post<T>(path: string, body: object): Promise<T> {
    const response = await send(path, body);
    expect([path, response.status]).toEqual([path, 200]);
    return (await response.json()) as T;
  }

  const send = (path: string, body: object): Promise<Response> =>
    fetch(`${product.origin}${path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', cookie: ann },
      body: JSON.stringify(body),
    });

  async function wordFile(type: string, data: object, options = {}): Promise<Uint8Array> {
    const response = await send('/api/export', { format: 'docx', type, data, options });
    expect([type, response.status]).toEqual([type, 200]);
    return new Uint8Array(await response.arrayBuffer());
  }

  describe.each(TEMPLATE_TYPES.map(nameOf))('a draft: %s', (name) => {
    it('has its headings in styles of headings, and prints their numbers', () => {
      const { xml, text } = opened[name]!;
      const headings = drafts[name]!.sections.filter(({ heading }) => heading);
      expect(headings.length).toBeGreaterThan(0);
      const lines = text.split('\n').map(plain);
      for (const { number, heading } of headings) {
        expect(lines).toContain(plain(`${number ?? ''} ${heading}`));
      }
      expect(count(xml, /<text:h [^>]*text:outline-level="/g)).toBeGreaterThanOrEqual(
        headings.length,
      );
    });

    it('has its notes as footnotes, and its open places', () => {
      const { xml, text } = opened[name]!;
      const { sections, placeholders } = drafts[name]!;
      const notes = sections.reduce((sum, { notes: own }) => sum + own.length, 0);
      expect(count(xml, /text:note-class="footnote"/g)).toBeGreaterThanOrEqual(notes);
      const open = placeholders.filter(({ value }) => value === null).map(({ label }) => label);
      const missing = open.filter((label) => !text.toLowerCase().includes(label.toLowerCase()));
      expect(missing).toEqual([]);
    });
  });

  it('shows the proposed wording of a review as tracked changes', () => {
    const { xml, text } = opened.review!;
    const changes = /<text:tracked-changes[\s\S]*?<\/text:tracked-changes>/.exec(xml)?.[0] ?? '';
    expect(count(changes, /<text:insertion>/g)).toBeGreaterThanOrEqual(2);
    expect(count(changes, /<text:deletion>/g)).toBeGreaterThanOrEqual(2);
    // What is deleted stays in its place until the change is accepted.
    expect(text).toContain('prior to');
    expect(text).toContain('before');
    expect(changes).toMatch(/<dc:creator>[^<]+<\/dc:creator>/);
  });

  it('has each finding of an analysis under a heading, with its quotation', () => {
    const { xml, text } = opened.analysis!;
    expect(analyzed.findings.length).toBeGreaterThan(2);
    const plain = text.replace(/\s+/g, ' ');
    for (const { title, quote } of analyzed.findings) {
      expect(plain).toContain(title.replace(/\s+/g, ' '));
      expect(plain).toContain(quote.replace(/\s+/g, ' ').trim());
    }
    expect(count(xml, /<text:h /g)).toBeGreaterThanOrEqual(analyzed.findings.length);
  });
});
