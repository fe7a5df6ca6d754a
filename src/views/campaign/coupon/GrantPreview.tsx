import { useQuery } from '@tanstack/react-query';
import { Alert, Button, Form } from 'antd';
import { useEffect, useEffectEvent } from 'react';
import { send } from '@/api/call';
import { ApiError } from '@/api/failure';
import { coupon } from '@/contract/campaign/coupon';
import { isReadable } from '@/contract/field/read';
import { useDict } from '@/crud/cell/useDict';
import type { ControlProps, FormValues } from '@/crud/field/field';
import { download } from '@/crud/list/exportCsv';
import { useT } from '@/i18n';
import { toCsv } from '@/lib/csv';
import { formatUsdt } from '@/lib/money';
import { FailureBar } from '@/ui/feedback/FailureBar';
import { useSettled } from '@/ui/load/useSettled';
import { StatisticTable } from '@/ui/statistic/StatisticTable';
import { wishIn } from './grantWish';
import type { Foreseen, GrantForecast } from './grantWish';
import { countText } from '@/ui/cell/value';
import styles from './coupon.module.css';

/** So many UIDs of a reason are shown. */
const SHOWN = 40;

const SAID = ['heads', 'excluded', 'usdtValue', 'quantityLeft', 'left', 'waits'];

/** Those who get nothing, by the reason. */
function Excluded({ forecast: { excluded } }: { forecast: GrantForecast }) {
  const t = useT();
  const { label } = useDict('biz_grant_obstacle');
  if (excluded.length === 0) return null;
  const reasons = [...new Set(excluded.map(({ reason }) => reason))];
  const file = () =>
    toCsv<GrantForecast['excluded'][number]>(
      [
        { title: t('coupon.line'), value: ({ line }) => line },
        { title: 'UID', value: ({ uid }) => uid },
        { title: t('coupon.why'), value: ({ reason }) => label(reason) },
      ],
      excluded,
    );
  return (
    <>
      <StatisticTable
        caption={t('coupon.excludedN', { n: excluded.length })}
        heads={[t('coupon.why'), t('coupon.heads')]}
        rows={reasons.map((reason) => {
          const uids = excluded.filter((one) => one.reason === reason).map(({ uid }) => uid);
          const more = uids.length > SHOWN ? ' …' : '';
          return {
            name: (
              <>
                {label(reason)}
                <span className={styles.uids}>
                  {uids.slice(0, SHOWN).join(' ')}
                  {more}
                </span>
              </>
            ),
            cells: [countText(uids.length)],
          };
        })}
      />
      <Button
        type="link"
        size="small"
        onClick={() => download('coupon_excluded.csv', file(), 'text/csv;charset=utf-8')}
      >
        {t('coupon.downloadExcluded')}
      </Button>
    </>
  );
}

function Told({ forecast }: { forecast: GrantForecast }) {
  const t = useT();
  const { asked, heads, doubles, usdtValue, quantityLeft, left, waits } = forecast;
  const facts: readonly (readonly [string, string])[] = [
    [t('coupon.getIt'), t('coupon.headsOf', { heads: countText(heads), asked: countText(asked) })],
    [t('coupon.worth'), `≈ ${formatUsdt(usdtValue)} USDT`],
    [t('coupon.quantityLeft'), countText(quantityLeft)],
    [t('coupon.leftToday'), `≈ ${formatUsdt(left)} USDT`],
  ];
  return (
    <>
      <dl className={styles.forecast}>
        {facts.map(([name, value]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      {doubles.map(({ no, createdBy, createdAt, heads: n }) => (
        <Alert
          key={no}
          type="warning"
          showIcon
          title={t('coupon.doubleGrant', { no, who: createdBy, at: createdAt, n })}
        />
      ))}
      {heads > quantityLeft ? <Alert type="error" showIcon title={t('coupon.notEnough')} /> : null}
      {waits && heads > 0 ? <Alert type="info" showIcon title={t('coupon.willWait')} /> : null}
      <Excluded forecast={forecast} />
    </>
  );
}

/** What the grant would do; the form keeps it, so that only what was seen is sent. */
export function GrantPreview({ value, onChange, couponId }: ControlProps<Foreseen> & { couponId: string }) {
  const t = useT();
  const form = Form.useFormInstance<FormValues>();
  const wish = wishIn(couponId, Form.useWatch([], form) ?? {});
  const asked = JSON.stringify(wish);
  const isSettled = useSettled(asked) === asked;
  const { data, error, refetch } = useQuery({
    queryKey: [coupon.name, 'grantPreview', asked],
    queryFn: async ({ signal }) => (wish ? send(coupon.calls.grantPreview, wish, { signal }) : null),
    enabled: wish !== null && isSettled,
    gcTime: 0,
  });
  const isWhole = data && SAID.every((name) => isReadable(data, name));
  const known = wish !== null && isWhole ? data : null;

  const keep = useEffectEvent((forecast: GrantForecast | null) =>
    onChange?.(forecast ? { asked, forecast } : undefined),
  );
  // The form keeps what belongs to one question; each new answer takes the place of the last.
  useEffect(() => keep(known), [known]);

  if (!wish) return <output className={styles.faint}>{t('coupon.previewWait')}</output>;
  if (error instanceof ApiError) return <FailureBar error={error} retry={() => void refetch()} />;
  if (data && !isWhole) return <output className={styles.faint}>{t('ui.unreadable')}</output>;
  if (!known || value?.asked !== asked) return <output className={styles.faint}>…</output>;
  return (
    <output>
      <div className={styles.preview}>
        <Told forecast={known} />
      </div>
    </output>
  );
}
