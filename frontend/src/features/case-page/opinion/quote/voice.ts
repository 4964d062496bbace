/** `Harlan, J., concurring`: whose words they are, where they are not the court's. */
export type Voice = string | null;

const SEPARATE = String.raw`(?:,.*?)?,? ((?:concurring|dissenting)\b.*)$`;
const JUSTICE = new RegExp(
  String.raw`^(?:M\w+\. )?(?:The )?(Chief )?Justice ([\p{L}’'-]+)${SEPARATE}`,
  'u',
);
const JUDGE = new RegExp(String.raw`^(.+?), (?:(C)\. ?J\.|J\.|(?:\p{L}+ )*Judge)${SEPARATE}`, 'u');

/** Of the heading of a writing: `Mr. Justice Harlan, concurring`. */
export function voiceOfHeading(heading: string): Voice {
  const [, chief, justice, how] = JUSTICE.exec(heading) ?? [];
  if (justice && how) return `${justice}, ${chief ? 'C.J.' : 'J.'}, ${how}`;
  const [, judge, isChief, does] = JUDGE.exec(heading) ?? [];
  return judge && does ? `${judge}, ${isChief ? 'C.J.' : 'J.'}, ${does}` : null;
}

const HOW: Record<string, string> = {
  concurrence: 'concurring',
  'concurrence-in-part': 'concurring in part',
  dissent: 'dissenting',
};

/** Of an opinion that is a text of its own. */
export function voiceOfOpinion(kind: string, author: string | null): Voice {
  const how = HOW[kind];
  return how && author && /J\.$/.test(author) ? `${author.replace('C. J.', 'C.J.')}, ${how}` : null;
}
