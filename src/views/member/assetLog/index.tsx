import { ledger } from '@/contract/member/ledger';
import { screenKit } from '@/domain/kit/screenKit';
import type { Key } from '@/i18n/keys';
import { formatMoney } from '@/lib/money';

const { screen, col, filter, bar, stat, statistics } = screenKit(ledger);

/** Groups of types, each named by the first digit of its types; those of no other are bookings by hand. */
const GROUPS = ['1', '2', '3', '4', '5', '6'] as const;

const groupOf = (code: string): Key =>
  `ledger.group.${GROUPS.find((group) => code.startsWith(group)) ?? '7'}`;

export default screen({
  // Without a range it would be every change of every balance.
  defaultFilters: () => ({ 'dateRange[]': ['last7'] }),
  Statistics: statistics({
    aside: stat.table('byCoin', 'coin', ['in', '-out', 'net', 'usdtNet'], ({ lines }, t) => [
      `${t('ledger.byCoin')} · ${t('ledger.count', { n: formatMoney(String(lines)) })}`,
    ]),
  }),
  filters: ['member', 'dates', filter('bizType', { groupOf })],
  columns: [
    'createdAt',
    'member',
    col('bizType', { width: 160 }),
    'availableChange',
    'availableAfter',
    'frozenChange',
    'refNo',
    'coin',
    'accountType',
    'frozenAfter',
  ],
  toolbar: [bar.exportCsv()],
});
