import { createElement, Fragment } from 'react';
import { RouterProvider } from 'react-router-dom';
import { FramePlace } from '@/kernel/Framed';
import { createConsoleRouter } from '@/kernel/router';
import type { Router } from '@/kernel/router';
import type { Screens } from '@/kernel/entrance';

/**
 * Resolves when the router has found what the first address shows. Where the router is drawn before that, nothing else may
 * listen to it: what happens between its drawing and its own listening is only told to the first that listens.
 */
function initialized(router: Router): Promise<void> {
  if (router.state.initialized) return Promise.resolve();
  return new Promise((done) => {
    const stop = router.subscribe((state) => {
      if (!state.initialized) return;
      stop();
      done();
    });
  });
}

/** The started screens. */
interface Started extends Screens {
  /** The complete address that is being gone to, or else the present one. */
  ahead(): string;
}

/** Starts the router and what it draws at the present address. */
export function startScreens(): Started {
  const mode = import.meta.env.VITE_ROUTER_MODE === 'hash' ? 'hash' : 'history';
  const router = createConsoleRouter(mode, {
    layout: async () => {
      const [shell, { prepareShell }] = await Promise.all([import('./AppFrame'), import('@/shell/prepare')]);
      await prepareShell();
      return shell.default;
    },
  });
  return {
    page: createElement(Fragment, null, createElement(RouterProvider, { router }), createElement(FramePlace)),
    ready: () => initialized(router),
    ahead: () => router.createHref(router.state.navigation.location ?? router.state.location),
  };
}
