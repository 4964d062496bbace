import { isAgentAfter, isObject, isOwner, isPassive } from './guards.js';
import type { Signal } from './kinds.js';
import type { Mention } from './mentions.js';

/** A verb in its sentence, with the cases that the sentence names. */
export class Clause {
  /** The sentence with each case's name and citation blotted out. */
  private readonly masked: string;

  constructor(
    private readonly text: string,
    private readonly sentence: { start: number; end: number },
    private readonly mentions: readonly Mention[],
    private readonly verb: { start: number; end: number },
  ) {
    let masked = '';
    let at = sentence.start;
    for (const mention of mentions) {
      const [start, end] = [Math.max(at, mention.start), Math.min(sentence.end, mention.end)];
      if (end <= start) continue;
      masked += text.slice(at, start) + '\uE000'.repeat(end - start);
      at = end;
    }
    this.masked = masked + text.slice(at, sentence.end);
  }

  verbText(): string {
    return this.text.slice(this.verb.start, this.verb.end);
  }

  before(): string {
    return this.between(this.sentence.start, this.verb.start).replace(/\uE000+/g, '\uE000');
  }

  after(length: number): string {
    return this.between(this.verb.end, Math.min(this.sentence.end, this.verb.end + length));
  }

  around(): string {
    return this.between(
      Math.max(this.sentence.start, this.verb.start - 40),
      Math.min(this.sentence.end, this.verb.end + 90),
    );
  }

  /** The cases that are the verb's objects. */
  objects({ only }: Signal): Mention[] {
    const verb = this.verbText();
    const after = this.between(this.verb.end, this.sentence.end);
    const passive =
      only === 'active'
        ? []
        : this.mentions.filter(
            (m) =>
              m.end <= this.verb.start &&
              isPassive(this.between(m.end, this.verb.start), verb, after),
          );
    if (passive.length > 0 || isAgentAfter(after) || /able$/i.test(verb)) return passive;
    return this.mentions.filter(
      (m) =>
        m.start >= this.verb.end &&
        isObject(this.between(this.verb.end, m.start)) &&
        !isOwner(this.text.slice(m.end, m.end + 40)),
    );
  }

  /** The acting case: named after "by" or "in", or the subject. */
  agent(objects: readonly Mention[]): Mention | undefined {
    const others = this.mentions.filter((mention) => !objects.includes(mention));
    const after = others.find(
      (m) =>
        m.start >= this.verb.end &&
        /^\W*(?:[\w ]{0,40}\s)?(?:by|in)\W+(?:\w+\W+){0,4}$/i.test(
          this.between(this.verb.end, m.start),
        ),
    );
    if (after) return after;
    if (objects.some((object) => object.end <= this.verb.start)) return undefined;
    return others
      .filter((m) => m.end <= this.verb.start)
      .reverse()
      .find((m) =>
        /^[\s\W\uE000]*(?:\w+ ?){0,4}[\s(]*$/.test(this.between(m.end, this.verb.start)),
      );
  }

  private between(from: number, to: number): string {
    return this.masked.slice(from - this.sentence.start, to - this.sentence.start);
  }
}
