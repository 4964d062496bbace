import { RISK_WORDS, SEVERITIES, type Severity } from '@casewright/contracts';
import { listed, plural } from '../checks/words.js';
import type { Defect } from '../review.js';
import type { SidedRisk } from './one-sided.js';
import type { Risk, Softener } from './table/risk.js';
import { RISKS } from './table/table.js';

/** What is said for a softener that the clause has, and the words that show it. */
const SOFTENERS: Record<Softener, { name: string; shown: RegExp }> = {
  notice: {
    name: 'notice',
    shown: /\b(?:prior|advance|written|days?'?|months?'?|reasonable)(?: \w+){0,2} notice\b/i,
  },
  cure: { name: 'a time to cure', shown: /\b(?:cure[sd]?|remed(?:y|ied|ies)|made good)\b/i },
  cap: {
    name: 'a limit',
    shown:
      /\b(?:(?:not|never|nor) (?:to )?exceed|(?:no|not) more than|up to|at most|capped|maximum|limited to)\b/i,
  },
  consent: {
    name: 'consent',
    shown: /\b(?:consents?|approv(?:al|es|ed)|agreed (?:to )?in writing)\b/i,
  },
  mutual: {
    name: 'words for both sides',
    shown:
      /\b(?:either|each|neither|both)(?: of the)? part(?:y|ies)\b|\bmutual\w*\b|\beach other\b/i,
  },
};
/** Before a softener: it is denied. */
const DENIED = /\b(?:without|no|not|nor|waives?|regardless of)\b[^,;]{0,40}$/i;

/** What a reviewer says of a risk: how grave it is by its words, on whom it falls, and what to ask for. */
export function tellRisk(
  { kind, words, start, end, who, isLikely }: SidedRisk,
  morePlaces: number,
  contract: string,
): Defect {
  const risk = RISKS[kind];
  const softened = risk.softeners.filter((softener) => isShown(words, softener));
  const grave = isLikely && softened.length === 0 ? graveWords(risk, words, contract) : undefined;
  return {
    at: { start, end },
    category: kind,
    title: isLikely ? RISK_WORDS[kind] : `${RISK_WORDS[kind]}?`,
    severity: grave ? 'high' : isLikely ? lowered(risk.severity, softened.length) : 'low',
    explanation: [
      risk.why,
      `It falls on ${risk.suffers}.`,
      who && `The clause speaks of ${who} only.`,
      grave && `It is grave here because it says “${grave}”.`,
      softened.length > 0 &&
        `It is softened by ${listed(softened.map((it) => SOFTENERS[it].name))}.`,
      `Usual: ${risk.usual}`,
      morePlaces > 0 && `${plural(morePlaces, 'more passage says', 'more passages say')} the like.`,
    ]
      .filter(Boolean)
      .join(' '),
    recommendation: risk.ask,
  };
}

function isShown(words: string, softener: Softener): boolean {
  const found = SOFTENERS[softener].shown.exec(words);
  return found !== null && !DENIED.test(words.slice(0, found.index));
}

/** The words that make it high, unless the contract takes them back elsewhere. */
const graveWords = ({ grave, relieved }: Risk, words: string, contract: string) =>
  relieved?.test(contract) ? undefined : grave?.exec(words)?.[0];

const lowered = (severity: Severity, steps: number): Severity =>
  SEVERITIES[Math.max(SEVERITIES.indexOf('low'), SEVERITIES.indexOf(severity) - steps)]!;
