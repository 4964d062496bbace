import type { DraftSection, Placeholder } from '@casewright/contracts';
import { describe, expect, it } from '@jest/globals';
import { groupFields } from './group-fields';

const section = (id: string, parent: string | null, number: string, heading: string) =>
  ({ id, parent, number, heading, level: parent ? 2 : 1, blocks: [], notes: [] }) as DraftSection;
const field = (name: string, ...where: string[]) => ({ name, where }) as Placeholder;

describe('groupFields', () => {
  it('has each field once, under the outermost section that prints it first', () => {
    const sections = [
      section('opening', null, '', ''),
      section('price', null, '2', 'Price'),
      section('late', 'price', '2.1', 'Late payment'),
    ];
    const fields = [
      field('party', 'opening', 'price'),
      field('rate', 'late'),
      field('fee', 'price'),
    ];
    expect(
      groupFields(fields, sections).map(({ heading, fields: own }) => [
        heading,
        ...own.map(({ name }) => name),
      ]),
    ).toEqual([
      ['Opening', 'party'],
      ['2. Price', 'rate', 'fee'],
    ]);
  });

  it('loses no field that no section prints', () => {
    expect(groupFields([field('stray'), field('lost', 'gone')], [])).toMatchObject([
      { id: '', fields: [{ name: 'stray' }, { name: 'lost' }] },
    ]);
  });
});
