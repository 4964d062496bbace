import { createRequire } from 'node:module';
import { cleanText } from '../document-model/text.js';

const require = createRequire(import.meta.url);
const FOLDER = '@expo-google-fonts/tinos';

/** Tinos (OFL): Latin, Greek, Cyrillic, and Hebrew, with the measures of Times New Roman. */
const FILES = {
  regular: '400Regular/Tinos_400Regular.ttf',
  italic: '400Regular_Italic/Tinos_400Regular_Italic.ttf',
  bold: '700Bold/Tinos_700Bold.ttf',
  'bold-italic': '700Bold_Italic/Tinos_700Bold_Italic.ttf',
} as const;
export type Face = keyof typeof FILES;

/** Left out of pdfkit's types: an open font, of fontkit's, and the words that it has laid out. */
interface OpenFont {
  font: { hasGlyphForCodePoint(codePoint: number): boolean };
  layoutCache: Record<string, unknown>;
}
interface Fonts {
  _font: OpenFont;
  _fontFamilies: Record<string, Partial<OpenFont>>;
}

/** Symbols that the typeface lacks, with substitutes it has. */
const STAND_INS: Record<string, string> = { '☐': '[ ]', '☑': '[x]', '☒': '[x]' };
/** Joiners, variation selectors and marks of direction: they show nothing on their own. */
const INVISIBLE = /\p{Default_Ignorable_Code_Point}/gu;
const MARKS = /\p{M}/u;
/** Longer words are not cached: nobody writes them twice. */
const REMEMBERED = 60;

/** The fonts of one document, and which characters they have. */
export class Typeface {
  private readonly known = new Map<number, boolean>();
  /** Characters shown by code point because the fonts lack them. */
  readonly missing = new Set<string>();

  constructor(private readonly doc: PDFKit.PDFDocument) {
    for (const [face, file] of Object.entries(FILES)) {
      doc.registerFont(face, require.resolve(`${FOLDER}/${file}`));
    }
  }

  use(face: Face, size: number): void {
    this.doc.font(face).fontSize(size);
  }

  /** In points. */
  width(text: string, face: Face, size: number): number {
    this.use(face, size);
    return this.doc.widthOfString(text, layoutOptions(text));
  }

  /** Clears the layout cache, which would otherwise grow until the end. */
  forgetWords(): void {
    for (const font of Object.values((this.doc as unknown as Fonts)._fontFamilies)) {
      font.layoutCache = Object.create(null);
    }
  }

  /**
   * The text in characters that the fonts have: a missing character is shown as `‹U+1F600›` rather
   * than as an empty box or not at all.
   */
  showable(given: string): string {
    const text = cleanText(given).replace(INVISIBLE, '');
    const whole = MARKS.test(text) ? text.normalize('NFC') : text;
    let shown = '';
    for (const character of whole) shown += this.shown(character);
    return shown;
  }

  private shown(character: string): string {
    const codePoint = character.codePointAt(0) ?? 0;
    let has = this.known.get(codePoint);
    if (has === undefined) {
      this.use('regular', 10);
      const { font } = (this.doc as unknown as Fonts)._font;
      has = character === '\n' || character === '\t' || font.hasGlyphForCodePoint(codePoint);
      this.known.set(codePoint, has);
    }
    if (has) return character;
    const standIn = STAND_INS[character];
    if (standIn) return standIn;
    this.missing.add(character);
    return `‹U+${codePoint.toString(16).toUpperCase().padStart(4, '0')}›`;
  }
}

/** Any features given keep pdfkit from remembering how a text was laid out. */
export function layoutOptions(text: string): { features?: PDFKit.Mixins.OpenTypeFeatures[] } {
  return text.length > REMEMBERED && !text.includes(' ') ? { features: [] } : {};
}
