import { QueryClientProvider } from '@tanstack/react-query';
import { Activity, useInsertionEffect } from 'react';
import type { ScreenAction } from '@/crud/action/screenAction';
import { screenKit } from '@/domain/kit/screenKit';
import { TabLocationContext } from '@/services/tabLocation';
import { sample, sampleAnswers } from './sample';

const { screen, tabs, stat, statistics } = screenKit(sample);

const action = (name: string, primary = false): ScreenAction<unknown> => ({
  name,
  label: 'crud.edit',
  primary,
  permission: null,
  perform: () => undefined,
});

const actions = [action('1'), action('2'), action('3')];

const Sample = screen({
  tabs: tabs('status'),
  Statistics: statistics({ values: [stat.value('lines')] }),
  columns: ['orderNo', 'member', 'status', 'amount', 'coin', 'txHash', 'createdAt'],
  toolbar: [action('1', true)],
  rowActions: actions,
  bulkActions: [action('1')],
});

const answers = sampleAnswers();

const PLACE = { tab: '', pathname: '/', search: '', params: {} };

/** Tells that its neighbours have been drawn; of all effects only this kind runs out of sight. */
function Drawn({ tell }: { tell: () => void }) {
  useInsertionEffect(() => {
    const timer = setTimeout(tell);
    return () => clearTimeout(timer);
  }, [tell]);
  return null;
}

/**
 * Draws a list once, out of sight and whenever nothing else is to be drawn, so that the first real one finds its code
 * compiled and its styles in the page. Nothing of it has an effect: it asks nothing and cannot be reached.
 * @param onDrawn called when it may be taken away
 */
export default function Rehearsal({ onDrawn }: { onDrawn: () => void }) {
  return (
    <Activity mode="hidden">
      <TabLocationContext value={PLACE}>
        <QueryClientProvider client={answers}>
          <Sample />
          <Drawn tell={onDrawn} />
        </QueryClientProvider>
      </TabLocationContext>
    </Activity>
  );
}
