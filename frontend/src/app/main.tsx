import '../shared/styles/index.css';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { createBrowserRouter } from 'react-router-dom';
import { followOtherTabs } from '../shared/stores/session-store';
import { startAppearance } from '../shared/stores/theme-store';
import { startFadingBars } from '../shared/ui/fading-bars';
import { App } from './app';
import { queryClient } from './query-client';
import { routes } from './routes';
import { watchSession } from './session-watch';

const router = createBrowserRouter(routes);
startAppearance();
startFadingBars(document);
followOtherTabs(window);
watchSession(router, queryClient);

const root = document.getElementById('root');
if (!root) throw new Error('The page has no element with the id "root".');
createRoot(root).render(
  <StrictMode>
    <App router={router} />
  </StrictMode>,
);
