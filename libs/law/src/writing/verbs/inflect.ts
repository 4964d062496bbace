interface VerbForms {
  base: string;
  /** `files` */
  third: string;
  /** `filed` */
  past: string;
  /** `filed`, `taken` */
  participle: string;
  /** `filing` */
  gerund: string;
}

/** base past participle; the participle is left out where it is the past. */
const IRREGULAR =
  'arise arose arisen|bite bit bitten|blow blew blown|drink drank drunk|eat ate eaten|fly flew flown|freeze froze frozen|ride rode ridden|ring rang rung|shrink shrank shrunk|sink sank sunk|swim swam swum|tear tore torn|be was been|become became become|begin began begun|bind bound|break broke broken|bring brought|build built|buy bought|catch caught|choose chose chosen|come came come|cut cut|deal dealt|do did done|draw drew drawn|drive drove driven|fall fell fallen|feel felt|fight fought|find found|forbid forbade forbidden|forget forgot forgotten|forgive forgave forgiven|get got gotten|give gave given|go went gone|grow grew grown|have had|hear heard|hide hid hidden|hit hit|hold held|keep kept|know knew known|lay laid|lead led|leave left|lend lent|let let|lose lost|make made|mean meant|meet met|overcome overcame overcome|forecast forecast|oversee oversaw overseen|overtake overtook overtaken|overthrow overthrew overthrown|pay paid|put put|quit quit|read read|reset reset|rewrite rewrote rewritten|rise rose risen|run ran run|say said|see saw seen|seek sought|sell sold|send sent|set set|shake shook shaken|shoot shot|show showed shown|shut shut|speak spoke spoken|spend spent|stand stood|steal stole stolen|strike struck|swear swore sworn|take took taken|teach taught|tell told|think thought|throw threw thrown|undergo underwent undergone|understand understood|undertake undertook undertaken|uphold upheld|wear wore worn|win won|withdraw withdrew withdrawn|withhold withheld|write wrote written';

const irregular = new Map(
  IRREGULAR.split('|').map((row) => {
    const [base, past, participle = past] = row.split(' ');
    return [base!, { past: past!, participle: participle! }];
  }),
);

/** The base forms of the irregular verbs. */
export const IRREGULAR_BASES: readonly string[] = [...irregular.keys()];

/** Verbs of more than one syllable whose last consonant doubles. */
const DOUBLES =
  /^(?:admit|commit|permit|submit|omit|remit|emit|transmit|compel|control|expel|impel|repel|rebut|refer|confer|defer|infer|prefer|transfer|incur|occur|concur|recur|deter|inter|equip|acquit|enrol|patrol|regret|allot|abet|annul|abut|bar|ban|plan|stop|drop|ship|strip|trap|grab|rob|rub|tap|cap|map|sit|cut|put|set|let|get|hit|shut|run|begin|forget|quit|nag|drag|flag|rig|sum|win|dig|rip|skip|step|wrap|chat|knit|spot|pin|scan)$/;

export function inflect(base: string): VerbForms {
  const odd = irregular.get(base);
  const past = odd?.past ?? regularPast(base);
  return {
    base,
    third: base === 'be' ? 'is' : base === 'have' ? 'has' : third(base),
    past,
    participle: odd?.participle ?? past,
    gerund: gerund(base),
  };
}

const consonantY = (base: string): boolean => /[^aeiou]y$/.test(base);

function third(base: string): string {
  if (consonantY(base)) return `${base.slice(0, -1)}ies`;
  return /(?:s|x|z|ch|sh|[^aeiou]o|^do|^go)$/.test(base) ? `${base}es` : `${base}s`;
}

function regularPast(base: string): string {
  if (base.endsWith('e')) return `${base}d`;
  if (consonantY(base)) return `${base.slice(0, -1)}ied`;
  return DOUBLES.test(base) ? `${base}${base.at(-1)}ed` : `${base}ed`;
}

function gerund(base: string): string {
  if (/ie$/.test(base)) return `${base.slice(0, -2)}ying`;
  if (/[^eoy]e$/.test(base) && base !== 'be') return `${base.slice(0, -1)}ing`;
  return DOUBLES.test(base) ? `${base}${base.at(-1)}ing` : `${base}ing`;
}
