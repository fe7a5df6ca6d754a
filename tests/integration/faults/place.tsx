import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, cleanup, configure, fireEvent, render } from '@testing-library/react';
import { ConfigProvider } from 'antd';
import { createDb } from '#mocks/db';
import type { Db } from '#mocks/core/db';
import { createHandlers } from '#mocks/core/handlers';
import { openSession } from '#mocks/core/sessions';
import { startEpoch } from '@/api/client';
import { wireClient } from '@/app/failures';
import { ExpiredAlert } from '@/app/ExpiredAlert';
import { bindNavigation } from '@/services/navigation';
import { TabLocationContext } from '@/services/tabLocation';
import { ConfirmHost } from '@/shell/frame/ConfirmHost';
import { signIn, useSession } from '@/stores/session';
import { screenOf } from '../bent/screens';
import { NOON } from '../../noon';
import { signInAs } from '../render';
import type { Flow } from './flow';
import { troubledNetwork } from './network';
import type { Network, Schedule } from './network';

/** Milliseconds between two looks at whether the page is at rest. */
const LOOK = 3;

/** Looks that find nothing going on, one after the other, before the page counts as at rest. */
const CALM = 3;

/** Looks after which a page that never rests is given up. */
const PATIENCE = 2000;

/** A screen before a server of its own. */
export interface Place {
  db(): Db;
  network: Network;
  /** Signs in and draws the screen, in the place of what was there. */
  enter(): Promise<void>;
  /** Waits until nothing is on its way, or a question waits for its answer. */
  settle(): Promise<void>;
  queries(): QueryClient;
  leave(): void;
  /** Leaves for good. Errors and calls that were given up hold the place; they shall not hold its server too. */
  close(): void;
}

/** The question that waits for an answer. */
export const question = (): Element | null =>
  [...document.querySelectorAll('.ant-modal-confirm')].find(
    (one) => one.closest('[style*="display: none"]') === null,
  ) ?? null;

/** A flow's screen before a mock backend whose answers a schedule gets at. */
export function placeOf(flow: Flow, schedule: Schedule): Place {
  configure({ defaultHidden: true });
  wireClient();
  let data: Db | undefined = createDb({ now: NOON });
  const network = troubledNetwork(createHandlers(data), flow.write, schedule);
  let queries = new QueryClient();

  function db(): Db {
    if (!data) throw new Error('the place is closed');
    return data;
  }

  function signInAnew(): void {
    const admin = [...db().users.values()].find(({ userName }) => userName === 'admin');
    if (!admin) throw new Error('nobody works here');
    const { id, userName } = admin;
    const userInfo = { id, userName, userNickname: '', avatar: '', roles: [], time: 0, authBtnList: [] };
    signIn({ token: openSession(db(), admin, { ip: '', userAgent: '' }).token, userInfo });
    signInAs(undefined, userInfo);
    startEpoch();
  }

  const place: Place = {
    db,
    network,
    queries: () => queries,
    leave: () => {
      cleanup();
      queries.clear();
      startEpoch();
      document.body.replaceChildren();
      document.head.replaceChildren();
    },
    close: () => {
      place.leave();
      network.close();
      data = undefined;
    },
    enter: async () => {
      place.leave();
      signInAnew();
      bindNavigation({ current: () => flow.view, go: async () => undefined });
      queries = new QueryClient({
        defaultOptions: {
          queries: { retry: false, networkMode: 'always' },
          mutations: { networkMode: 'always' },
        },
      });
      render(
        <ConfigProvider theme={{ token: { motion: false } }} button={{ autoInsertSpace: false }}>
          <QueryClientProvider client={queries}>
            <TabLocationContext
              value={{
                tab: flow.view,
                pathname: flow.view,
                search: flow.search ?? '',
                params: flow.params ?? {},
              }}
            >
              <main>{await screenOf(flow.view)}</main>
            </TabLocationContext>
            <ConfirmHost />
            <ExpiredAlert />
          </QueryClientProvider>
        </ConfigProvider>,
      );
      await place.settle();
    },
    settle: async () => {
      for (let looks = 0, calm = 0; calm < CALM; looks += 1) {
        // oxlint-disable-next-line no-await-in-loop
        await act(() => new Promise((done) => setTimeout(done, LOOK)));
        const isQuiet =
          network.inFlight() === 0 &&
          queries.isFetching() === 0 &&
          (queries.isMutating() === 0 || question() !== null);
        calm = isQuiet ? calm + 1 : 0;
        if (looks > PATIENCE) throw new Error('the page never rests');
      }
    },
  };
  return place;
}

/** Confirms the alert of an expired session. @returns false where there is none */
export function confirmExpiry(): boolean {
  if (!useSession.getState().expired) return false;
  const alert = document.querySelector('dialog[role="alertdialog"]');
  const ok = alert?.querySelector('button');
  if (!alert?.hasAttribute('open') || !alert.textContent.trim() || !ok)
    throw new Error('a session is over, and nobody is told');
  fireEvent.click(ok);
  return true;
}
