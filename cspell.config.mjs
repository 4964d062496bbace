/**
 * Spelling, in American English: `npm test -- --only=checks`. Tests are left out, for the names of parties and the
 * misspellings in them. `tools/words/` lists the words that a dictionary lacks.
 */
export default {
  version: '0.2',
  language: 'en-US',
  files: ['**/*.{ts,tsx,mts,mjs,cjs,md,yml,yaml,css,html}'],
  ignorePaths: [
    '**/node_modules',
    '**/dist',
    '**/*.generated.ts',
    '**/*.{spec,int-spec,e2e,suite}.ts',
    '**/{e2e,testing,test,golden,labelled,conformance}/**',
    'bench/**',
    'libs/testing/**',
    'package-lock.json',
    'services/search/starter-library/**',
  ],
  ignoreRegExpList: [
    '/\\/(?![*/ ])(?:\\\\.|\\[(?:\\\\.|[^\\]\\n])*\\]|[^/\\n\\\\])+\\/[a-z]*/g',
    '/`[^`\\n]*`/g',
  ],
  flagWords: [
    'cancelled',
    'colour',
    'favour',
    'behaviour',
    'neighbour',
    'honour',
    'labelled',
    'judgement',
    'licence',
    'organisation',
    'recognise',
    'recognised',
    'normalise',
    'analyse',
    'analysed',
    'grey',
    'whilst',
    'learnt',
    'cheque',
    'centre',
    'catalogue',
  ],
  minWordLength: 4,
};
