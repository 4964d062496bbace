import { courts, read, STATES, writeTable, year } from './table-files.mjs';

const variables = read('courts_db/variables.json');
/** What a courts-db pattern variable stands for, in plain words. */
const PLAIN = {
  md: 'Middle District',
  wd: 'Western District',
  sd: 'Southern District',
  ed: 'Eastern District',
  nd: 'Northern District',
  cd: 'Central District',
  d: 'District',
  usa: 'United States',
  usdc: 'United States District Court',
  usdca: 'United States District Court of Appeals',
  uscoa: 'United States Court of Appeals',
  coa: 'Court of Appeals',
  ccoa: 'Circuit Court of Appeals',
  usbap: 'United States Bankruptcy Appellate Panel',
  usbc: 'United States Bankruptcy Court',
  usbcd: 'United States Bankruptcy Court District',
  usbcmd: 'United States Bankruptcy Court Middle District',
  usbcwd: 'United States Bankruptcy Court Western District',
  usbcsd: 'United States Bankruptcy Court Southern District',
  usbced: 'United States Bankruptcy Court Eastern District',
  usbcnd: 'United States Bankruptcy Court Northern District',
  usbccd: 'United States Bankruptcy Court Central District',
  app: 'Appellate Court',
  sup: 'Supreme Court',
  sjc: 'Supreme Judicial Court',
  super: 'Superior Court',
  supct: 'Supreme Court',
  maryland: 'Maryland',
  ndak: 'North Dakota',
  sdak: 'South Dakota',
  bw: '*',
};
for (const [code, state] of Object.entries(STATES)) PLAIN[code.toLowerCase()] ??= state;
for (let n = 1; n <= 11; n++) PLAIN[`n${n}`] = String(n);

function substitute(pattern) {
  return pattern
    .replace(/\^?\$\{d\} \?\(D\)\? \?/g, 'District Court District ')
    .replace(/\$\{(\w+)\}/g, (whole, name) =>
      PLAIN[name] ? ` ${PLAIN[name]} ` : variables[name] ? '*' : whole,
    )
    .replace(/\$\{1-(\d+)\}/g, '*')
    .replace(/\(\^\|\\s\)|\\b|\^|\(\\b\|\$\)/g, '')
    .replace(/\$$/, '')
    .replace(/\\s\??/g, ' ')
    .replace(/\(\?=[^)]*\)+/g, '*')
    .replace(/\.\*|\\d\+|\\w\+|\[[^\]]*\]/g, ' * ')
    .replace(/\\x..|\\['()]/g, ' ')
    .replace(/\\\./g, '.')
    .replace(/\{\d,?\d?\}/g, '');
}

/** Expands (a|b), (x)? and y? into the strings they stand for, up to a sensible number. */
function expand(pattern, limit = 24) {
  const alternatives = (at) => {
    const all = [];
    let parts = [''];
    let i = at;
    while (i < pattern.length) {
      const sign = pattern[i];
      if (sign === ')') break;
      if (sign === '|') {
        all.push(...parts);
        parts = [''];
        i++;
        continue;
      }
      let choices = [sign];
      if (sign === '(') {
        const inner = alternatives(pattern.startsWith('?:', i + 1) ? i + 3 : i + 1);
        choices = inner.all;
        i = inner.end;
      }
      i++;
      while (pattern[i] === '?' || pattern[i] === '+') {
        if (pattern[i] === '?' && (sign === '(' || /[A-Za-z]/.test(sign)))
          choices = [...choices, ''];
        i++;
      }
      parts = parts.flatMap((part) => choices.map((choice) => part + choice)).slice(0, limit);
    }
    all.push(...parts);
    return { all: all.slice(0, limit), end: i };
  };
  return alternatives(0).all;
}

/** Roughly the runtime's normal form (courts/words.ts); only used to drop duplicates here. */
const plainWords = (text) =>
  text
    .toLowerCase()
    .replace(/[^a-z0-9* ]+/g, ' ')
    .replace(/\b(of|the|for|in|and|to|at)\b/g, ' ')
    .replace(/\bcourts\b/g, 'court')
    .replace(/\s+/g, ' ')
    .trim();

function courtRow(court) {
  const seen = new Set([plainWords(court.name)]);
  const aliases = [];
  let printed = false;
  for (const regex of court.regex) {
    for (const alias of expand(substitute(regex)).map((text) => text.replace(/\s+/g, ' ').trim())) {
      const words = plainWords(alias);
      printed ||= words === plainWords(court.name);
      if (words.length < 4 || seen.has(words) || /[\\`${}!?]/.test(alias)) continue;
      seen.add(words);
      aliases.push(alias);
    }
  }
  const first =
    court.dates
      .map((span) => year(span.start))
      .filter(Boolean)
      .sort()[0] ?? '';
  const open = court.dates.some((span) => !span.end);
  const last = open
    ? ''
    : (court.dates
        .map((span) => year(span.end))
        .sort()
        .at(-1) ?? '');
  const kind =
    (court.system || '-')[0] +
    (court.type || '-')[0] +
    ({ colr: 'h', iac: 'i', gjc: 'g', ljc: 'l' }[court.level] ?? '-') +
    (printed ? '+' : '-');
  return [
    court.id,
    court.name,
    (court.citation_string ?? '').replace(/’/g, "'"),
    first,
    last,
    kind,
    court.location ?? '',
    ...aliases,
  ].join('\t');
}

export function buildCourts() {
  writeTable('courts/courts.generated.ts', 'COURT_ROWS', 'courts-db', courts.map(courtRow));
}
