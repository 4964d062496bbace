import '../shared/styles/index.css';
import { QueryClientProvider } from '@tanstack/react-query';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { RouterProvider } from 'react-router-dom';
import { followOtherTabs } from '../shared/stores/session-store';
import { startAppearance } from '../shared/stores/theme-store';
import { startFadingBars } from '../shared/ui/fading-bars';
import { LiveRegion } from '../shared/ui/live-region';
import { Toaster } from '../shared/ui/toaster';
import { TooltipProvider } from '../shared/ui/tooltip';
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

/** Everything that surrounds the screens. */
function App() {
  return (
    <QueryClientProvider client={queryClient}>
      <TooltipProvider>
        <RouterProvider router={router} />
        <Toaster />
        <LiveRegion />
      </TooltipProvider>
    </QueryClientProvider>
  );
}
