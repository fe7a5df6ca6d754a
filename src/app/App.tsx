import { RouterProvider } from 'react-router-dom';
import type { Router } from '@/kernel/router';
import { ViewBoundary } from '@/kernel/ViewBoundary';
import { ExpiredAlert } from './ExpiredAlert';

export function App({ router }: { router: Router }) {
  return (
    <ViewBoundary>
      <RouterProvider router={router} />
      <ExpiredAlert />
    </ViewBoundary>
  );
}
