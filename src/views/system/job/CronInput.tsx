import { useQuery } from '@tanstack/react-query';
import { Input } from 'antd';
import { send } from '@/api/call';
import { job } from '@/contract/system/job';
import type { ControlProps } from '@/crud/field/field';
import { useT } from '@/i18n';
import { useSettled } from '@/ui/load/useSettled';
import styles from './job.module.css';

const LONGEST = 60;

/** The next moments of an expression, as the server reads it. */
function NextRuns({ cron }: { cron: string }) {
  const t = useT();
  const settled = useSettled(cron);
  const { data, isError, isFetching } = useQuery({
    queryKey: [job.name, 'next', settled],
    queryFn: ({ signal }) => send(job.calls.next, { cron: settled }, { signal }),
    enabled: settled !== '',
    retry: false,
  });
  if (cron === '' || settled !== cron || isFetching) return <output className={styles.faint}>…</output>;
  if (isError || !data) return <output className={styles.bad}>{t('job.noRuns')}</output>;
  return (
    <output className={styles.faint}>
      {t('job.nextRuns')}
      <ol className={styles.runs}>
        {data.runs.map((at, place) => (
          <li key={place}>{at}</li>
        ))}
      </ol>
    </output>
  );
}

/** Input of a cron expression of six fields; its next five moments stand below. */
export function CronInput({ id, value = '', onChange, disabled }: ControlProps<string>) {
  return (
    <>
      <Input
        id={id}
        dir="ltr"
        disabled={disabled}
        maxLength={LONGEST}
        placeholder="0 0/5 * * * *"
        value={value}
        onChange={({ target }) => onChange?.(target.value)}
      />
      <NextRuns cron={value.trim()} />
    </>
  );
}
