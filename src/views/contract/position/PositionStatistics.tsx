import { contractPosition } from '@/contract/trading/position';
import { isReadable } from '@/contract/field/read';
import { screenKit } from '@/domain/kit/screenKit';
import { formatMoney } from '@/lib/money';
import { Skeleton } from '@/ui/base/Skeleton';
import { onDemand } from '@/ui/load/onDemand';
import { useFolded } from '@/ui/statistic/folded';
import { WaitingCloses } from '../WaitingCloses';
import type { Figures } from './ExposureCharts';

const { stat, statistics } = screenKit(contractPosition);

const ExposureCharts = onDemand(
  async () => (await import('./ExposureCharts')).ExposureCharts,
  <Skeleton rows={6} />,
);

/** The charts, whose code comes when the figures are first unfolded. */
function Exposure({ figures }: { figures: Figures }) {
  const folded = useFolded();
  if (folded || !isReadable(figures, 'bySymbol') || !isReadable(figures, 'heat')) return null;
  return <ExposureCharts figures={figures} />;
}

const signed = (value: string): string => `≈ ${formatMoney(value, { sign: true, decimals: 2 })}`;

/** Exposure of the platform to what members hold. */
export const PositionStatistics = statistics({
  alerts: [() => <WaitingCloses key="waiting" />],
  values: [
    stat.value('longNotional'),
    stat.value('shortNotional'),
    stat.value('netExposure', { text: ({ netExposure }) => signed(netExposure) }),
    stat.value('unrealizedPnl', { text: ({ unrealizedPnl }) => signed(unrealizedPnl) }),
    stat.value('atRisk'),
  ],
  chips: [(figures) => <Exposure key="exposure" figures={figures} />],
});
