import { isBeyondFair } from '@/contract/delivery/oddsRules';
import { useT } from '@/i18n';
import { formatMoney } from '@/lib/money';
import styles from './cycle.module.css';

interface OddsProps {
  odds: string;
  feeRate: string;
  breakEven: string;
  /** What the platform keeps in the long run; below zero it loses. */
  edge: string;
}

/** Odds, and beside them the win rate at which members lose nothing; marked where the platform loses in the long run. */
export function Odds({ odds, feeRate, breakEven, edge }: OddsProps) {
  const t = useT();
  const [rate, kept] = [formatMoney(breakEven), formatMoney(edge)];
  const isUnfair = isBeyondFair({ odds, feeRate });
  return (
    <span title={t(isUnfair ? 'deliveryCycle.unfairAt' : 'deliveryCycle.edgeAt', { rate, edge: kept })}>
      {formatMoney(odds)} <small className={isUnfair ? styles.unfair : styles.beside}>{rate}%</small>
    </span>
  );
}
