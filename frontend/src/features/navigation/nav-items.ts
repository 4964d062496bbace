import {
  FileSearch,
  FileText,
  History,
  House,
  type LucideIcon,
  PenLine,
  Quote,
  Scale,
  ScrollText,
  Shield,
} from 'lucide-react';
import { paths } from '../../shared/config/paths';

export interface NavItem {
  label: string;
  to: string;
  icon: LucideIcon;
}

export const toolItems: readonly NavItem[] = [
  { label: 'Home', to: paths.home, icon: House },
  { label: 'Case Law Search', to: paths.search, icon: Scale },
  { label: 'Document Analysis', to: paths.documentAnalysis, icon: FileSearch },
  { label: 'Writing Assistant', to: paths.writingAssistant, icon: PenLine },
  { label: 'Citation Generator', to: paths.citationGenerator, icon: Quote },
  { label: 'Template Generator', to: paths.templateGenerator, icon: FileText },
  { label: 'Search History', to: paths.searchHistory, icon: History },
];

export const legalItems: readonly NavItem[] = [
  { label: 'Privacy Policy', to: paths.privacyPolicy, icon: Shield },
  { label: 'Terms', to: paths.terms, icon: ScrollText },
];
