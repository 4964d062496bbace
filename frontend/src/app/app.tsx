import { QueryClientProvider } from '@tanstack/react-query';
import { type createBrowserRouter, RouterProvider } from 'react-router-dom';
import { LiveRegion } from '../shared/ui/live-region';
import { Toaster } from '../shared/ui/toaster';
import { TooltipProvider } from '../shared/ui/tooltip';
import { queryClient } from './query-client';

/** Everything that surrounds the screens. */
export function App({ router }: { router: ReturnType<typeof createBrowserRouter> }) {
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
