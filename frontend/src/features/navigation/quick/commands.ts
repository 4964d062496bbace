import type { OfferedDecision } from '@casewright/contracts';
import {
  BookCheck,
  FilePlus,
  FileUp,
  Keyboard,
  LogOut,
  type LucideIcon,
  Monitor,
  Moon,
  Sun,
} from 'lucide-react';
import { call } from '../../../shared/api/client';
import { asTyped } from '../../../shared/api/typed-decisions';
import { labelOf, pageList } from '../../../shared/config/pages';
import {
  caseHref,
  checkBriefHref,
  draftHref,
  paths,
  searchHref,
} from '../../../shared/config/paths';
import { useMay } from '../../../shared/stores/session-store';
import { setAppearance } from '../../../shared/stores/theme-store';
import { pageIcons } from '../../../shared/ui/page-icons';
import { useLogout } from '../use-logout';
import { setQuick } from './quick-store';

/** A line of the palette: a place to go to, or something to do. */
export interface PaletteCommand {
  label: string;
  icon?: LucideIcon | undefined;
  href?: string;
  act?: () => void;
  /** What else it is found by. */
  keywords?: string[];
}

const THEMES = [
  ['light', 'Light theme', Sun],
  ['dark', 'Dark theme', Moon],
  ['system', 'System theme', Monitor],
] as const;

/** What can be done from anywhere, as far as the user's role goes. */
export function useActions(): PaletteCommand[] {
  const may = useMay();
  const logout = useLogout();
  const tools: PaletteCommand[] = [
    ...(may('write')
      ? [
          { label: 'New draft', icon: FilePlus, href: draftHref(null), keywords: ['template'] },
          { label: 'Upload a document', icon: FileUp, href: paths.documentAnalysis },
        ]
      : []),
    ...(may('read')
      ? [{ label: 'Check the citations of a brief', icon: BookCheck, href: checkBriefHref }]
      : []),
  ];
  return [
    ...tools,
    ...THEMES.map(([theme, label, icon]) => {
      return { label, icon, act: () => setAppearance({ theme }), keywords: ['appearance'] };
    }),
    {
      label: 'Keyboard shortcuts',
      icon: Keyboard,
      act: () => setQuick('shortcuts'),
      keywords: ['keys'],
    },
    { label: 'Log out', icon: LogOut, act: () => logout.mutate(), keywords: ['sign out'] },
  ];
}

/** Every screen that the menus or home lead to, for the user's role. */
export function useScreens(): PaletteCommand[] {
  const may = useMay();
  return pageList
    .filter(([, page]) => (page.menu !== undefined || page.card !== undefined) && may(page.rule))
    .map(([name, page]) => ({ label: labelOf(page), icon: pageIcons[name], href: page.path }));
}

/** The page of a decision; where the library lacks it, the search, which says so. */
export async function openingOf(decision: OfferedDecision): Promise<string> {
  const text = asTyped(decision);
  const id = await call('POST /citations/check', { body: { text } }).then(
    (check) => check.citations[0]?.case?.id,
    () => undefined,
  );
  return id === undefined ? searchHref(text) : caseHref(id);
}
