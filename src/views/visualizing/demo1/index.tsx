import { useT } from '@/i18n';
import { BoardLayout } from '../BoardLayout';
import { TradeBoard } from '../TradeBoard';

/** What is traded, live, for a window or a wall of its own. */
export default function TradeBoardScreen() {
  const t = useT();
  return (
    <BoardLayout title={t('visualizing.trade')}>
      <TradeBoard />
    </BoardLayout>
  );
}
