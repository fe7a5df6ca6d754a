import { createBrowserRouter, createHashRouter, Outlet, redirect, useRouteError } from 'react-router-dom';
import { useEffect, useState } from 'react';
import type { ComponentType } from 'react';
import type { LoaderFunctionArgs, RouteObject } from 'react-router-dom';
import { bindNavigation } from '@/services/navigation';
import { useRoutes } from '@/stores/routes';
import { endSession, readToken } from '@/stores/session';
import { ApiError } from '@/api/failure';
import { BOARDS } from './boards';
import { bootstrap } from './bootstrap';
import { crashId, reportCrash } from './crash';
import { CrashPage } from './CrashPage';
import { FramedPage } from './Framed';
import { decide } from './guard';
import type { Visit } from './guard';
import { Loading } from './Loading';
import { prepareScreen, resolveNow } from './prepare';
import { StalledPage } from './StalledPage';
import { ViewBoundary } from './ViewBoundary';
import { loadView, ownView } from './views';
import { WindowTitle } from './WindowTitle';

/** Parts that the router gets from higher layers. */
export interface Parts {
  /** The frame around the screens. */
  layout(): Promise<ComponentType>;
}

export type Router = ReturnType<typeof createBrowserRouter>;

const BASE = import.meta.env.BASE_URL.replace(/\/$/, '');

/** Applies the guard's decision: clears the session, loads the menu, redirects. */
async function pass(visit: Pick<Visit, 'pathname' | 'search' | 'hash'>): Promise<Response | null> {
  const step = decide({ ...visit, signedIn: readToken() !== null, ready: useRoutes.getState().ready });
  if (step.kind === 'redirect') {
    if (step.clear) endSession();
    return redirect(step.to);
  }
  if (step.kind === 'bootstrap') await bootstrap();
  return null;
}

function LoadError() {
  const error = useRouteError();
  const retry = () => {
    // A failed call is repeated by the same navigation; a missing file needs a reload.
    if (error instanceof ApiError) void router?.revalidate();
    else location.reload();
  };
  return <StalledPage error={error} retry={retry} />;
}

/** Shown in place of the whole page when the frame crashed; the router's default page would show a stack. */
function RootError() {
  const error = useRouteError();
  const [id] = useState(crashId);
  useEffect(() => reportCrash(error, id), [error, id]);
  return <CrashPage id={id} retry={() => location.reload()} />;
}

/** Loads a page without the frame; its crashes get a number like those of a screen. */
async function loadPage(name: string): Promise<ComponentType> {
  const Page = await loadView(ownView(name));
  return () => (
    <ViewBoundary>
      <Page />
    </ViewBoundary>
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
 * Creates the static router. Every screen is below its catch-all route: the guard decides, the menu is matched
 * from state, and the view is loaded before the address changes.
 * @param mode `hash` for hosts that cannot serve the page at every path
 */
export function createConsoleRouter(mode: 'history' | 'hash', parts: Parts): Router {
  const base = mode === 'hash' ? '' : BASE;
  const belowBase = (pathname: string) => pathname.slice(base.length) || '/';
  let Layout: ComponentType | null = null;

  // A request has no hash, and the query of `url` is rewritten, so both are needed.
  const visitOf = ({ request, url }: LoaderFunctionArgs) => ({
    pathname: belowBase(url.pathname),
    search: new URL(request.url).search,
    hash: url.hash,
  });

  // A board has no frame, but uses its theme, its messages and its lock screen.
  const enterBoard = async (asked: LoaderFunctionArgs): Promise<Response | null> => {
    const [sent] = await Promise.all([pass(visitOf(asked)), readToken() === null ? null : parts.layout()]);
    return sent;
  };

  const enterScreen = async (asked: LoaderFunctionArgs): Promise<Response | null> => {
    const visit = visitOf(asked);
    // The frame loads in parallel with the menu, but not when the operator has to sign in first.
    const [sent, frame] = await Promise.all([pass(visit), readToken() === null ? null : parts.layout()]);
    if (sent) return sent;
    const found = resolveNow(visit.pathname);
    if (found.kind === 'redirect') return redirect(found.to);
    await prepareScreen(found);
    Layout = frame;
    return null;
  };

  const routes: RouteObject[] = [
    {
      Component: Root,
      HydrateFallback: Loading,
      errorElement: <RootError />,
      children: [
        {
          path: '/login',
          loader: (asked) => pass(visitOf(asked)),
          errorElement: <LoadError />,
          lazy: { Component: () => loadPage('login') },
        },
        ...BOARDS.map(({ path, view }) => ({
          path,
          loader: enterBoard,
          errorElement: <LoadError />,
          lazy: { Component: () => loadPage(view) },
        })),
        {
          path: '*',
          loader: enterScreen,
          errorElement: <LoadError />,
          Component: () => Layout && <FramedPage frame={Layout} />,
        },
      ],
    },
  ];
  const created =
    mode === 'hash' ? createHashRouter(routes) : createBrowserRouter(routes, { basename: base || '/' });
  router = created;
  bindNavigation({
    go: async (to, { replace = false, quietly = false } = {}) => {
      if (quietly && created.state.navigation.state !== 'idle') return;
      await created.navigate(to, { replace });
    },
    current: () => {
      const { pathname, search, hash } = created.state.location;
      return `${belowBase(pathname)}${search}${hash}`;
    },
  });
  return created;
}
