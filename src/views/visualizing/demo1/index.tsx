import { useT } from '@/i18n';
import { Stage } from '../parts/Stage';
import { TradeBoard } from '../parts/TradeBoard';

/** What is traded, live, for a window or a wall of its own. */
export default function TradeBoardScreen() {
  const t = useT();
  return (
    <Stage title={t('visualizing.trade')}>
      <TradeBoard />
    </Stage>
  );
}
