import { loadMessages } from '@/i18n';
import { changeFlow } from '@/contract/block/changeFlow';
import './messages';
import { pageOf, stateSet } from './page';
import { manualViews } from './pages';
import { stateLabelKey } from './wordKeys';

/** Something that the manual tells of: a screen, or a state on it. */
export interface ManualEntry {
  view: string;
  /** Key of the state's word; missing for the screen as a whole. */
  state?: string;
}

const entriesOf = (view: string): ManualEntry[] => [
  { view },
  ...pageOf(view)
    .lives.filter(({ flow }) => !Object.is(flow, changeFlow))
    .flatMap((life) =>
      Object.keys(life.flow.states).map((name) => ({ view, state: stateLabelKey(stateSet(life), name) })),
    ),
];

/** What can be looked up in the manual, with the words for it. */
export async function loadEntries(): Promise<readonly ManualEntry[]> {
  await loadMessages('manual/labels');
  return manualViews.flatMap(entriesOf);
}
