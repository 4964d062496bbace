/** Fails where a pass of the bench is not in the build anymore, as after a move. */
import { areaOf, areas } from './passes.mjs';

let found = 0;
const lost = [];
for (const area of areas()) {
  const { passes } = await areaOf(area);
  found += passes.length;
  lost.push(...passes.filter(({ run }) => typeof run !== 'function').map(({ name }) => name));
}
console.log(`${found} passes over texts are measured by the bench.`);
if (lost.length > 0) throw new Error(`Not found: ${lost.join(', ')}.`);
process.exit(0);
