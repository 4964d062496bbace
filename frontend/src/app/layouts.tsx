import { Outlet } from 'react-router-dom';
import { MobileNavigation } from '../features/navigation/mobile-navigation';
import { SideNavigation } from '../features/navigation/side-navigation';
import { useIsMobile } from '../shared/hooks/use-media-query';
import { MainArea } from './layouts/main-area';

/** A signed-in user's frame: the side menu (or top bar) and the screen. */
export function ToolLayout() {
  const isMobile = useIsMobile();
  return (
    <div className="min-h-dvh">
      {isMobile ? <MobileNavigation /> : <SideNavigation />}
      <div className={isMobile ? 'pt-14' : 'pl-64 print:pl-0'}>
        <MainArea className="mx-auto max-w-6xl px-4 py-8 md:px-10 md:py-12">
          <Outlet />
        </MainArea>
      </div>
    </div>
  );
}
