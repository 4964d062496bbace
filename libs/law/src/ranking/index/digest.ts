import { oneLine, ownPart, sentencesIn } from './opinion-sentences.js';

/** Summary and key points of a case in the words of its own opinion; empty if it has none. */
export interface Digest {
  summary: string;
  keyPoints: string[];
}

const SUMMARY_AT_MOST = 700;
/** A paragraph of this many characters is more than a heading or an order. */
const PROSE = 160;
const SENTENCE_AT_LEAST = 50;
const SENTENCE_AT_MOST = 420;
const POINTS_AT_MOST = 4;
/** What is told is near the beginning or the end; this many characters of each are searched. */
const LOOKED_AT = 60_000;
/** A court announces what follows in this share of its sentences, and in as many at least. */
const OPENING = { share: 0.25, sentences: 40 };
/** It decides the case in the last of its sentences. */
const CLOSING = 25;

/**
 * Phrases for what this court holds. "The court held" does not count: it may be a lower court or an
 * earlier case, whose holding may be the very one reversed here.
 */
const HOLDING =
  /\b(?:we (?:therefore |now |also |thus |accordingly |further |again |consequently |today |only |simply )?(?:(?:hold|conclude|decide|rule|reaffirm)(?! (?:to|on|upon|only (?:if|when))\b)|affirm that|agree that|are (?:of (?:the )?opinion|satisfied|persuaded|convinced) that)\b|our (?:holding|conclusion) (?:is|that)|(?:it is|is) (?:therefore |accordingly )?(?:held|ordered)|(?:the|this) court(?! (?:of|below|in|for)\b)[^.]{0,60}\b(?:holds|concludes)\b|(?:because|finding that|since) [^.;]{30,300}, (?:we|this court) (?:\w+ )?(?:affirm|reverse|vacate|remand|dismiss|deny|grant)\w*)/i;
/** How older opinions say it, and much else. */
const OPINING =
  /\b(?:(?:we|this court) (?:therefore )?(?:finds?|think|see no|cannot (?:agree|say|doubt)|agree|must (?:hold|conclude))|in our (?:opinion|judgment|view)|it is our (?:opinion|judgment)|we are (?:unable|compelled|constrained|clearly)|it (?:follows|results) that|must (?:therefore )?be held)\b/i;

/** Phrases for what the court is asked: first those that put the very question. */
const QUESTIONS = [
  /\b(?:(?:questions?|issues?)\b[^.?!;]{0,90}\b(?:is|are)\b[^.?!;]{0,30}\b(?:whether|if)\b|(?:questions?|issues?) (?:presented|we (?:must )?(?:decide|face|consider)|for (?:decision|review|our (?:determination|decision))|before (?:us|th(?:e|is) court)|to be (?:decided|determined))\b[^.?!;]{0,40}\b(?:is|are|whether)\b|granted (?:certiorari|review|the petition|leave|allocatur|transfer)\b[^.?!;]{0,60}\b(?:to (?:decide|consider|resolve|determine|review|address)|whether|limited to)\b|(?:asked|called (?:up)?on|required|(?:we|us) (?:must|here|now)|asks? us|we) (?:to )?(?:decide|determine|consider|resolve|review in this case)\b[^.?!;]{0,60}\b(?:whether|the (?:validity|constitutionality|proposition)))/i,
  /\b(?:at issue (?:here |in this \w+ |before us )?(?:is|are)|this (?:case|appeal|petition|proceeding|cause|action) (?:presents|raises|requires|asks|concerns|involves|turns|calls)|presents? (?:the|a|an|this|two|several) [^.?!;]{0,40}\b(?:question|issue))\b/i,
];
/** A question that is not reached, or of which the law in general speaks. */
const NO_QUESTION =
  /\b(?:not|nor|without|unnecessary|no (?:need|occasion))\b[^.,;]{0,30}\b(?:requir|decid|reach|consider|determin|resolv|address|present|before us)|de novo|^(?:When|Where|In (?:deciding|determining|such|considering|reviewing)|Id|See|Cf)\b/;

/** What a court does, and what is done to a judgment. */
const DOES =
  '(?:affirm|reverse|vacate|remand|dismiss|deny|grant|quash|overrule|sustain|modify|annul|set aside|discharge|enforce|reinstate|suspend)';
const DONE =
  '(?:affirmed|reversed|vacated|remanded|dismissed|denied|granted|quashed|overruled|sustained|modified|annulled|set aside|discharged|enforced|reinstated|suspended|disbarred)';
const SUBJECT =
  '(?:judgment|order|decree|decision|conviction|award|appeal|petition|writ|motion|sentence|cause|case|exception|application|complaint)s?';
/** A sentence that decides the case: what becomes of the judgment, what the court does, or one word. */
const DISPOSITION = new RegExp(
  `^(?:[^.;]{0,120}\\b${SUBJECT}\\b[^.;]{0,120}\\b(?:is|are|be)\\b[^.;]{0,60}\\b${DONE}\\b|(?:[^.;]{0,140}\\b)?we (?:\\w+ )?${DOES}\\b|${DONE}\\b[^;]{0,120}$|${SUBJECT}(?: [^.;,]{0,80})? ${DONE}\\b)`,
  'i',
);
/** What a court tells of another's decision, or of what it does as a rule. */
const NO_DECISION =
  /rehearing|certiorari to|\b(?:was|were|had|has been) |\b(?:generally|only (?:if|when)|I (?:would|dissent|concur))\b|\bby the (?:court of appeals|appellate|circuit|district|supreme)/i;

/** The parts of a case that it reads. */
interface Source {
  summary: string;
  syllabus: string | null;
  keyPoints: readonly string[];
  opinions: readonly { text: string }[];
}

/**
 * Takes a summary (the reporter's syllabus, else what the opinion asks, holds, and decides, else
 * its first paragraph of prose) and key points (sentences that say what is asked and held) from the
 * record. Every word is the source's own.
 */
export function digestOf(item: Source): Digest {
  if (item.summary && item.keyPoints.length > 0) return { summary: '', keyPoints: [] };
  const lead = ownPart(item.opinions[0]?.text ?? '');
  const sentences = sentencesIn(
    lead.length <= LOOKED_AT * 2
      ? lead
      : `${lead.slice(0, LOOKED_AT)}\n\n${lead.slice(-LOOKED_AT)}`,
  );
  const asked = questionIn(sentences);
  const held = holdingsIn(sentences);
  const points = new Set([...asked, ...held].slice(0, POINTS_AT_MOST));
  const keyPoints = sentences
    .filter((sentence) => points.delete(sentence))
    .map((each) => shortened(each));
  if (item.summary) return { summary: '', keyPoints };
  if (item.syllabus) return { summary: clip(oneLine(item.syllabus)), keyPoints };
  const opined = sentences.findLast((sentence) => isTold(sentence, OPINING));
  const told = [...new Set([...asked, held[0] ?? opined ?? []].flat())];
  const prose = told.length > 0 ? '' : firstProse(lead);
  const isDecided = [...told, ...sentencesIn(prose)].some(decides);
  const decided = isDecided ? '' : dispositionIn(sentences);
  const room = SUMMARY_AT_MOST - decided.length;
  const said = told.map((sentence) => shortened(sentence, room / told.length)).join(' ');
  return { summary: `${said || clip(prose, room)} ${decided}`.trim(), keyPoints };
}

/** Whether a sentence says what its court holds. */
export function saysHolding(sentence: string): boolean {
  return HOLDING.test(sentence);
}

const openingOf = ({ length }: readonly string[]): number =>
  Math.max(OPENING.sentences, length * OPENING.share);

/** What the court asks, if it says so. */
function questionIn(sentences: readonly string[]): string[] {
  const opening = sentences
    .slice(0, openingOf(sentences))
    .filter((each) => !NO_QUESTION.test(each));
  const asked = QUESTIONS.flatMap((cue) => opening.find((each) => isTold(each, cue)) ?? []);
  return asked.slice(0, 1);
}

/** What the court holds, most telling first. */
function holdingsIn(sentences: readonly string[]): string[] {
  const opening = openingOf(sentences);
  const rankOf = (sentence: string): number => {
    const said = HOLDING.exec(sentence)![0];
    const verb = /^we .*hold/i.test(said) ? 3 : /^we .*(?:conclu|deci|rul)/i.test(said) ? 2 : 1;
    const isSum = /^(?:To summarize|In (?:sum|summary|short)|For these reasons)\b/.test(sentence);
    const early = sentences.indexOf(sentence) < opening ? 1 : 0;
    return verb + early + (isSum ? 0.6 : 0) - (sentence.length < 90 ? 1.5 : 0);
  };
  return sentences.filter((each) => isTold(each, HOLDING)).sort((a, b) => rankOf(b) - rankOf(a));
}

/** Whether the court itself says it: neither a quotation does, nor a judge who writes alone. */
function isTold(sentence: string, cue: RegExp): boolean {
  if (
    sentence.length < SENTENCE_AT_LEAST ||
    !/^[[']*[A-Z].*[.?!:]\W*(?:\d|\[\w+\])*$/.test(sentence)
  )
    return false;
  const at = sentence.search(cue);
  const before = sentence.slice(0, at);
  const isOpen = (text: string) => (text.match(/["“”]/g) ?? []).length % 2 === 1;
  const isOthers =
    /\b(?:(?:held|said|says|stated|wrote)(?: that)?[:,]? *|(?:neither|if|unless|whether)\b[^,;]{0,20})$/i.test(
      before,
    );
  const isAlone = /\bI (?:dissent|concur|would|think)\b/.test(sentence);
  return at >= 0 && !isOthers && !isAlone && !isOpen(before) && !isOpen(sentence);
}

/** What becomes of the judgment: the last sentence that says so, there or in the opening. */
function dispositionIn(sentences: readonly string[]): string {
  const opening = sentences.slice(0, openingOf(sentences));
  return [...opening, ...sentences.slice(-CLOSING)].findLast(decides) ?? '';
}

function decides(sentence: string): boolean {
  const isOne = sentence.length <= SENTENCE_AT_MOST && /^[A-Z].*(?:[.)]|[A-Z]{4})$/.test(sentence);
  return isOne && DISPOSITION.test(sentence) && !NO_DECISION.test(sentence);
}

/** Lists of counsel, which reports print before the opinion. */
const COUNSEL =
  /\b(?:argued the (?:cause|case)|filed (?:a |the )?briefs?|on (?:the|his|her|their|its) briefs?|with (?:him|her|them|whom) (?:on|was|were)|of counsel|attorneys? for|counsel for|solicitor general|amic(?:us|i) curiae|(?:attorneys?|public) (?:general|defenders?),|for (?:the )?(?:[\w-]+[- ](?:and )?)?(?:appell(?:ant|ee)|petitioner|respondent|plaintiff|defendant)s?(?:[- ]in[- ]error)?\.$|(?:-|, )(?:appellant|respondent|appellee|plaintiff|defendant|petitioner)s?(?:[.;]|$))/i;

/** Long enough, mostly lower case, and not a list of counsel; lower case at its start continues another. */
const isProse = (line: string): boolean =>
  line.length >= SENTENCE_AT_LEAST &&
  /^[^\p{L}*†]*\p{Lu}/u.test(line) &&
  !COUNSEL.test(line) &&
  line.replace(/[^a-z]/g, '').length / line.length > 0.65;

/** The first paragraph of prose; of a short order, its longest paragraph. */
function firstProse(text: string): string {
  const paragraphs = text
    .slice(0, 20_000)
    .split(/\n\s*\n/)
    .map(oneLine)
    .filter(isProse);
  const [longest = ''] = paragraphs.toSorted((a, b) => b.length - a.length);
  return paragraphs.find(({ length }) => length >= PROSE) ?? longest;
}

/** Cut after its last whole sentence; at a word, where it has none. */
function clip(text: string, most = SUMMARY_AT_MOST): string {
  if (text.length <= most && /[.?!:…]\W*$/.test(text)) return text;
  const whole = sentencesIn(text.slice(0, most)).slice(0, -1).join(' ');
  if (whole.length > Math.min(most, text.length) / 3) return whole;
  return text.length <= most ? text : shortened(text, most);
}

function shortened(text: string, most = SENTENCE_AT_MOST): string {
  return text.length <= most ? text : `${text.slice(0, most).replace(/[\s,;:]+\S*$/, '')} …`;
}
