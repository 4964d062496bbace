/**
 * Preloaded into every measured process: it answers the benchmark's questions over the channel that
 * `fork` opened, and ends with the benchmark. The product's own programs need not know of it.
 */
const answers = new Map([
  ['usage', () => ({ rss: process.memoryUsage.rss(), cpu: process.cpuUsage() })],
]);

/** `answer(data)` gives, or resolves to, what `ask(question, data)` resolves to on the other side. */
export function onQuestion(question, answer) {
  answers.set(question, answer);
}

/**
 * Tells the benchmark that this process can be measured; `facts`: a port, for example. From then on
 * it lives as long as the benchmark does.
 */
export function ready(facts = {}) {
  process.channel.ref();
  // An orderly exit writes the profile, where one is asked for.
  process.on('SIGTERM', () => process.exit());
  process.send({ ready: facts });
}

process.on('message', async ({ id, question, data }) => {
  try {
    process.send({ id, answer: await answers.get(question)(data) });
  } catch (error) {
    process.send({ id, fault: error instanceof Error ? error.message : String(error) });
  }
});
process.on('disconnect', () => process.exit());
// A shutdown of the product must not wait for this channel.
process.channel.unref();
