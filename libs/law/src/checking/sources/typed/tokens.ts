/** A word, a number, or a mark of a typed citation. */
export interface Token {
  text: string;
  start: number;
  end: number;
  /** The word as it is compared: without case, dots, and apostrophes. */
  word: string;
  shape: string;
  isMark: boolean;
}

const TOKEN = new RegExp(
  [
    String.raw`https?:\/\/[^\s<>"“”]*[^\s<>"“”.,;:)\]]`,
    String.raw`\b(?:www\.)?[a-z\d-]+(?:\.[a-z\d-]+)*\.(?:com|org|gov|edu|net|int|us|uk)\b(?:\/[^\s<>"“”]*[^\s<>"“”.,;:)\]])?`,
    // Subdivisions and issues close behind a number: `12(b)(6)`, `85(4)`.
    String.raw`(?<=[\p{L}\d)])(?:\([\p{L}\d]{1,5}(?:[-–]\d{1,4})?\))+(?:-\d[\p{L}\d]*)?(?![\p{L}\d])`,
    // The same behind a space: `3211 (a) (7)`.
    String.raw`(?<=[\d)]\s)(?:\((?:[a-z]|\d{1,2}|[ivx]{2,4})\))+`,
    String.raw`\*?\d+:\d\d-?\p{L}{2}-?\d[\p{L}\d-]*`,
    String.raw`\*?\d+:\d\d-[\p{L}\d-]+`,
    String.raw`\*?\d[\p{L}\d]*(?::\d+(?=-))?(?:(?:[./–—-]+)[\p{L}\d]+|,\d{3}(?!\d))*`,
    String.raw`\p{Lu}{1,2}-?\d[\p{L}\d-]*`,
    String.raw`(?:\p{L}\.){2,}`,
    String.raw`\p{L}+(?:['’]\p{L}+)*`,
    String.raw`\S`,
  ].join('|'),
  'gu',
);

/** Numbers by what they look like; which number it is says nothing about what it is. */
function numberShape(text: string): string {
  if (/^(?:1[5-9]|20)\d\d$/.test(text)) return 'Y';
  if (/^\d+$/.test(text)) return `d${Math.min(text.length, 7)}`;
  if (/^\d+(?:st|nd|rd|th|d)$/i.test(text)) return 'o';
  if (/^\*\d/.test(text)) return '*d';
  if (/^\d+[-–—]\d+$/.test(text)) return /^\d{2,3}[-–—]\d{1,3}$/.test(text) ? 'r' : 'r+';
  if (/^\d{1,3}(?:,\d{3})+$/.test(text)) return 'c';
  if (/^(?:\d+:\d\d-?|\d+-)\p{L}{2}/u.test(text)) return 'k';
  if (/^[\d.]+$/.test(text)) return 'm.';
  return /[.-]/.test(text) ? 'm.a' : 'ma';
}

function shapeOf(text: string): string {
  if (/^(?:https?:|www\.)/.test(text) || /\.(?:com|org|gov|edu|net)\b/.test(text)) return 'url';
  if (text.startsWith('(') && text.length > 1) return '()';
  if (/^\*?\d/.test(text)) return numberShape(text);
  if (/^\p{L}{1,2}-?\d/u.test(text)) return 'Ad';
  if (!/\p{L}/u.test(text)) return text;
  if (/^(?:\p{L}\.){2,}$/u.test(text)) return 'I.';
  if (/^[IVXLC]+$/.test(text)) return text.length > 1 ? 'R' : 'A';
  if (/^\p{Lu}$/u.test(text)) return 'A';
  if (/^\p{Lu}+$/u.test(text)) return 'UU';
  return /^\p{Lu}/u.test(text) ? 'Xx' : 'x';
}

const isNumber = (shape: string): boolean => /^(?:Y|d\d|o|\*d|r\+?|c|k|m\.a?|ma)$/.test(shape);

export function tokensOf(text: string): Token[] {
  return [...text.matchAll(TOKEN)].map((match) => {
    const [found] = match;
    const shape = shapeOf(found);
    const isMark = !/[\p{L}\d]/u.test(found);
    const word = isNumber(shape) || shape === 'url' || shape === '()' ? shape : plain(found);
    return {
      text: found,
      start: match.index,
      end: match.index + found.length,
      word,
      shape,
      isMark,
    };
  });
}

const plain = (text: string): string => {
  const bare = text.toLowerCase().replace(/[.'’]/g, '');
  if (bare === '') return text === '’' ? "'" : text;
  return bare.replace(/[“”]/g, '"');
};
