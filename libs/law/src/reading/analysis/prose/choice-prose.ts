import type { ChoiceOfLaw, Understanding } from '../../documents/understanding.js';
import { closing, inBrackets, quoted } from './words.js';

/** The law and the forum that a contract chooses, a sentence each. */
export function choicesText(document: Understanding): string[] {
  const of = (kind: ChoiceOfLaw['kind']) =>
    document.choices.filter((choice) => choice.kind === kind);
  const [law, forum, arbitration] = [of('law')[0], of('forum')[0], of('arbitration')[0]];
  return [
    ...(law
      ? [`It is governed by the law of ${law.jurisdiction}${inBrackets(document, law.start)}.`]
      : []),
    ...(forum
      ? [
          `Disputes go to the courts of ${forum.jurisdiction}${forum.exclusive === true ? ', and to no others' : forum.exclusive === false ? ', though not only to them' : ''}${inBrackets(document, forum.start)}.`,
        ]
      : []),
    ...(arbitration
      ? [
          closing(
            `It provides for arbitration${inBrackets(document, arbitration.start)}: ${quoted(document, arbitration, 180)}`,
          ),
        ]
      : []),
  ];
}
