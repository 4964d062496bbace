import { type Run as DocxRun, XmlComponent } from 'docx';
import type { PlaceholderRun } from '../document-model/runs.js';
import { oneLine } from '../document-model/text.js';

/** ECMA-376 gives an alias and a tag 64 characters. */
const LONGEST_NAME = 64;

/** An element with `w:` attributes and children, as the library has them. */
class Element extends XmlComponent {
  constructor(name: string, attributes: Record<string, string> = {}, children: unknown[] = []) {
    super(name);
    if (Object.keys(attributes).length > 0) this.root.push({ _attr: attributes } as never);
    this.root.push(...(children as never[]));
  }
}

const valued = (name: string, value: string): Element => new Element(name, { 'w:val': value });

/**
 * A structured document tag (ECMA-376 part 1, 17.5.2) around a place to be filled in: Word shows
 * its label, offers a calendar for a date and a list for a choice. All places of one name have one
 * tag.
 *
 * @param id unique in the document, from 1
 */
export function contentControl(run: PlaceholderRun, id: number, content: DocxRun): XmlComponent {
  return new Element('w:sdt', {}, [
    new Element('w:sdtPr', {}, [
      valued('w:alias', oneLine(run.label).slice(0, LONGEST_NAME)),
      valued('w:tag', oneLine(run.name).slice(0, LONGEST_NAME)),
      valued('w:id', String(id)),
      ...(run.filled ? [] : [new Element('w:showingPlcHdr')]),
      input(run),
    ]),
    new Element('w:sdtContent', {}, [content]),
  ]);
}

function input({ input: asked }: PlaceholderRun): XmlComponent {
  if (asked.as === 'date') {
    return new Element('w:date', {}, [
      valued('w:dateFormat', 'MMMM d, yyyy'),
      valued('w:lid', 'en-US'),
      valued('w:storeMappedDataAs', 'dateTime'),
      valued('w:calendar', 'gregorian'),
    ]);
  }
  if (asked.as === 'text') return new Element('w:text');
  const items = [...new Set(asked.choices.map(oneLine))].map(
    (choice) => new Element('w:listItem', { 'w:displayText': choice, 'w:value': choice }),
  );
  return new Element('w:dropDownList', {}, items);
}
