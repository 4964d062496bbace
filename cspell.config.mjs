/**
 * Spelling, in American English: `npm test -- --only=checks`. `tools/words.txt` lists the words that
 * the dictionaries lack. Tests are left out, for the names of parties and the misspellings in them;
 * tables of data are checked against their sources.
 */
export default {
  version: '0.2',
  language: 'en-US',
  files: ['**/*.{ts,tsx,mts,mjs,cjs,md,yml,yaml,css,html}'],
  ignorePaths: [
    '**/node_modules',
    '**/dist',
    '**/*.generated.ts',
    '**/*.{spec,int-spec,e2e,suite}.{ts,tsx}',
    '**/{e2e,testing,test,golden,labeled,conformance}/**',
    'bench/**',
    '.ci/run',
    'tools/models/**',
    'libs/testing/**',
    'package-lock.json',
    '**/go.{mod,sum}',
    'services/search/starter-library/**',
    '**/*.{json,txt,svg,sql,bib}',
    '**/migrations/**',
    'cspell.config.mjs',
    // Tables: reporters' and courts' abbreviations, misspellings by intent.
    'libs/law/src/ranking/analysis/name-abbreviations.ts',
    'libs/law/src/ranking/spelling/legal-words.ts',
    'libs/law/src/citations/{courts,names,statutes}/**/*.ts',
    'libs/law/scripts/**',
    'libs/law/src/writing/rules/{word-choice,consistency}/*.ts',
    'libs/law/src/drafting/assembly/british-spelling.ts',
    'libs/law/src/checking/sources/typed/items/*.ts',
    // Stems.
    'libs/law/src/reading/contracts/risks/model/polarity-marks.ts',
  ],
  dictionaryDefinitions: [{ name: 'casewright', path: './tools/words.txt', addWords: false }],
  dictionaries: ['casewright'],
  ignoreRegExpList: [
    '/\\/(?![*/ ])(?:\\\\.|\\[(?:\\\\.|[^\\]\\n])*\\]|[^/\\n\\\\])+\\/[a-z]*/g',
    '/`[^`\\n]*`/g',
    // Keys of 32 bytes in base64url.
    '/=[\\w-]{43}(?=[,}\\s])/g',
    // Legalese that is looked for.
    "/'therefor'/g",
    // Values of the API.
    "/'(?:organisation|normalised|criticised)'/g",
    '/\\b(?:normalised|criticised)(?=:)|WORDS\\.normalised/g',
  ],
  flagWords: [
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
  overrides: [
    // What an English court or letter says.
    {
      filename: '**/drafting/content/**',
      ignoreWords: ['authorised', 'defence', 'licence'],
      ignoreRegExpList: ['/\\w+ou\\?r\\w*/g'],
    },
    // The name of chardet's function.
    { filename: '**/decode-text.ts', ignoreWords: ['analyse'] },
  ],
  minWordLength: 4,
};
