/**
 * Writes a typed citation with its labels from a template: `{name}` is a field, `[...]` is left out
 * half of the time and always where a field in it is missing, `<a|b|c>` is one of several, `@x` a macro.
 */
const MACROS = {
  '@,': '<, |, |, |, |; |. | - | >',
  '@at': '<, |, |, |, at | at |, at page |, at p. |, p. |, page |, pp. | @ |, pg. | p >',
  '@§': '<§ |§|§ |section |section |sec. |Section |Sec. |s. |sections |§§ |>',
  '@no': '<No. |No. |no. |Number |number |# |no |nos. >',
  '@&': '< & | and |, and | and |, & >',
  '@pp': '<|pp. |p. |pages |page |at |pp |pgs. >',
  '@"': '<"|“|">',
  '@v': '<vol. |volume |Vol. |v. |Volume |vol >',
};

/** The parts of a template between its marks, nested. */
function parse(text, at = 0, stop = '') {
  const parts = [];
  let literal = '';
  const flush = () => {
    if (literal) parts.push({ literal });
    literal = '';
  };
  while (at < text.length) {
    const sign = text[at];
    if (stop.includes(sign)) break;
    if (sign === '{') {
      flush();
      const end = text.indexOf('}', at);
      parts.push({ field: text.slice(at + 1, end) });
      at = end + 1;
    } else if (sign === '[') {
      flush();
      const [optional, end] = parse(text, at + 1, ']');
      parts.push({ optional });
      at = end + 1;
    } else if (sign === '<') {
      flush();
      const options = [];
      do {
        const [option, end] = parse(text, at + 1, '|>');
        options.push(option);
        at = end;
      } while (text[at] === '|');
      parts.push({ options });
      at++;
    } else {
      literal += sign;
      at++;
    }
  }
  flush();
  return [parts, at];
}

const expand = (text) =>
  Object.entries(MACROS).reduce((all, [name, value]) => all.replaceAll(name, value), text);

const cache = new Map();
const parsed = (text) => {
  if (!cache.has(text)) cache.set(text, parse(expand(text))[0]);
  return cache.get(text);
};

/** `{title}` has the label of its name; `{pin:page}` writes the field pin as a page. */
function fieldOf(name, fields) {
  const [source, label = source] = name.split(':');
  const value = fields[source];
  return value === undefined || value === '' ? undefined : { text: String(value), label };
}

function write(parts, fields, random) {
  const out = [];
  for (const part of parts) {
    if (part.literal !== undefined) out.push({ text: part.literal, label: 'O' });
    else if (part.field) {
      const field = fieldOf(part.field, fields);
      if (!field) return undefined;
      out.push(field);
    } else if (part.optional) {
      if (random.chance(0.55)) out.push(...(write(part.optional, fields, random) ?? []));
    } else {
      const choices = [...part.options];
      const chosen = write(random.pick(choices), fields, random);
      if (!chosen) return undefined;
      out.push(...chosen);
    }
  }
  return out;
}

/** Pieces of text with labels, of one of the templates that the fields suffice for. */
export function fill(templates, fields, random) {
  for (let tries = 0; tries < 30; tries++) {
    const pieces = write(parsed(random.pick(templates)), fields, random);
    if (pieces) return pieces;
  }
  return undefined;
}
