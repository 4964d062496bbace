const words = (list: string): ReadonlySet<string> => new Set(list.trim().split(/\s+/));

/** What may come between a verb and the case that is its object. */
const BEFORE_OBJECT = words(`
  and or as well both also of in from the that those this these our its their his all any so much
  portion portions part parts aspect aspects prior earlier previous own contrary decision decisions
  holding holdings rule rules ruling rulings opinion opinions judgment judgments case cases law
  precedent precedents reasoning result results teaching teachings principle principles language
  dicta dictum statement statements doctrine standard test approach scope reach authority continued
  validity vitality wisdom correctness soundness force expressly explicitly announced
  stated set forth laid down established we court's first to extent present instant on upon
  line lines itself directly explicitly cited adopted applied construction interpretation view`);

/** What may come between a case and a passive verb, besides adverbs in -ly. */
const BEFORE_PASSIVE = words(`
  was were is are has have had been being be must will stands stand stood hereby now since later
  in effect sub silentio thus therefore today itself themselves part turn long and or which that
  too also both all each further not only soon indeed decision decisions case cases rule rules
  holding holdings opinion opinions reasoning result judgment doctrine test approach authority
  supra ante s its their progeny kin this day last term statutory often twice once at least to the extent of`);

const COPULA = /\b(?:was|were|is|are|been|be|being|stands?|stood)\b/i;
const AGENT_AFTER =
  /^[\s,]*(?:\([^)]*\)\s*)?(?:(?:sub silentio|on other grounds|in part|as recognized|\w+ly),?\s+)*(?:by|in)\b(?!\s+part\b)/i;

/** After a participle that stands for a whole passive: "Smith, overruled on other grounds". */
const PARTICIPLE_AFTER = /^(?:\s*$|\s*[,;.)\]]|\s+(?:by|in|on|as|to|insofar|sub)\b)/i;

/** Later history between a case and its verb: "Smith, rev. den. 298 Or. 903 (1980), is …". */
const HISTORY = /,?\s*(?:cert|rev|aff|reh|pet|app|mod|vac)\b[^\uE000;]{0,40}\uE000+/gi;

/** Words in a clause that take a verb back, ask for it, or only suppose it. */
const UNDONE =
  /(?:\b(?:not|nothing|none|never|nor|neither|cannot|without|declin\w+|refus\w+|unwilling|unable|reluctan\w+|hesita\w+|rather than|instead of|whether|should|would|could|might|may|can|if|unless|until|ask\w*|urg\w+|invit\w+|request\w*|argu\w+|contend\w*|suggest\w*|seek\w*|sought|attempt\w*|propos\w+|claim\w*|insist\w*|occasion|reasons?|need|power|free|question of|consider\w*|wish\w*|want\w*|purport\w*|assum\w+|suppos\w+|believ\w+|fail\w*|no (?:case|decision|opinion|court|one|way)|absent|short of|far from|warrant\w*|justif\w+|grounds? for|basis for|requir\w+)\b|n['’]t\b)(?:[^.;:]{0,34})$/i;

/** Someone's argument, or a supposition, however far in front. */
const SUPPOSED =
  /\b(?:I would|whether|if|argu\w+|contend\w*|asserts?|asserted|alleg\w+|urg(?:es|ed|ing)|insists?|suggest\w*|assum\w+|suppos\w+|any holding)\b/i;
const NEGATED = /\b(?:not|cannot|never|nor|neither)\b|n['’]t\b/i;
/** "… might be achieved by overruling": a gerund takes its mood from the whole clause. */
const GERUND = /\b(?:by|of|in|for|without)\s+$/i;
const MODAL = /\b(?:would|could|might|may|should)\b/i;

/** "The limited holding of Smith": no verb at all. */
const ADJECTIVE = /\b(?:the|a|an|this|its|that|such|whose)\s+(?:\w+ly\s+)?$/i;

/** An infinitive is something to be done, unless one of these says that it is being done. */
const INFINITIVE = /\bto(?:\s+\w+ly)?\s*["“]?$/i;
const DOING =
  /\b(?:constrained|compelled|obliged|bound|forced|decid\w+|proceed\w*|chose|chosen|choose|going|voted|operat\w+|served?|necessary|intend\w*|prepared|ready)\b[^.;:]{0,30}\bto(?:\s+\w+ly)?\s*$/i;
const REFUSED = /\b(?:declin\w+|refus\w+|not|never|unwilling)\b[^.;:]{0,34}$/i;

const ON_OTHER_GROUNDS = /\bon other grounds?\b/i;
const IN_PART =
  /\b(?:in part|pro tanto|to (?:the|that|this) extent|insofar as|in so far as|so much of|(?:those|that) (?:part|portion)s?)\b/i;

/** Between a verb and its object; \uE000 stands for the name of another case. */
export function isObject(between: string): boolean {
  if (between.length > 240 || /[.;:?!]|\b(?:as in|on (?:the )?authority)\b/.test(between))
    return false;
  // "The conviction was affirmed, 18 F.2d 218": the citation tells where, and not what.
  if (/^[^\uE000]*[,([]/.test(between)) return false;
  return tokens(between).every((word) => BEFORE_OBJECT.has(word));
}

/** Between a case and the verb that it suffers; `after` follows the verb. */
export function isPassive(between: string, verb: string, after: string): boolean {
  const bare = between
    .replace(HISTORY, ' ')
    .replace(/\([^)]*\)/g, ' ')
    .replace(/\bat \*?\d+(?:[-–]\d+)?(?: n\. ?\d+)?/g, ' ')
    .replace(/,\s*\d+(?:[-–]\d+)?(?=[,\s])/g, ' ');
  if (bare.length > 240 || /[.;:?!]/.test(bare)) return false;
  if (!tokens(bare).every((word) => BEFORE_PASSIVE.has(word) || word.endsWith('ly'))) return false;
  if (/ing$/i.test(verb)) return false;
  return COPULA.test(bare) || PARTICIPLE_AFTER.test(after);
}

/** "… overruled Davis's motion": a person, and no case. */
export function isOwner(after: string): boolean {
  const owned = /^['’]s\s+([\w-]+)/.exec(after)?.[1];
  return owned !== undefined && !BEFORE_OBJECT.has(owned.toLowerCase());
}

/** "… overruled in Smith", "… questioned by Smith": that case does it, and suffers it not. */
export const isAgentAfter = (after: string): boolean => AGENT_AFTER.test(after);

/** `before`: the sentence up to the verb. */
export function isUndone(before: string, verb: string): boolean {
  const clause = before.slice(Math.max(before.lastIndexOf(';'), before.lastIndexOf(':')) + 1);
  if (/ed$/i.test(verb) && ADJECTIVE.test(clause)) return true;
  if (SUPPOSED.test(clause)) return true;
  if (GERUND.test(clause) && MODAL.test(clause)) return true;
  if (DOING.test(clause)) return NEGATED.test(clause);
  return UNDONE.test(clause) || INFINITIVE.test(clause);
}

export const isRefused = (before: string): boolean => REFUSED.test(before);

export function scopeOf(around: string): 'whole' | 'part' | 'other-grounds' {
  if (ON_OTHER_GROUNDS.test(around)) return 'other-grounds';
  return IN_PART.test(around) ? 'part' : 'whole';
}

function tokens(text: string): string[] {
  return text.toLowerCase().match(/[\p{L}\p{N}]+(?:['’]s\b)?/gu) ?? [];
}
