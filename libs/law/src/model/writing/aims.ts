import type { WritingFinding } from '@casewright/contracts';
import type { RewordingAim } from './prompt.js';

/** What a rewording is called, the nearest rule of the catalog, and what is said where the model's reason is not. */
interface AimWords extends Pick<WritingFinding, 'rule' | 'family' | 'title'> {
  why: string;
}

export const AIM_WORDS: Record<RewordingAim, AimWords> = {
  clarity: {
    rule: 'long-sentence',
    family: 'sentences',
    title: 'Clearer sentence',
    why: 'The sentence is easier to follow this way.',
  },
  concision: {
    rule: 'wordy-phrase',
    family: 'plain-words',
    title: 'Shorter wording',
    why: 'The sentence says the same in fewer words.',
  },
  'active-voice': {
    rule: 'passive-agent',
    family: 'verbs',
    title: 'Active wording',
    why: 'The sentence names who acts first.',
  },
  'plain-words': {
    rule: 'legalese',
    family: 'plain-words',
    title: 'Plainer words',
    why: 'The sentence says the same in plainer words.',
  },
  precision: {
    rule: 'vague-this',
    family: 'precision',
    title: 'More precise wording',
    why: 'The sentence says more precisely what it means.',
  },
  tone: {
    rule: 'informal-word',
    family: 'tone',
    title: 'Measured wording',
    why: 'The wording fits the reader better.',
  },
};

/** Of a remark on the tone that has no rewording. */
export const TONE_REMARK = {
  rule: 'informal-word',
  family: 'tone',
  title: 'Tone',
} satisfies Partial<WritingFinding>;
