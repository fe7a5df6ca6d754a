import { Button } from 'antd';
import { Badge } from '@/ui/base/Badge';
import { send } from '@/api/call';
import { maintainWebsite, MaintenanceState } from '@/contract/content/website';
import type { Website } from '@/contract/content/website';
import type { Show } from '@/crud/action/dialog';
import { required, requiredText } from '@/crud/field/rules';
import { FormDialog } from '@/crud/form/FormDialog';
import { formField } from '@/domain/kit/form';
import { useT } from '@/i18n';
import { visibleText } from '@/lib/text';
import { TextsCell } from '@/ui/cell/TextsCell';
import { anchorOf } from './GroupHead';
import { WEBSITE } from './siteFields';
import { WordsInput } from '@/crud/control/WordsInput';
import styles from './website.module.css';

const { body } = maintainWebsite;
const password = formField(WEBSITE, 'operPassword', body.operPassword);

/** A maintenance names the operator's own address from the start. */
const planFields = (ownIp: string) => [
  formField(WEBSITE, 'from', body.from, { rules: [required] }),
  formField(WEBSITE, 'to', body.to, { rules: [required], hint: 'website.toHint' }),
  formField(WEBSITE, 'message', body.message, {
    rules: [requiredText, required],
    hint: 'website.messageHint',
  }),
  formField(WEBSITE, 'whitelistIps', body.whitelistIps, {
    rules: [required],
    control: <WordsInput />,
    initial: [ownIp],
    hint: 'website.whitelistHint',
  }),
  password,
];

const TONES: Partial<Record<MaintenanceState, 'warn' | 'late'>> = { planned: 'warn', on: 'late' };

interface MaintenanceProps {
  website: Website;
  mayMaintain: boolean;
  show: Show;
}

/** The maintenance that was planned last: when, for whom the console stays open, and how to end it. */
export function Maintenance({ website, mayMaintain, show }: MaintenanceProps) {
  const t = useT();
  const { maintenance, closuresVersion: version, ownIp } = website;
  const { state, from, to, message, whitelistIps, by } = maintenance;
  const ends = state === MaintenanceState.planned || state === MaintenanceState.on;

  const plan = () =>
    show(
      (dialog) => (
        <FormDialog
          {...dialog}
          name={WEBSITE}
          ids={['closures']}
          title={t('website.planTitle')}
          ok="website.plan"
          danger
          fields={planFields(ownIp)}
          done="website.planned"
          save={(values) => send(maintainWebsite, { operPassword: '', ...values, version, on: 1 })}
        >
          <p>{t('website.planText', { ip: ownIp })}</p>
        </FormDialog>
      ),
      'maintain',
    );
  const end = () =>
    show(
      (dialog) => (
        <FormDialog
          {...dialog}
          name={WEBSITE}
          ids={['closures']}
          title={t('website.endTitle')}
          ok="website.end"
          fields={[password]}
          done="website.endedNow"
          save={(values) => send(maintainWebsite, { operPassword: '', ...values, version, on: 0 })}
        >
          <p>{t('website.endText')}</p>
        </FormDialog>
      ),
      'maintain',
    );

  return (
    <section className={styles.part} aria-labelledby={anchorOf('maintenance')}>
      <h2 id={anchorOf('maintenance')} className={styles.head} tabIndex={-1}>
        {t('website.group.maintenance')}
      </h2>
      <div className={styles.maintenance}>
        <Badge tone={TONES[state] ?? 'plain'}>{t(`website.state.${state}`)}</Badge>
        {from === null || to === null ? (
          <span>{t('website.noMaintenance')}</span>
        ) : (
          <span className={styles.why}>
            {t('website.span', { from, to, by: visibleText(by) })} <TextsCell value={message} />{' '}
            {t('website.listed', { list: whitelistIps.map(visibleText).join(t('crud.comma')) })}
          </span>
        )}
        {mayMaintain ? (
          <Button size="small" danger={!ends} onClick={ends ? end : plan}>
            {t(ends ? 'website.end' : 'website.plan')}
          </Button>
        ) : null}
      </div>
    </section>
  );
}
