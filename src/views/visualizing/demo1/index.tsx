import { useT } from '@/i18n';
import { BoardLayout } from '../BoardLayout';
import { TradeBoard } from '../TradeBoard';

/** The trade dashboard as a screen in a window of its own. */
export default function TradeBoardScreen() {
  const t = useT();
  return (
    <BoardLayout title={t('visualizing.trade')}>
      <TradeBoard />
    </BoardLayout>
  );
}
