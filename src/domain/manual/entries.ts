import { changeFlow } from '@/contract/block/changeFlow';
import './messages';
import { pageOf, stateSet } from './page';
import { manualViews } from './pages';
import { stateLabelKey } from './labelKey';

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

/** What can be looked up in the manual. */
export const manualEntries = (): readonly ManualEntry[] => manualViews.flatMap(entriesOf);
