import type { Block, DraftSection, Run } from '@casewright/contracts';
import { describe, expect, it } from '@jest/globals';
import { draftHtml } from './draft-html';

const words = (text: string): Run => ({ kind: 'text', text });
const section = (...blocks: Block[]): DraftSection => ({
  id: 'a',
  parent: null,
  level: 1,
  number: '1',
  heading: 'A & B',
  notes: [],
  blocks,
});
const paragraph = (runs: Run[], indent = 0): Block => ({
  kind: 'paragraph',
  label: indent ? '(a)' : null,
  indent,
  align: 'left',
  runs,
});

describe('draftHtml', () => {
  it('has headings, typefaces and indents, and escapes everything', () => {
    const runs: Run[] = [
      { kind: 'term', text: '“Fee”' },
      words(' is <5> '),
      { kind: 'text', text: 'net', style: 'italic' },
      { kind: 'placeholder', name: 'x', text: '<b>', filled: true },
    ];
    expect(draftHtml({ title: 'T "1"', sections: [section(paragraph(runs, 1))] })).toBe(
      '<h1>T &quot;1&quot;</h1>\n<h2>1. A &amp; B</h2>\n' +
        '<blockquote><p align="left">(a) <b>“Fee”</b> is &lt;5&gt; <i>net</i>&lt;b&gt;</p></blockquote>',
    );
  });

  it('has captions and places to sign, and no title over a caption', () => {
    const caption: Block = {
      kind: 'caption',
      court: [[words('Court')]],
      left: [[words('A'), words(' v.')], [words('B')]],
      right: [[words('No. 1')]],
    };
    const signature: Block = {
      kind: 'signature',
      heading: [words('Seller')],
      lines: [
        { label: 'By', runs: [] },
        { label: '', runs: [words('Ann')] },
      ],
    };
    const html = draftHtml({ title: 'Motion', sections: [section(caption, signature)] });
    expect(html).not.toContain('<h1>');
    expect(html).toContain('<td>A v.<br>B</td><td>No. 1</td>');
    expect(html).toContain(`<p><b>Seller</b><br>By: ${'_'.repeat(30)}<br>Ann</p>`);
  });
});
