import { fireEvent, screen, waitFor } from '@testing-library/react';
import type { ReactElement } from 'react';
import { expect } from 'vitest';
import { queryClient } from '@/services/queryClient';
import { TabLocationContext } from '@/services/tabLocation';
import { Bell } from '@/shell/header/Bell';
import { Palette } from '@/shell/palette/Palette';
import MemberDetailScreen from '@/views/member/detail/index';
import { TABS } from '@/views/member/detail/tabs';
import { screenOf } from './screens';
import type { Survey } from './survey';

/** A part of the console that is no list. */
export interface Part {
  name: string;
  draw: () => ReactElement | Promise<ReactElement>;
  /** What has to be opened or typed first. */
  open?: (on: Survey) => Promise<void>;
  /** The boards have a client of their own. */
  queries?: typeof queryClient;
  /** Paths of calls whose failure another part tells. */
  toldElsewhere?: readonly string[];
}

const profile = (tab: string): ReactElement => (
  <TabLocationContext
    value={{ tab: 'm', pathname: '/member/detail/1', search: `?tab=${tab}`, params: { id: '1' } }}
  >
    <MemberDetailScreen />
  </TabLocationContext>
);

export const PARTS: readonly Part[] = [
  {
    name: 'home',
    draw: () => screenOf('home/index'),
    // The bell says that what waits is not known.
    toldElsewhere: ['cwManage/rechargeWithdrawReview'],
  },
  { name: 'the trade board', draw: () => screenOf('visualizing/demo1/index'), queries: queryClient },
  { name: 'the funds board', draw: () => screenOf('visualizing/demo2/index'), queries: queryClient },
  { name: 'the personal centre', draw: () => screenOf('personal/index') },
  ...TABS.map(({ key }) => ({ name: `a member’s ${key}`, draw: () => profile(key) })),
  {
    name: 'the bell',
    draw: () => <Bell />,
    open: async () => {
      fireEvent.click(screen.getByRole('button'));
      await screen.findByText('待处理');
    },
  },
  {
    name: 'the palette',
    draw: () => <Palette />,
    open: async ({ backend }) => {
      fireEvent.change(screen.getByRole('searchbox'), { target: { value: '10010001' } });
      await waitFor(() => expect([...backend.asked.keys()]).toContain('common/search'));
    },
  },
];
