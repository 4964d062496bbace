/** The names of codes, constitutions, and Restatements as they are typed. */
import { CODES, STATES } from './data.mjs';
import FORMS from './law-forms.json' with { type: 'json' };

const { words: WORDS } = FORMS;
const NUMBERS = ['First', 'Second', 'Second', 'Third', 'Fourth'];
export const restatement = (r) => {
  const [which, what] = [r.pick(NUMBERS), r.pick(WORDS.subjects)];
  return r.pick([
    `Restatement (${which}) of ${what}`,
    `Restatement (${which}) of ${what}`,
    `Restatement ${which} of ${what}`,
    `Restatement of ${what}, ${which}`,
    `Restatement of ${what} (${which})`,
    `Restatement, ${which}, ${what}`,
    `Restatement (${which === 'Second' ? '2d' : which === 'Third' ? '3d' : which}) ${what}`,
    `Rest. ${which === 'Second' ? '2d' : '3d'} ${what}`,
    `Restatement ${which === 'Second' ? '2nd' : '3rd'} of ${what}`,
    `${which} Restatement of ${what}`,
    `Restatement of ${what} ${which === 'Second' ? '2d' : '3d'}`,
    `Restatement of the Law, ${which}, ${what}`,
    `Restatement (${which}) ${what}`,
    `Restatement of ${what}`,
  ]);
};
export const codeOf = (r) => {
  if (r.chance(0.35)) {
    const state = r.pick([...'Cal. Tex. N.Y. Md. Cal. N.Y. Tex.'.match(/\S+/g)]);
    const full = { 'Cal.': 'California', 'Tex.': 'Texas', 'N.Y.': 'New York', 'Md.': 'Maryland' }[
      state
    ];
    const topic = r.pick(WORDS.topics);
    return r.pick([
      `${full} ${topic} Code`,
      `${full} ${topic} Law`,
      `${state} ${topic} Code`,
      `${state} ${topic} Code Ann.`,
      `${full} Code of ${topic}`,
      `${state} Code ${topic}`,
      `${full} Code, ${topic}`,
      `${topic} Code`,
      `${state} ${topic} Law`,
      `${state} Code Ann., ${topic}`,
      `${full}'s ${topic} Code`,
      `New York Civil Practice Law and Rules`,
      'N.Y. C.P.L.R.',
      'CPLR',
      'Texas Government Code',
    ]);
  }
  const code = r.pick(CODES);
  const state = r.pick(STATES);
  return r.pick([
    code.name,
    code.name,
    code.abbreviation,
    code.abbreviation,
    code.abbreviation.replaceAll('. ', '.'),
    `${code.name} Annotated`,
    code.abbreviation.replace('Ann.', '').trim(),
    code.abbreviation.replace('Stat.', 'Statutes'),
    `${state.name} ${r.pick(['Statutes', 'Code', 'Revised Statutes', 'General Laws', 'Compiled Laws', 'Code Annotated', 'General Statutes', 'Statutes Annotated', 'Consolidated Statutes', 'Revised Code'])}`,
    `${r.pick(['Code of', 'General Laws of', 'Revised Statutes of', 'Official Code of', 'Revised Code of', 'Laws of'])} ${state.name}`,
    `${state.abbreviation} ${r.pick(['Stat.', 'Code', 'Rev. Stat.', 'Gen. Laws', 'Code Ann.', 'Gen. Stat.', 'Rev. Code', 'Stat. Ann.'])}`,
  ]);
};
export const constitution = (r) => {
  const state = r.pick(STATES);
  return r.chance(0.5)
    ? r.pick([
        'U.S. Const.',
        'U.S. Constitution',
        'United States Constitution',
        'US Const',
        'Constitution of the United States',
        'the Constitution of the United States',
        'federal Constitution',
        'U. S. Constitution',
        'US Constitution',
        'Constitution',
      ])
    : r.pick([
        `${state.name} Constitution`,
        `${state.abbreviation} Const.`,
        `Constitution of ${state.name}`,
        `Constitution of the State of ${state.name}`,
        `${state.name} Const.`,
        `${state.name} State Constitution`,
      ]);
};
