import { AuditOutlined, EditOutlined, TeamOutlined, UnorderedListOutlined } from '@ant-design/icons';
import { permissionOf } from '@/api/call';
import { readShape } from '@/contract/field/read';
import { adjust } from '@/contract/finance/adjust';
import { asset } from '@/contract/member/asset';
import { ledger } from '@/contract/member/ledger';
import type { ScreenContext } from '@/crud/action/screenAction';
import { screenKit } from '@/domain/kit/screenKit';
import { toast } from '@/ui/toast/toast';
import { changesOf } from './assetCells';
import { accountColumns, checkState, shared } from './assetParts';
import { regroup } from './assetRegroup';

const { screen, row, bulk, bar } = screenKit(asset);
const { recheck } = asset.calls;

const ADJUST = permissionOf(adjust.calls.add) ?? '';

/** Shows the result of a comparison. An answer that could not be read completely is a warning and no success. */
function showDiffering(answer: unknown, { t }: ScreenContext): void {
  const isWhole = typeof answer === 'object' && answer !== null && !('unreadable' in answer);
  const n = readShape(recheck.answer, answer)?.differing.length ?? 0;
  if (!isWhole) toast('warning', t('ui.unreadable'));
  else if (n > 0) toast('error', t('asset.differs', { n }));
  else toast('success', t('asset.sound'));
}

const again = { call: recheck, label: 'asset.recheck', icon: <AuditOutlined />, done: null } as const;

/** The view with one row per account. */
export const ByAccount = screen({
  ...shared,
  columns: ['member', ...accountColumns],
  ownColumns: [checkState],
  toolbar: [{ ...regroup('member', 'asset.byMember'), icon: <TeamOutlined /> }, bar.exportCsv()],
  rowActions: [
    row.link(ledger, 'asset.ledger', changesOf, { icon: <UnorderedListOutlined /> }),
    row.link(
      adjust,
      'asset.adjust',
      ({ memberId, accountType, coin }) => ({ create: 1, memberId, accountType, coin }),
      { icon: <EditOutlined />, visible: (_, viewer) => viewer.can(ADJUST) },
    ),
    row.ask({ ...again, onDone: showDiffering }),
  ],
  bulkActions: [bulk.ask({ ...again, onDone: showDiffering })],
});
