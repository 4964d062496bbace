import type { Activity, ActivityKind } from '@casewright/contracts';

export const away = { search: 'Searches and analyses', auth: 'All other figures' };
export const SPANS: Record<Activity['unit'], string> = { day: 'Day', week: 'Week of' };
const format = new Intl.NumberFormat('en-US');
export const number = (figure: number) => format.format(figure);

export const KINDS: Record<ActivityKind, string> = {
  searches: 'Searches',
  analyses: 'Documents analyzed',
  insights: 'Insights',
  writing: 'Writing reviews',
  citations: 'Citations generated and files checked',
  drafts: 'Templates drafted',
  exports: 'Exports',
};

export const CITED = ['Authority', 'Papers', 'Times'];
