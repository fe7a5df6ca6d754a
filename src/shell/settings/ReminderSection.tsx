import { Select, Switch } from 'antd';
import { useT } from '@/i18n';
import {
  PAUSES,
  SNOOZES,
  setReminders,
  snoozeReminders,
  useReminderSettings,
} from '@/stores/reminderSettings';
import { usePlatform } from '@/stores/platform';
import { hourOf } from '../reminders/hourOf';
import { ring } from '../reminders/sound';
import { useMyKinds } from '../reminders/useMyKinds';
import { QuietHours } from './QuietHours';
import { Row, Section } from './Row';
import styles from './Volume.module.css';

interface Props {
  id: string;
  /** Percent. */
  value: number;
  disabled: boolean;
  onChange: (value: number) => void;
  /** Called when the operator lets go of the slider, and after each key. */
  onChosen: () => void;
}

/** A slider for the volume of a sound. */
export function Volume({ id, value, disabled, onChange, onChosen }: Props) {
  return (
    <input
      id={id}
      type="range"
      className={styles.volume}
      min={10}
      max={100}
      step={10}
      value={value}
      disabled={disabled}
      onChange={(event) => onChange(Number(event.target.value))}
      onPointerUp={onChosen}
      onKeyUp={onChosen}
    />
  );
}

/** Stands for the snooze that is running among its lengths in minutes. */
const RUNNING = -1;

/** Sound, pause and snooze of the reminders. */
export function ReminderSection() {
  const t = useT();
  const { sound: isWanted, volume, pause, snoozedUntil, muted } = useReminderSettings();
  const mayPlay = usePlatform((platform) => platform.sound);
  const sound = isWanted && mayPlay;
  const kinds = useMyKinds();
  const minutes = (count: number) => ({ value: count, label: t('reminder.minutes', { count }) });
  const running =
    snoozedUntil > 0 ? [{ value: RUNNING, label: t('reminder.until', { time: hourOf(snoozedUntil) }) }] : [];

  return (
    <Section title={t('reminder.settings')}>
      {kinds.map(({ id: kind, label }) => (
        <Row key={kind} label={t(label)}>
          {(id) => (
            <Switch
              id={id}
              size="small"
              checked={!muted.includes(kind)}
              onChange={(on) =>
                setReminders({ muted: on ? muted.filter((one) => one !== kind) : [...muted, kind] })
              }
            />
          )}
        </Row>
      ))}
      <Row label={t(mayPlay ? 'reminder.sound' : 'reminder.soundless')} off={!mayPlay}>
        {(id) => (
          <Switch
            id={id}
            size="small"
            checked={sound}
            disabled={!mayPlay}
            onChange={(on) => setReminders({ sound: on })}
          />
        )}
      </Row>
      <Row label={t('reminder.volume')} off={!sound}>
        {(id) => (
          <Volume
            id={id}
            value={volume}
            disabled={!sound}
            onChange={(next) => setReminders({ volume: next })}
            onChosen={() => void ring()}
          />
        )}
      </Row>
      <Row label={t('reminder.pause')}>
        {(id) => (
          <Select
            id={id}
            size="small"
            popupMatchSelectWidth={false}
            value={pause}
            options={PAUSES.map((count) =>
              count === 0 ? { value: count, label: t('reminder.pauseNone') } : minutes(count),
            )}
            onChange={(next) => setReminders({ pause: next })}
          />
        )}
      </Row>
      <Row label={t('reminder.snooze')}>
        {(id) => (
          <Select
            id={id}
            size="small"
            popupMatchSelectWidth={false}
            value={snoozedUntil > 0 ? RUNNING : 0}
            options={[...running, { value: 0, label: t('reminder.snoozeOff') }, ...SNOOZES.map(minutes)]}
            onChange={(next) => {
              if (next !== RUNNING) snoozeReminders(next);
            }}
          />
        )}
      </Row>
      <QuietHours />
    </Section>
  );
}
