import { createBrowserRouter, createHashRouter, Outlet, redirect, useRouteError } from 'react-router-dom';
import type { ComponentType } from 'react';
import type { RouteObject } from 'react-router-dom';
import { useT } from '@/i18n';
import { bindNavigation, currentAddress } from '@/stores/navigation';
import { useRoutes } from '@/stores/routes';
import { endSession, readToken } from '@/stores/session';
import { ApiError } from '@/api/failure';
import { bootstrap } from './bootstrap';
import { FramePage } from './FramePage';
import { decide } from './guard';
import { Loading } from './Loading';
import { prepareScreen, resolveNow } from './prepare';
import { leave } from './signOut';
import { loadView, ownView } from './views';
import { WindowTitle } from './WindowTitle';

/** What the router needs from the floors above it. */
export interface Parts {
  /** The frame around the screens. */
  layout(): Promise<ComponentType>;
}

export type Router = ReturnType<typeof createBrowserRouter>;

const BASE = import.meta.env.BASE_URL.replace(/\/$/, '');

function belowBase(pathname: string): string {
  return BASE !== '' && pathname.startsWith(BASE) ? pathname.slice(BASE.length) || '/' : pathname;
}

function decoded(pathname: string): string {
  try {
    return decodeURI(pathname);
  } catch {
    return pathname;
  }
}

/** The guard's effects: clears what must go, loads what is missing, sends elsewhere. */
async function pass(request: Request, hash: string): Promise<Response | null> {
  const url = new URL(request.url);
  const visit = { pathname: belowBase(url.pathname), search: url.search, hash };
  const step = decide({ ...visit, signedIn: readToken() !== null, ready: useRoutes.getState().ready });
  if (step.kind === 'redirect') {
    if (step.clear) endSession();
    return redirect(step.to);
  }
  if (step.kind === 'bootstrap') await bootstrap();
  return null;
}

async function enterScreen(request: Request, hash: string): Promise<Response | null> {
  const sent = await pass(request, hash);
  if (sent) return sent;
  const found = resolveNow(decoded(belowBase(new URL(request.url).pathname)));
  if (found.kind === 'redirect') return redirect(found.to);
  await prepareScreen(found);
  return null;
}

/** Shown instead of the frame when the menu, or the frame's own files, cannot be had. */
function Stalled() {
  const t = useT();
  const error = useRouteError();
  const retry = () => {
    // A failed call is asked again by the same navigation; a lost file needs a new page.
    if (error instanceof ApiError) void router?.revalidate();
    else location.reload();
  };
  return (
    <FramePage
      title={t('kernel.stalled')}
      hint={t('kernel.stalledHint')}
      actions={[
        { label: t('kernel.retry'), run: retry },
        { label: t('kernel.signOut'), run: () => void leave(currentAddress()) },
      ]}
    />
  );
}

function Root() {
  return (
    <>
      <WindowTitle />
      <Outlet />
    </>
  );
}

let router: Router | undefined;

/**
 * The one static router. Every screen stands behind its catch-all: the guard decides, the menu is
 * matched from state, and the view is loaded before the address changes.
 * @param mode `hash` for hosts that cannot send every path to the page
 */
export function createConsoleRouter(mode: 'history' | 'hash', parts: Parts): Router {
  // A request carries no hash; the navigation under way does.
  const hash = () => (router ? (router.state.navigation.location ?? router.state.location).hash : location.hash);
  const routes: RouteObject[] = [
    {
      Component: Root,
      HydrateFallback: Loading,
      children: [
        {
          path: '/login',
          loader: ({ request }) => pass(request, ''),
          errorElement: <Stalled />,
          lazy: { Component: () => loadView(ownView('login')) },
        },
        {
          path: '*',
          loader: ({ request }) => enterScreen(request, hash()),
          errorElement: <Stalled />,
          lazy: { Component: () => parts.layout() },
        },
      ],
    },
  ];
  const created =
    mode === 'hash' ? createHashRouter(routes) : createBrowserRouter(routes, { basename: BASE || '/' });
  router = created;
  bindNavigation({
    go: (to, options) => created.navigate(to, { replace: options?.replace === true }),
    current: () => {
      const { pathname, search, hash: fragment } = created.state.location;
      return `${belowBase(pathname)}${search}${fragment}`;
    },
  });
  return created;
}
