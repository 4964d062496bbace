interface Upcoming {
  title: string;
  purpose: string;
  abilities: readonly string[];
}

export const upcomingTools = {
  'template-generator': {
    title: 'Template Generator',
    purpose: 'Drafts a first version of ten common documents from your requirements.',
    abilities: [
      'Contracts, agreements, motions, briefs and letters, by jurisdiction.',
      'Lists the structure, the information still required and how to fill it in.',
      'Exports the draft as PDF or Word.',
    ],
  },
} as const satisfies Record<string, Upcoming>;

export type UpcomingTool = keyof typeof upcomingTools;
