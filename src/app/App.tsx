import type { ReactNode } from 'react';
import { WordsProvider } from '@/i18n/WordsProvider';
import { ViewBoundary } from '@/kernel/ViewBoundary';
import { ExpiredAlert } from './ExpiredAlert';

/** What stands around every page: the log-in page before a session, and whatever the router draws. */
export function App({ children }: { children: ReactNode }) {
  return (
    <WordsProvider>
      <ViewBoundary>
        {children}
        <ExpiredAlert />
      </ViewBoundary>
    </WordsProvider>
  );
}
