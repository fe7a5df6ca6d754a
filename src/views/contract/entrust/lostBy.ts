import type { Translate } from '@/i18n';

/** How many of the entrusts that are cancelled protect a position. */
interface Protecting {
  stopLosses: number;
  takeProfits: number;
}

/** What positions lose when these entrusts are cancelled; nothing where none of them protects one. */
export const lostBy = ({ stopLosses, takeProfits }: Protecting, t: Translate): string[] => [
  ...(stopLosses > 0 ? [t('contractEntrust.loseStops', { n: stopLosses })] : []),
  ...(takeProfits > 0 ? [t('contractEntrust.loseProfits', { n: takeProfits })] : []),
];
