import { once } from 'node:events';
import { createWriteStream } from 'node:fs';
import { finished } from 'node:stream/promises';
import { random } from './random.mjs';

/** A paragraph comes from another opinion so often: documents share words, none is a copy. */
const FOREIGN = 0.35;
const REPORTERS = ['U.S.', 'F.3d', 'F. Supp. 2d', 'Cal. 4th', 'N.E.2d', 'P.3d', 'So. 2d', 'N.W.2d'];
const CITATION =
  /\b\d{1,4} (?:U\. ?S\.|F\. ?[23]d|F\. ?Supp\.(?: ?2d)?|S\. ?Ct\.|[A-Z]\.[A-Z]?\.? ?2d|P\. ?2d|A\. ?2d|So\. ?2d) \d{1,4}\b/g;

const SYLLABLES =
  'bar cal dor fen gil har jen kel lor mar nor pel ros sel tor van wel zim lan ber'.split(' ');

function name(number) {
  let rest = number * 7 + 3;
  let word = '';
  for (let i = 0; i < 3; i++) {
    word += SYLLABLES[rest % SYLLABLES.length];
    rest = Math.floor(rest / SYLLABLES.length) + number;
  }
  return word[0].toUpperCase() + word.slice(1);
}

function citation(number) {
  const reporter = REPORTERS[number % REPORTERS.length];
  return `${100 + (Math.floor(number / 8) % 890)} ${reporter} ${1 + Math.floor(number / 7_120) * 37 + (number % 31)}`;
}

/**
 * A library of opinions grown from the real ones as neutral JSONL: paragraphs of the real ones
 * recombined, parties renamed, citations turned to other opinions of the same library (famous ones
 * more often), so that words, lengths and the citation graph are distributed as in life. A smaller
 * library is the beginning of a larger one.
 */
export class GrownLibrary {
  /** Opinions so far, and characters of their text. */
  count = 0;
  characters = 0;
  #sources;
  #next = random(20_261_121);

  constructor(records) {
    this.#sources = records.map((record) => ({
      record,
      paragraphs: record.opinions.flatMap(({ text }) => text.split(/\n\s*\n/)),
    }));
  }

  /** Writes the opinions to `file` that the library lacks of `count`. */
  async growTo(count, file) {
    const out = createWriteStream(file);
    for (; this.count < count; this.count++) {
      const line = grown(this.count, this.#sources, this.#next);
      this.characters += line.opinions[0].text.length;
      if (!out.write(`${JSON.stringify(line)}\n`)) await once(out, 'drain');
    }
    out.end();
    await finished(out);
  }
}

function grown(number, sources, next) {
  const pick = () => sources[Math.floor(next() * sources.length)];
  const base = sources[number % sources.length];
  const paragraphs = base.paragraphs.map((own) => {
    if (next() > FOREIGN) return own;
    const { paragraphs: others } = pick();
    return others[Math.floor(next() * others.length)];
  });
  const [plaintiff, defendant] = [name(number), name(number * 3 + 1)];
  const text = paragraphs
    .join('\n\n')
    .replace(CITATION, () => citation(Math.floor(next() ** 3 * Math.max(1, number))))
    .replaceAll(base.record.case_name_short || '\u0000', plaintiff);
  const year = 1900 + (number % 125);
  return {
    id: `grown-${number}`,
    source: 'grown',
    court_id: base.record.court_id,
    court: base.record.court,
    jurisdiction: base.record.jurisdiction,
    case_name: `${plaintiff} v. ${defendant}`,
    case_name_short: plaintiff,
    case_name_full: '',
    citations: [citation(number)],
    date_filed: `${year}-0${1 + (number % 9)}-1${number % 10}`,
    year,
    docket_number: `${number % 99}-${number}`,
    precedential_status: 'Published',
    judges: name(number % 400),
    citation_count: 0,
    url: '',
    cites_in_corpus: [],
    opinions: [{ opinion_id: number + 1, type: '020lead', text }],
  };
}
