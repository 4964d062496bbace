import '../shared/styles/index.css';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { followOtherTabs } from '../shared/session/session-store';
import { startAppearance } from '../shared/theme/theme-store';
import { startFadingBars } from '../shared/ui/fading-bars';
import { App } from './app';
import { queryClient } from './query-client';
import { router } from './router';
import { watchSession } from './session-watch';

startAppearance();
startFadingBars(document);
followOtherTabs(window);
watchSession(router, queryClient);

const root = document.getElementById('root');
if (!root) throw new Error('The page has no element with the id "root".');
createRoot(root).render(
  <StrictMode>
    <App />
  </StrictMode>,
);
