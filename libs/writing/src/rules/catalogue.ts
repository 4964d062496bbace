import { repeatedWord } from './mechanics/repeated-word.js';
import type { DocumentRule, Rule, RuleCard } from './rule.js';

/** The rules that a paragraph decides by itself. */
export const PARAGRAPH_RULES: readonly Rule[] = [repeatedWord];

/** The rules that need the whole text. */
export const DOCUMENT_RULES: readonly DocumentRule[] = [];

/** All rules, as a reader of the catalogue sees them. */
export const CATALOGUE: readonly RuleCard[] = [...PARAGRAPH_RULES, ...DOCUMENT_RULES];
