import type { AnalysisExport, QuotedSentence } from '@casewright/contracts';
import { type Block, paragraph } from '../document-model/document.js';
import { plain } from '../document-model/runs.js';
import { engineWords, prose, quotation, section } from './phrases.js';

/** What a model added, apart from what the rules say, each sentence above the words that it rests on. */
export function modelBlocks({ byModel, engine }: AnalysisExport): Block[] {
  if (!byModel) return [];
  const { summary, insights, recommendations } = byModel;
  const quoted = (title: string, all: QuotedSentence[]): Block[] => [
    ...(all.length === 0 ? [] : [section(title)]),
    ...all.flatMap(({ text, quote }) => [
      paragraph([plain(text)], { keepWithNext: true }),
      paragraph([quotation(quote)], { style: 'quotation' }),
    ]),
  ];
  return [
    ...(summary === '' ? [] : [section(`Summary ${engineWords(engine)}`), ...prose(summary)]),
    ...quoted(`Insights ${engineWords(engine)}`, insights),
    ...quoted(`Recommendations ${engineWords(engine)}`, recommendations),
  ];
}
