/**
 * The process that measures: it takes `{area, string, passes}` and says about each pass when it
 * begins and how its time grows, so that whoever waits knows which one does not come back.
 */
import { growth } from './growth.mjs';
import { timed } from './machine.mjs';
import { areaOf } from './passes.mjs';
import { stringsOf } from './selection.mjs';

const selection = JSON.parse(process.argv[2]);

process.on('message', async ({ area, string, passes }) => {
  const { passes: all, strings: own } = await areaOf(area);
  const strings = stringsOf(selection, own);
  let prepared = new Map();
  for (const name of passes) {
    process.send({ begins: name });
    const pass = all.find((each) => each.name === name);
    // Passes that share what they work on stand together; after them it is only in the way.
    if (!prepared.has(pass.prepare ?? asText)) prepared = new Map();
    const made = (length) => once(prepared, pass.prepare ?? asText, strings[string], length);
    process.send({ done: name, ...(await growthOrFault(made, pass)) });
  }
  process.send({ isReady: true });
});

const asText = (text) => text;

/** What several passes work on is prepared once. */
function once(prepared, prepare, make, length) {
  if (!prepared.has(prepare)) prepared.set(prepare, new Map());
  const known = prepared.get(prepare);
  if (!known.has(length)) {
    known.set(
      length,
      timed(() => prepare(make(length))),
    );
  }
  return known.get(length);
}

/** A pass that throws on a text, such as for want of stack, is as bad as one that does not end. */
async function growthOrFault(made, pass) {
  try {
    return await growth(made, pass.run, pass);
  } catch (error) {
    return { exponent: null, fault: `${error}`.slice(0, 100) };
  }
}
