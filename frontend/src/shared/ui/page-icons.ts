import {
  Cpu,
  FileSearch,
  FileText,
  Gauge,
  HeartPulse,
  History,
  House,
  Library,
  Lightbulb,
  type LucideIcon,
  PenLine,
  Quote,
  Scale,
  ScrollText,
  Shield,
  UsersRound,
} from 'lucide-react';
import type { PageName } from '../config/pages';

/** The icon of each page that a menu or a card leads to. */
export const pageIcons: Readonly<Partial<Record<PageName, LucideIcon>>> = {
  home: House,
  search: Scale,
  documentAnalysis: FileSearch,
  writingAssistant: PenLine,
  citationGenerator: Quote,
  templateGenerator: FileText,
  searchHistory: History,
  insights: Lightbulb,
  privacyPolicy: Shield,
  terms: ScrollText,
  storage: Gauge,
  usersAdmin: UsersRound,
  libraryAdmin: Library,
  engineAdmin: Cpu,
  auditAdmin: ScrollText,
  healthAdmin: HeartPulse,
};
