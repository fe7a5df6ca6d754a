import { useT } from '@/i18n';
import { Stage } from '../Stage';
import { TradeBoard } from '../TradeBoard';

/** What is traded, live, for a window or a wall of its own. */
export default function TradeBoardScreen() {
  const t = useT();
  return (
    <Stage title={t('visualizing.trade')}>
      <TradeBoard />
    </Stage>
  );
}
