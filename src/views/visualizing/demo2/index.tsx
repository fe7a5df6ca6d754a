import { useT } from '@/i18n';
import { Stage } from '../parts/Stage';
import { FundsBoard } from '../parts/FundsBoard';

/** Where the money is, live, for a window or a wall of its own. */
export default function FundsBoardScreen() {
  const t = useT();
  return (
    <Stage title={t('visualizing.funds')}>
      <FundsBoard />
    </Stage>
  );
}
