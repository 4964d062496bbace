import { FileSearch, Lightbulb, type LucideIcon, Quote, Scale } from 'lucide-react';
import { paths } from '../../shared/config/paths';

export interface Tool {
  title: string;
  description: string;
  to: string;
  icon: LucideIcon;
}

export const tools: readonly Tool[] = [
  {
    title: 'Case Law Search',
    description: 'Search case law and legal precedents',
    to: paths.search,
    icon: Scale,
  },
  {
    title: 'Document Analysis',
    description: 'Upload and analyze legal documents',
    to: paths.documentAnalysis,
    icon: FileSearch,
  },
  {
    title: 'Citation Generator',
    description: 'Generate professional legal citations automatically',
    to: paths.citationGenerator,
    icon: Quote,
  },
  {
    title: 'AI-Powered Insights',
    description: 'Intelligent legal insights and recommendations',
    to: paths.insights,
    icon: Lightbulb,
  },
];
