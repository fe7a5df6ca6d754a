import { useT } from '@/i18n';
import { BoardLayout } from '../BoardLayout';
import { FundsBoard } from '../FundsBoard';

/** Where the money is, live, for a window or a wall of its own. */
export default function FundsBoardScreen() {
  const t = useT();
  return (
    <BoardLayout title={t('visualizing.funds')}>
      <FundsBoard />
    </BoardLayout>
  );
}
