import { ITEMS } from './items.mjs';

const STATES = ['met', 'partly', 'not met', 'n/a'];
const ROW = /^\| (\d+\.\d+\.\d+) \| (.+) \| (.+) \| (.+) \| (.+) \|$/;
const TOTAL = /^\| (1|2|both) \| (\d+) \| (\d+) \| (\d+) \| (\d+) \| (\d+) \|$/;
/** In code marks: a path of the repository, or the name of a setting. */
const PATH = /`([\w.-]+(?:\/[\w.-]+)+|Dockerfile|[\w.-]+\.(?:ya?ml|json|mjs)|\.dockerignore)`/g;
const SETTING = /`([A-Z][A-Z\d]*(?:_[A-Z\d]+)*)`/g;
const LINK = /\]\([^)]+\)/;
/** An address of the product and a path in its image are no files here. */
const ELSEWHERE = /^\/(?:api|app)\//;

/**
 * @param table the Markdown
 * @param isFile whether a path of the repository is there
 * @param isSetting whether the operations guide has a setting of that name
 */
export function faultsOfTable(table, { isFile, isSetting }) {
  const lines = table.split('\n');
  const rows = lines.flatMap((line) => {
    const [found, item, level, words, state, shown] = ROW.exec(line) ?? [];
    return found ? [{ item, level: Number(level), words, state, shown }] : [];
  });
  return {
    items: rows.length,
    faults: [
      ...faultsOfItems(rows),
      ...rows.flatMap((row) => faultsOfRow(row, isFile, isSetting)),
      ...faultsOfTotals(rows, lines),
    ],
  };
}

function faultsOfItems(rows) {
  const faults = [];
  const levels = new Map(ITEMS);
  for (const [item] of ITEMS) {
    const times = rows.filter((row) => row.item === item).length;
    if (times !== 1) faults.push(`${item}: stands here ${times} times.`);
  }
  for (const { item, level } of rows) {
    if (!levels.has(item)) faults.push(`${item}: is no item of levels 1 and 2.`);
    else if (levels.get(item) !== level) faults.push(`${item}: is of level ${levels.get(item)}.`);
  }
  return faults;
}

function faultsOfRow({ item, state, shown }, isFile, isSetting) {
  if (!STATES.includes(state)) return [`${item}: “${state}” is no state.`];
  const paths = [...shown.matchAll(PATH)]
    .map(([, path]) => path)
    .filter((it) => !ELSEWHERE.test(it));
  const faults = paths.filter((path) => !isFile(path)).map((it) => `${item}: there is no ${it}.`);
  const settings = [...shown.matchAll(SETTING)].map(([, name]) => name).filter(isSetting);
  const isShown = paths.length + settings.length > 0 || LINK.test(shown);
  if (state === 'met' && !isShown) faults.push(`${item}: met, and nothing shows it.`);
  return faults;
}

function faultsOfTotals(rows, lines) {
  const totals = lines.flatMap((line) => {
    const [found, level, ...counts] = TOTAL.exec(line) ?? [];
    return found ? [[level, counts.join(' ')]] : [];
  });
  const right = ['1', '2', 'both'].map((level) => {
    const counted = rows.filter((row) => level === 'both' || row.level === Number(level));
    const counts = STATES.map((state) => counted.filter((row) => row.state === state).length);
    return [level, [...counts, counted.length].join(' ')];
  });
  if (JSON.stringify(totals) === JSON.stringify(right)) return [];
  return right.map(
    ([level, counts]) => `The total of ${level} is ${counts.split(' ').join(', ')}.`,
  );
}
