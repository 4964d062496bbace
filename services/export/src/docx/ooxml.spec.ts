import { EXPORT_TYPES } from '@casewright/contracts';
import { faultsOf } from '../testing/ooxml-rules.js';
import { partsOfDocx } from '../testing/read-file.js';
import { renderSample } from '../testing/render-sample.js';
import { templateSample } from '../testing/samples.js';

const partsOf = async (...asked: Parameters<typeof renderSample>) =>
  partsOfDocx((await renderSample(...asked)).bytes);

/** Each breaks one rule in the file of a template or of a review. */
const BREAKS: [string, 'template' | 'writing', string, RegExp, string, string][] = [
  [
    'order',
    'template',
    'word/document.xml',
    /(<w:keepNext\/>)(<w:keepLines\/>)/,
    '$2$1',
    'comes too late in w:pPr',
  ],
  [
    'ids',
    'template',
    'word/document.xml',
    /<w:id w:val="2"\/>/,
    '<w:id w:val="1"/>',
    'more than one content control with the id 1',
  ],
  [
    'lists',
    'template',
    'word/document.xml',
    /<w:numId w:val="\d+"/,
    '<w:numId w:val="99"',
    'there is no list 99',
  ],
  [
    'parts',
    'template',
    'word/_rels/document.xml.rels',
    /Target="styles\.xml"/,
    'Target="s.xml"',
    'there is no part word/s.xml',
  ],
  [
    'types',
    'template',
    '[Content_Types].xml',
    /PartName="\/word\/styles\.xml"/,
    'PartName="/x.xml"',
    'there is no part /x.xml',
  ],
  [
    'notes',
    'template',
    'word/footnotes.xml',
    /w:type="separator"/,
    'w:type="normal"',
    'there is no footnote separator',
  ],
  [
    'authors',
    'writing',
    'word/document.xml',
    /(<w:del [^>]*)w:author="[^"]*"/,
    '$1',
    'w:del has no author',
  ],
  [
    'dates',
    'writing',
    'word/document.xml',
    /(<w:ins [^>]*)w:date="[^"]*"/,
    '$1w:date="today"',
    'w:ins has the date',
  ],
  [
    'comments',
    'writing',
    'word/comments.xml',
    /(<w:comment [^>]*)w:id="0"/,
    '$1w:id="7"',
    'there is no comment 0',
  ],
];

describe('the rules that Word reads files by', () => {
  it.each(EXPORT_TYPES)('are kept by a file of %s', async (type) => {
    expect(faultsOf(await partsOf('docx', type))).toEqual([]);
  });

  it('are kept by a pleading with its notes', async () => {
    const data = { ...templateSample, documentType: 'Legal Motion' };
    const options = { notes: true, lineNumbers: true, paper: 'a4' };
    expect(faultsOf(await partsOf('docx', 'template', { data, options }))).toEqual([]);
  });

  it.each(BREAKS)('are missed when broken: %s', async (_, type, part, found, put, fault) => {
    const parts = await partsOf('docx', type, { options: { notes: true } });
    const whole = parts.get(part) ?? '';
    const broken = whole.replace(found, put);
    expect(broken).not.toBe(whole);
    expect(faultsOf(new Map(parts).set(part, broken)).join('\n')).toContain(fault);
  });
});
