import { fireEvent, screen, waitFor } from '@testing-library/react';
import type { ReactElement } from 'react';
import { expect, test, vi } from 'vitest';
import { queryClient } from '@/services/queryClient';
import { TabLocationContext } from '@/services/tabLocation';
import { Bell } from '@/shell/header/Bell';
import { Palette } from '@/shell/palette/Palette';
import MemberDetailScreen from '@/views/member/detail/index';
import { TABS } from '@/views/member/detail/tabs';
import { withoutAmounts } from './bends';
import { screenOf } from './screens';
import { seeds, some, someFields, survey, wrongAnswers } from './survey';
import type { Survey } from './survey';
import { inventedAmounts, watchCrashes } from './watch';

vi.mock('@/ui/chart/canvas', () => ({ draw: () => () => undefined }));

watchCrashes();

interface Part {
  name: string;
  draw: () => ReactElement | Promise<ReactElement>;
  /** What has to be opened or typed first. */
  open?: (on: Survey) => Promise<void>;
  /** The boards have a client of their own. */
  queries?: typeof queryClient;
}

const profile = (tab: string): ReactElement => (
  <TabLocationContext
    value={{ tab: 'm', pathname: '/member/detail/1', search: `?tab=${tab}`, params: { id: '1' } }}
  >
    <MemberDetailScreen />
  </TabLocationContext>
);

const PARTS: readonly Part[] = [
  { name: 'home', draw: () => screenOf('home/index') },
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

test.each(PARTS.map((part, place) => [part.name, part, place] as const))(
  '%s stands whatever is answered',
  async (_, { draw, open, queries }, place) => {
    const on = survey(await draw(), { queries });
    await open?.(on);
    await on.look('good answers');
    const calls = [...on.backend.asked.values()];
    expect(calls).not.toEqual([]);
    for (const seed of seeds(3, place)) {
      // oxlint-disable-next-line no-await-in-loop
      await on.answer(`fields bent by ${seed}`, someFields(seed, seed % 2 ? 0.15 : 0.5));
    }
    for (const answer of some(wrongAnswers(calls), 5, place)) {
      // oxlint-disable-next-line no-await-in-loop
      await on.answerWrongly(answer);
    }
    await on.answer('no amount', withoutAmounts);
    on.note(...inventedAmounts().map((text) => `no amount could be read: ${text}`));
    on.end();
  },
);
