/** What a library costs as it grows, and what that says of one that no machine here holds. */
const FAR = 10_000_000;

/** By row: how it is read from the figures of a size, and its unit. */
const ROWS = {
  'built-in: median search': [({ oneClient }) => oneClient.all.p50, 'ms'],
  'built-in: search at p95': [({ oneClient }) => oneClient.all.p95, 'ms'],
  'built-in: eight at once, p95': [({ eightClients }) => eightClients.p95, 'ms'],
  'built-in: memory that searches': [({ memoryMb }) => memoryMb, 'MB'],
  'built-in: index': [({ indexMb }) => indexMb, 'MB'],
  'OpenSearch: median search': [({ openSearch }) => openSearch?.oneClient.all.p50, 'ms'],
  'OpenSearch: search at p95': [({ openSearch }) => openSearch?.oneClient.all.p95, 'ms'],
  'OpenSearch: eight at once, p95': [({ openSearch }) => openSearch?.eightClients.p95, 'ms'],
  'OpenSearch: memory that searches': [({ openSearch }) => openSearch?.memoryMb, 'MB'],
  'OpenSearch: memory of the node': [({ openSearch }) => openSearch?.nodeMb, 'MB'],
  'OpenSearch: index': [({ openSearch }) => openSearch?.indexing.mb, 'MB'],
  'OpenSearch: making it': [({ openSearch }) => openSearch?.indexing.seconds, 's'],
};

/**
 * Each figure at the smallest and the largest size, what it gains with a thousand opinions, and where
 * that leads at ten million if it goes on so.
 */
export function slopesOf(speed) {
  const sizes = Object.keys(speed)
    .map(Number)
    .sort((a, b) => a - b);
  const [small, large] = [sizes[0], sizes.at(-1)];
  if (small === large) return {};
  const slopes = {};
  for (const [row, [read, unit]] of Object.entries(ROWS)) {
    const [from, to] = [read(speed[small]), read(speed[large])];
    if (from === undefined || to === undefined) continue;
    const perThousand = ((to - from) / (large - small)) * 1_000;
    const far = to + (perThousand * (FAR - large)) / 1_000;
    slopes[row] = { unit, [small]: from, [large]: to, perThousand, [FAR]: far };
  }
  return slopes;
}

export function showSlopes(slopes) {
  if (Object.keys(slopes).length === 0) return;
  console.log('\nwith the size, a thousand more, and so on to ten million opinions');
  for (const [row, { unit, perThousand, ...at }] of Object.entries(slopes)) {
    const points = Object.entries(at).map(([size, value]) => `${size}: ${brief(value)}`);
    console.log(
      `  ${row.padEnd(33)} ${points.join(', ')} ${unit}; ${perThousand.toFixed(3)} ${unit} each`,
    );
  }
}

const brief = (value) => (Math.abs(value) >= 100 ? Math.round(value) : Math.round(value * 10) / 10);
