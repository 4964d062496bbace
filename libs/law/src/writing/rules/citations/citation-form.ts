import type { Citation } from '../../../citations/index.js';
import type { Paragraph } from '../../text/reading.js';
import { placesIn } from '../../text/span.js';
import type { DocumentRule, Match } from '../rule.js';

/** A departure from form, with what makes two of them the same one. */
interface Departure extends Match {
  key: string;
}

export const citationForm: DocumentRule<Departure[]> = {
  id: 'citation-form',
  name: 'Citation form',
  family: 'citations',
  severity: 'low',
  why: 'A reader who checks one citation and finds it right trusts the rest.',
  source: 'The Bluebook, rules 3.2, 4.1, 6.1, 6.2 and 10',
  matches: [
    'See Hale v. Pruitt, 410 F.3d 220[[ (6th Cir. 2005), 224]].',
    'See Hale v. Pruitt, [[410 F. 3d 220]], 224 (6th Cir. 2005).',
    'See Hale v. Pruitt, [[410 F.3d 220, 224 (2005)]]; [[15 U.S.C. Sec. 1692g(b)]].',
  ],
  passes: [
    'See Hale v. Pruitt, 410 F.3d 220, 224–25 (6th Cir. 2005).',
    'See Hale v. Pruitt, 73 App. D.C. 85, 115 F.2d 690 (1940).',
  ],
  collect: (paragraph) =>
    paragraph.kind === 'prose' || paragraph.citations.length > 0
      ? [...ofCitations(paragraph), ...plain(paragraph)]
      : [],
  check: (parts) => {
    const first = new Map<string, Match & { count: number }>();
    for (const { at, found } of parts) {
      for (const { key, ...match } of found) {
        const known = first.get(key);
        if (known) known.count++;
        else first.set(key, { ...match, start: at + match.start, end: at + match.end, count: 1 });
      }
    }
    return [...first.values()].map(({ count, ...match }) =>
      count === 1
        ? match
        : { ...match, remark: `${match.remark} It stands so in ${count} places.` },
    );
  },
};

function ofCitations({ text, sentences, citations }: Paragraph): Departure[] {
  const starts = new Set(sentences.map(({ start }) => start));
  return citations.flatMap((citation) =>
    departures(text, citation, starts.has(citation.fullSpan.start)),
  );
}

function departures(text: string, citation: Citation, opensSentence: boolean): Departure[] {
  const { start, end, fields, kind, fullSpan } = citation;
  const words = text.slice(start, end);
  const found: Departure[] = [];
  const { reporterFound } = fields;
  const reporter = fields.reporter && closedUp(fields.reporter);
  if (
    reporter &&
    reporterFound &&
    reporter !== reporterFound &&
    /\.|^[A-Z]{2,3}$/.test(reporterFound) &&
    stops(reporterFound) <= stops(reporter) &&
    bare(reporter) === bare(reporterFound) &&
    words.includes(reporterFound)
  ) {
    found.push({
      key: `reporter ${reporterFound}`,
      start,
      end,
      remark: `“${reporterFound}” is abbreviated “${reporter},” with its spaces.`,
      replacement: { text: words.replace(reporterFound, reporter), safe: true },
    });
  }
  if (kind === 'statute' || kind === 'regulation') found.push(...sectionSign(words, start, end));
  const name = text.slice(fullSpan.start, start);
  const versus = /\svs\.?\s/.exec(name);
  if (kind === 'case' && versus) {
    const nameEnd = fullSpan.start + name.replace(/[,\s]+$/, '').length;
    const said = text.slice(fullSpan.start, nameEnd);
    found.push({
      key: 'versus',
      start: fullSpan.start,
      end: nameEnd,
      remark: 'Parties are joined by “v.” in a citation.',
      replacement: { text: said.replace(/\svs\.?\s/, ' v. '), safe: true },
    });
  }
  const pin = Number(/^\d+(?![\d,]*\s?[.*¶§])/.exec(fields.pin ?? '')?.[0] ?? Infinity);
  if (kind === 'case' && pin < Number(fields.page) && text.indexOf(fields.pin!, end) > 0) {
    found.push({
      key: `pin ${start}`,
      start: text.lastIndexOf(fields.page!, end),
      end: text.indexOf(fields.pin!, end) + fields.pin!.length,
      severity: 'medium',
      remark: `The opinion begins on page ${fields.page}, behind the page cited.`,
    });
  }
  return [...found, ...ofCourt(text, citation), ...ofId(words, citation, opensSentence)];
}

/** Reporters of several courts, which a citation names (rule 10.4). */
const COURTS_OWN = /^(?:F\.(?:[234]d|4th)?|F\. Supp\.(?: [23]d)?|B\.R\.|F\.R\.D\.|F\. App'x)$/;
/** Nothing but the year: a court in another form is named, too. */
const YEAR_ALONE = /^[^()]{0,40}\(\d{4}\)/;
/** The end of a citation beside it, to the reporter of one court. */
const PARALLEL = /\d, ?$/;

function ofCourt(text: string, { kind, start, end, fields }: Citation): Departure[] {
  const { reporter, court, courtInferred } = fields;
  const [behind] = YEAR_ALONE.exec(text.slice(end)) ?? [];
  const isOfMany = kind === 'case' && COURTS_OWN.test(reporter ?? '');
  if (
    !behind ||
    !isOfMany ||
    court ||
    courtInferred ||
    PARALLEL.test(text.slice(Math.max(0, start - 3), start))
  )
    return [];
  const remark = `Many courts are in ${reporter}: the parentheses name which one.`;
  return [{ key: `court ${start}`, start, end: end + behind.length, severity: 'medium', remark }];
}

function ofId(words: string, { kind, start, end }: Citation, opensSentence: boolean): Departure[] {
  if (kind !== 'id' || words[0] !== 'i' || !opensSentence) return [];
  const remark = 'A citation sentence begins with a capital.';
  const replacement = { text: `I${words.slice(1)}`, safe: true };
  return [{ key: 'id', start, end, remark, replacement }];
}

const stops = (abbreviation: string): number => abbreviation.split('.').length;

/** Rule 6.1(a): single capitals close up, and an ordinal counts as one: `A.L.R.2d`. */
const closedUp = (abbreviation: string): string =>
  abbreviation.replace(/\b([A-Z]\.) (?=(?:[A-Z]\.)|\d)/g, '$1');

const bare = (abbreviation: string): string => abbreviation.replace(/[\s.]/g, '').toLowerCase();

function sectionSign(words: string, start: number, end: number): Departure[] {
  const joined = /§(?=\d)/.exec(words);
  if (joined) {
    return [
      {
        key: 'section sign',
        start,
        end,
        remark: 'A space, best one that does not break, follows the section sign.',
        replacement: { text: words.replace(/§(?=\d)/, '§ '), safe: true },
      },
    ];
  }
  return [];
}

/** `15 USC 1692`, `15 U.S.C. Sec. 1692`, `29 CFR § 4.1` */
const CODE =
  /\b\d+ (?:(USC|CFR)(?: §)?|(U\.S\.C\.|C\.F\.R\.)(?= [Ss]))(?: (?:[Ss]ec\.|[Ss]ection))? \d[\w.()-]*(?<![.(])/g;

/** `550 U.S. 544 (2007), 570.` */
const PIN_BEHIND =
  /(?<=\d [A-Z][\w.]*(?: ?[\w.]+){0,3} \d{1,4})( \([^()]{0,30}\d{4}\)), (\d{1,4})(?=[.;](?:\s|$))/g;

/** Departures that are none of a citation's fields. */
function plain({ text, citations }: Paragraph): Departure[] {
  const found: Departure[] = [];
  const isIn = placesIn(
    citations
      .filter(({ kind }) => /^(?:case|short|id)$/.test(kind))
      .map(({ fullSpan }) => fullSpan),
  );
  for (const { 0: words, 1: lead = '', 2: pin = '', index } of text.matchAll(PIN_BEHIND)) {
    found.push({
      key: 'pin behind',
      start: index,
      end: index + words.length,
      remark: `The page cited stands before the parentheses: “, ${pin} ${lead.trim()}.”`,
    });
  }
  for (const { 0: words, 1: plainCode, 2: code = plainCode ?? '', index } of text.matchAll(CODE)) {
    const put = words.replace(/(?<=^\d+ )\D+/, `${[...code.replaceAll('.', '')].join('.')}. § `);
    found.push({
      key: 'code',
      start: index,
      end: index + words.length,
      remark: `The code is cited “${put}.”`,
      replacement: { text: put, safe: true },
    });
  }
  for (const match of text.matchAll(/\bet\. al\.?/g)) {
    found.push({
      key: 'et al',
      start: match.index,
      end: match.index + match[0].length,
      remark: '“Et” is a whole word and takes no stop.',
      replacement: { text: 'et al.', safe: true },
    });
  }
  for (const match of text.matchAll(/\b(\d{3,4})[-–](\d{3,4})(?= ?[(,.;])/g)) {
    const [pages, first, last] = match as unknown as [string, string, string];
    const at = match.index;
    if (!isIn(at) || first.length !== last.length || first.slice(0, -2) !== last.slice(0, -2))
      continue;
    found.push({
      key: 'page range',
      start: at,
      end: at + pages.length,
      severity: 'info',
      remark: `Repeated digits are dropped from a range of pages: “${first}–${last.slice(-2)}.”`,
    });
  }
  return found;
}
