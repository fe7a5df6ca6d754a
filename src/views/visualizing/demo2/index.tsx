import { useT } from '@/i18n';
import { Stage } from '../Stage';
import { FundsBoard } from '../FundsBoard';

/** Where the money is, live, for a window or a wall of its own. */
export default function FundsBoardScreen() {
  const t = useT();
  return (
    <Stage title={t('visualizing.funds')}>
      <FundsBoard />
    </Stage>
  );
}
