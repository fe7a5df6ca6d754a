import { useT } from '@/i18n';
import { BoardLayout } from '../BoardLayout';
import { FundsBoard } from '../FundsBoard';

/** The funds dashboard as a screen in a window of its own. */
export default function FundsBoardScreen() {
  const t = useT();
  return (
    <BoardLayout title={t('visualizing.funds')}>
      <FundsBoard />
    </BoardLayout>
  );
}
