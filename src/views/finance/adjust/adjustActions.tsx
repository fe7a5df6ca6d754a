import { PlusOutlined, RollbackOutlined } from '@ant-design/icons';
import { ADJUST_ADD, ADJUST_CANCEL, ADJUST_IMPORT, cancelAdjust } from '@/api/adjusts';
import type { Adjust, AdjustImported, AdjustQuery } from '@/api/adjustTypes';
import type { BarAction, RowAction } from '@/crud/action/action';
import { importAction } from '@/crud/import/action';
import { useSession } from '@/stores/session';
import { AdjustForm } from './AdjustForm';
import { ImportDialog } from './ImportDialog';
import { isPending } from './adjustStatus';

/** A new correction by hand. */
export const create: BarAction<Adjust, AdjustQuery> = {
  name: 'create',
  label: 'adjust.add',
  icon: <PlusOutlined />,
  primary: true,
  permission: ADJUST_ADD,
  perform: (_, { show }) => show((dialog) => <AdjustForm {...dialog} given={{}} />),
};

/** Many corrections from a file. */
export const importFile = importAction<Adjust, AdjustQuery, AdjustImported>({
  label: 'adjust.import',
  permission: ADJUST_IMPORT,
  render: (dialog) => <ImportDialog {...dialog} />,
  tell: ({ batchNo, created, failed }, t) =>
    created > 0
      ? t('adjust.importCounts', { batchNo, done: created, failed: failed.length })
      : t('adjust.importNone', { failed: failed.length }),
});

/** Takes one's own request back. */
export const cancel: RowAction<Adjust> = {
  name: 'cancel',
  label: 'adjust.cancel',
  icon: <RollbackOutlined />,
  danger: true,
  permission: ADJUST_CANCEL,
  visible: (row) => isPending(row) && row.createdBy === useSession.getState().user?.userName,
  perform: async (row, { confirm, run, t }) => {
    const { id, version, adjustNo } = row;
    if (!(await confirm({ text: t('adjust.cancelText', { adjustNo }), danger: true }))) return;
    await run([row], () => cancelAdjust({ id, version }), 'adjust.cancelled');
  },
};
