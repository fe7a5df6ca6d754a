import { createElement, startTransition } from 'react';
import { createRoot } from 'react-dom/client';
import { startEpoch } from '@/api/client';
import { fetchCaptchaAhead } from '@/api/session';
import { isLanguage, startI18n, translate } from '@/i18n';
import type { Area } from '@/i18n/keys';
import { openEntrance } from '@/kernel/entrance';
import { watchSession } from '@/kernel/syncSession';
import { watchReleases } from '@/kernel/release';
import { endFromHere } from '@/kernel/endSession';
import { crashId, reportCrash, reportCrashesTo } from '@/kernel/crash';
import { onStorageTrouble } from '@/lib/storage';
import { watchStyles } from '@/lib/styles';
import { onPartFailure } from '@/ui/feedback/partFailure';
import { toast } from '@/ui/toast/toast';
import { onSessionEnd, readToken } from '@/stores/session';
import { followStoredTheme, useTheme, wasStoredThemeSound } from '@/stores/theme';
import { App } from './App';
import { wireClient } from './failures';
import { coverForOldBrowser } from './oldBrowser';
import { readIdentity } from './identity';
import { report, reportUncaught } from './report';
import { removeStrayWorkers } from './strayWorkers';

/** Message areas loaded before the first rendering. */
const FIRST: readonly Area[] = ['kernel', 'login', 'failures'];

/** Starts the console in the given element; resolves when something is drawn. */
export async function boot(element: HTMLElement): Promise<void> {
  reportCrashesTo(report);
  reportUncaught();
  onPartFailure((error) => reportCrash(error, crashId()));
  void removeStrayWorkers();
  const isOld = coverForOldBrowser();
  wireClient();
  onSessionEnd(startEpoch);
  // Without a session every address but the free ones leads to the log-in page.
  if (readToken() === null) fetchCaptchaAhead();
  const fallback: unknown = import.meta.env.VITE_FALLBACK_LANGUAGE;
  const language = useTheme.getState().globalI18n;
  await Promise.all([startI18n(language, isLanguage(fallback) ? fallback : 'zh-cn', FIRST), readIdentity()]);
  onStorageTrouble(() => toast('warning', translate('failure.storage')));
  if (!wasStoredThemeSound()) toast('warning', translate('kernel.themeBroken'));
  if (isOld) toast('warning', translate('kernel.oldBrowser'));
  followStoredTheme();
  let ahead = () => location.href;
  watchSession({ out: () => void endFromHere(), other: () => location.reload() });
  watchStyles();
  watchReleases(() => ahead());
  const root = createRoot(element);
  await openEntrance({
    // In slices: a slow machine answers to what is typed meanwhile.
    draw: (page) => startTransition(() => root.render(createElement(App, null, page))),
    screens: async () => {
      const { startScreens } = await import('./screens');
      return () => {
        const screens = startScreens();
        ahead = screens.ahead;
        return screens;
      };
    },
  });
}
