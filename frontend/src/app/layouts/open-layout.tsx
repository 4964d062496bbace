import { Link, Outlet } from 'react-router-dom';
import { paths } from '../../shared/config/paths';
import { useUser } from '../../shared/session/use-user';
import { Brand } from '../../shared/ui/brand';
import { buttonClass } from '../../shared/ui/button';
import { ToolLayout } from '../layouts';
import { MainArea } from './main-area';

/** Pages for everybody: with the side menu for a user, under a plain header for a visitor. */
export function OpenLayout() {
  return useUser() ? <ToolLayout /> : <VisitorLayout />;
}

function VisitorLayout() {
  return (
    <div className="min-h-dvh">
      <header className="border-b border-rule">
        <div className="mx-auto flex h-16 max-w-6xl items-center justify-between px-4 md:px-10">
          <Link to={paths.landing} className="rounded-md">
            <Brand />
          </Link>
          <Link to={paths.login} className={buttonClass('secondary')}>
            Sign In
          </Link>
        </div>
      </header>
      <MainArea className="mx-auto max-w-6xl px-4 py-8 md:px-10 md:py-12">
        <Outlet />
      </MainArea>
    </div>
  );
}
