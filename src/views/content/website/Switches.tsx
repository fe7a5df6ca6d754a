import { Button } from 'antd';
import { Badge } from '@/ui/base/Badge';
import { send } from '@/api/call';
import { switchWebsite } from '@/contract/content/website';
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
import styles from './website.module.css';

const { body } = switchWebsite;
const password = formField(WEBSITE, 'operPassword', body.operPassword);

/** Closing takes a reason for the staff and a message for members. */
const CLOSING = [
  formField(WEBSITE, 'reason', body.reason, { rules: [required] }),
  formField(WEBSITE, 'message', body.message, {
    rules: [requiredText, required],
    hint: 'website.messageHint',
  }),
  password,
];

interface SwitchesProps {
  website: Website;
  maySwitch: boolean;
  show: Show;
}

/** What the site offers to members, each with its switch. */
export function Switches({ website: { switches, closuresVersion }, maySwitch, show }: SwitchesProps) {
  const t = useT();
  const ask = ({ name, on }: Website['switches'][number]) => {
    const [what, closes] = [t(`closures.${name}`), on === 1];
    show(
      (dialog) => (
        <FormDialog
          {...dialog}
          name={WEBSITE}
          ids={['closures']}
          title={t(closes ? 'website.turnOffTitle' : 'website.turnOnTitle', { what })}
          ok={closes ? 'website.turnOff' : 'website.turnOn'}
          danger={closes}
          fields={closes ? CLOSING : [password]}
          done={closes ? 'website.turnedOff' : 'website.turnedOn'}
          save={(values) =>
            send(switchWebsite, {
              operPassword: '',
              ...values,
              version: closuresVersion,
              name,
              on: closes ? 0 : 1,
            })
          }
        >
          <p>{t(closes ? `website.turnOff.${name}` : 'website.turnOnText', { what })}</p>
        </FormDialog>
      ),
      `switch-${name}`,
    );
  };

  return (
    <section className={styles.part} aria-labelledby={anchorOf('switches')}>
      <h2 id={anchorOf('switches')} className={styles.head} tabIndex={-1}>
        {t('website.group.switches')}
      </h2>
      <ul className={styles.switches}>
        {switches.map((one) => (
          <li key={one.name} data-switch={one.name}>
            <span className={styles.name}>{t(`closures.${one.name}`)}</span>
            <Badge tone={one.on === 1 ? 'plain' : 'late'}>
              {t(one.on === 1 ? 'website.on' : 'website.off')}
            </Badge>
            {one.on === 1 ? null : (
              <span className={styles.why}>
                {t('website.since', { since: one.since ?? '', by: visibleText(one.by) })}{' '}
                <bdi>{visibleText(one.reason)}</bdi> <TextsCell value={one.message} />
              </span>
            )}
            {maySwitch ? (
              <Button size="small" danger={one.on === 1} onClick={() => ask(one)}>
                {t(one.on === 1 ? 'website.turnOff' : 'website.turnOn')}
              </Button>
            ) : null}
          </li>
        ))}
      </ul>
    </section>
  );
}
