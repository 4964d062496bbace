interface Upcoming {
  title: string;
  purpose: string;
  abilities: readonly string[];
}

export const upcomingTools = {
  'document-analysis': {
    title: 'Document Analysis',
    purpose:
      'Reads a contract, brief or letter and sets what matters beside the text that says it.',
    abilities: [
      'Takes PDF, Word and plain-text files, or text that you paste.',
      'Names the clauses, obligations, dates and risks, each with its exact passage.',
      'Checks every citation in the document against the case-law library.',
      'Exports the analysis as PDF or Word.',
    ],
  },
  'writing-assistant': {
    title: 'Writing Assistant',
    purpose: 'Reviews a draft as a careful colleague would: for style, tone and clarity.',
    abilities: [
      'Describes the style of the text and recommends a tone.',
      'Marks long sentences, needless passives, doublets and vague words.',
      'Suggests another wording beside the original, for you to take or leave.',
    ],
  },
  'template-generator': {
    title: 'Template Generator',
    purpose: 'Drafts a first version of ten common documents from your requirements.',
    abilities: [
      'Contracts, agreements, motions, briefs and letters, by jurisdiction.',
      'Lists the structure, the information still required and how to fill it in.',
      'Exports the draft as PDF or Word.',
    ],
  },
  insights: {
    title: 'AI-Powered Legal Insights',
    purpose: 'Reads a legal text and says what it means for the matter in hand.',
    abilities: [
      'Takes a file or pasted text.',
      'Answers with an analysis, key insights and recommendations.',
      'Shows the passage behind every finding, and exports the result.',
    ],
  },
} as const satisfies Record<string, Upcoming>;

export type UpcomingTool = keyof typeof upcomingTools;
