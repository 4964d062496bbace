import type { OfficePackage } from '../open-package.js';
import { type Attributes, readXml } from '../read-xml.js';

/** What a paragraph's style says that matters for its text. */
interface ParagraphStyle {
  /** Depth of a heading, 1 for the outermost; null for other text. */
  heading: number | null;
  numId: string | null;
  level: number | null;
}

interface RawStyle {
  name: string;
  basedOn: string | null;
  outline: number | null;
  numId: string | null;
  level: number | null;
}

const MOST_ANCESTORS = 12;

export class Styles {
  private readonly styles = new Map<string, RawStyle>();
  private defaultId = '';

  static async read(parts: OfficePackage, part: string | undefined): Promise<Styles> {
    const styles = new Styles();
    if (part) await styles.load(parts.read(part));
    return styles;
  }

  /** A style with what it inherits; `undefined` stands for the document's default style. */
  of(id: string | undefined): ParagraphStyle {
    const result: ParagraphStyle = { heading: null, numId: null, level: null };
    let at: string | null = id ?? this.defaultId;
    for (let step = 0; at !== null && step < MOST_ANCESTORS; step += 1) {
      const style: RawStyle | undefined = this.styles.get(at);
      if (!style) break;
      result.heading ??= headingLevel(style);
      result.numId ??= style.numId;
      result.level ??= style.level;
      at = style.basedOn;
    }
    return result;
  }

  private async load(part: AsyncIterable<Buffer>): Promise<void> {
    let current: RawStyle | null = null;
    await readXml(part, {
      open: (name, attributes) => {
        if (name === 'style' && attributes.type === 'paragraph') {
          current = { name: '', basedOn: null, outline: null, numId: null, level: null };
          const id = attributes.styleId ?? '';
          this.styles.set(id, current);
          if (attributes.default === '1' || attributes.default === 'true') this.defaultId = id;
        } else if (current) describe(current, name, attributes);
      },
      close: (name) => {
        if (name === 'style') current = null;
      },
    });
  }
}

function describe(style: RawStyle, element: string, { val = '' }: Attributes): void {
  if (element === 'name') style.name = val;
  else if (element === 'basedOn') style.basedOn = val;
  else if (element === 'outlineLvl') style.outline = Number(val);
  else if (element === 'numId') style.numId = val;
  else if (element === 'ilvl') style.level = Number(val);
}

/** Level 9 of the outline is Word's word for body text. */
function headingLevel({ name, outline }: RawStyle): number | null {
  if (outline !== null && outline < 9) return outline + 1;
  const named = /^heading (\d)$/i.exec(name)?.[1];
  if (named) return Number(named);
  return /^title$/i.test(name) ? 1 : null;
}
