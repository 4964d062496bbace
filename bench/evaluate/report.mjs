const COLUMNS = [
  ['task', 'task'],
  ['cases', 'cases'],
  ['strict', 'in form'],
  ['repaired', 'repaired'],
  ['lost', 'lost'],
  ['kept', 'items kept'],
  ['dropped', 'dropped'],
  ['lies', 'lies shown'],
  ['right', 'fields right'],
  ['rightByRules', 'by rules'],
  ['first', 'first text'],
  ['end', 'end'],
  ['rulesEnd', 'rules end'],
  ['tokens', 'tokens'],
  ['price', 'price'],
];

/** The figures of each task. Seconds are medians. */
export function summaryOf(results, prices) {
  return [...new Set(results.map(({ task }) => task))].map((task) => {
    const all = results.filter((each) => each.task === task);
    const sum = (of) => all.reduce((total, each) => total + (of(each) ?? 0), 0);
    const fields = sum(({ fields }) => fields);
    const share = (count) => (fields > 0 ? Number((count / fields).toFixed(2)) : null);
    const isLost = ({ lost }) => lost !== null;
    const reasons = new Map();
    for (const { lost } of all.filter(isLost)) reasons.set(lost, (reasons.get(lost) ?? 0) + 1);
    return {
      task,
      cases: all.length,
      strict: sum((each) => each.isStrict && !isLost(each)),
      repaired: sum((each) => !each.isStrict && !isLost(each)),
      lost: all.filter(isLost).length,
      reasons: Object.fromEntries(reasons),
      errors: all.filter(({ error }) => error !== null).length,
      kept: sum(({ kept }) => kept),
      dropped: sum(({ dropped }) => dropped),
      lies: sum(({ lies }) => lies),
      right: share(sum(({ right }) => right)),
      rightByRules: share(sum(({ rightByRules }) => rightByRules)),
      first: median(all.map(({ first }) => first).filter((first) => first !== null)),
      end: median(all.map(({ seconds }) => seconds)),
      rulesEnd: median(all.map(({ rulesSeconds }) => rulesSeconds)),
      tokens: sum(({ tokens }) => tokens),
      price: prices ? priceOf(all, prices) : null,
    };
  });
}

function priceOf(all, [read, written]) {
  const dollars = all.reduce(
    (sum, { promptTokens, tokens }) => sum + promptTokens * read + tokens * written,
    0,
  );
  return Number((dollars / 1e6).toFixed(4));
}

function median(numbers) {
  return numbers.sort((a, b) => a - b)[numbers.length >> 1] ?? null;
}

/** @param before the committed figures: what differs has them in brackets */
export function tableOf(summary, before) {
  const rows = summary.map((row) => {
    const old = before?.find(({ task }) => task === row.task);
    return COLUMNS.map(([key]) => {
      const isTimed = ['first', 'end', 'rulesEnd'].includes(key);
      const changed = old && !isTimed && old[key] !== row[key] ? ` (${old[key] ?? '–'})` : '';
      return `${row[key] ?? '–'}${changed}`;
    });
  });
  const all = [COLUMNS.map(([, title]) => title), ...rows];
  const widths = COLUMNS.map((_, i) => Math.max(...all.map((cells) => cells[i].length)));
  const lines = all.map((cells) => cells.map((cell, i) => cell.padEnd(widths[i])).join('  '));
  const reasons = summary.flatMap(({ task, reasons }) =>
    Object.entries(reasons).map(([reason, count]) => `${task}: ${count} lost: ${reason}`),
  );
  return [...lines, ...reasons].join('\n');
}
