import { ledger } from '@/contract/member/ledger';
import { crudScreen } from '@/crud/screen/screen';
import { screenKit } from '@/domain/kit/screenKit';
import type { Key } from '@/i18n/keys';
import { toPlatform } from '@/lib/dates';
import { formatMoney } from '@/lib/money';

const { col, columns, filter, filters, bar, stat, statistics } = screenKit(ledger);

const DAY = 24 * 60 * 60 * 1000;

/** The last seven whole days in platform time, including today. */
function lastWeek() {
  const day = (at: number) => toPlatform(new Date(at)).slice(0, 10);
  const now = Date.now();
  return { 'dateRange[]': [`${day(now - 6 * DAY)} 00:00:00`, `${day(now)} 23:59:59`] };
}

const GROUPS: Record<string, Key> = {
  1: 'ledger.group.1',
  2: 'ledger.group.2',
  3: 'ledger.group.3',
  4: 'ledger.group.4',
  5: 'ledger.group.5',
  6: 'ledger.group.6',
};

/** The first digit of a type is its group. */
const groupOf = (code: string): Key => GROUPS[code.charAt(0)] ?? 'ledger.group.7';

export default crudScreen(ledger, {
  defaultFilters: lastWeek,
  Statistics: statistics({
    aside: stat.table(
      'byCoin',
      'coin',
      ['in', '-out', 'net', 'usdtNet'],
      ({ lines }, t) => `${t('ledger.byCoin')} · ${t('ledger.count', { n: formatMoney(String(lines)) })}`,
    ),
  }),
  filters: filters(
    'member',
    'dates',
    filter('bizType', { groupOf }),
    'coin',
    'accountType',
    'refNo',
    'logNo',
    'availableChange',
    'frozenChange',
    'operatorName',
    'aboutMember',
  ),
  columns: columns(
    [
      'createdAt',
      'member',
      'accountType',
      col('coin', { width: 90 }),
      col('bizType', { width: 140 }),
      col('availableChange', { width: 200 }),
      'frozenChange',
      col('availableAfter', { width: 190 }),
      'frozenAfter',
      'refNo',
    ],
    ['operatorName', col('logNo', { width: 190 }), 'aboutMember'],
  ),
  toolbar: [bar.exportCsv()],
});
