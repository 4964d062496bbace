const ROUNDS = 7;

/**
 * Runs ours and the libraries in turns, so that whatever else the machine does hits all of them.
 *
 * @returns the median processor time of each in milliseconds, and as a multiple of ours
 */
export async function compare(contenders) {
  const names = Object.keys(contenders);
  const times = new Map(names.map((name) => [name, []]));
  for (let round = 0; round <= ROUNDS; round += 1) {
    for (const name of round % 2 ? names : names.toReversed()) {
      const before = process.cpuUsage();
      await contenders[name]();
      const { user, system } = process.cpuUsage(before);
      // The first round warms up.
      if (round > 0) times.get(name).push((user + system) / 1000);
    }
  }
  const medians = names.map((name) => times.get(name).sort((a, b) => a - b)[ROUNDS >> 1]);
  return names.map((name, at) => ({
    name,
    ms: Math.round(medians[at] * 10) / 10,
    timesOurs: Math.round((medians[at] / medians[0]) * 100) / 100,
  }));
}
