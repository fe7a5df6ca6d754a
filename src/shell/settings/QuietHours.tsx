import { Select } from 'antd';
import { useT } from '@/i18n';
import { setReminders, useReminderSettings } from '@/stores/reminderSettings';
import { Row } from './Row';

const HOURS = Array.from({ length: 24 }, (_, hour) => ({
  value: hour,
  label: `${String(hour).padStart(2, '0')}:00`,
}));

/** From when until when no warning opens; none while both are equal. */
export function QuietHours() {
  const t = useT();
  const { quietFrom, quietTo } = useReminderSettings();
  return (
    <>
      <Row label={t('reminder.quietFrom')}>
        {(id) => (
          <Select
            id={id}
            size="small"
            popupMatchSelectWidth={false}
            value={quietFrom}
            options={HOURS}
            onChange={(hour) => setReminders({ quietFrom: hour })}
          />
        )}
      </Row>
      <Row label={t('reminder.quietTo')} off={quietFrom === quietTo}>
        {(id) => (
          <Select
            id={id}
            size="small"
            popupMatchSelectWidth={false}
            value={quietTo}
            options={HOURS}
            onChange={(hour) => setReminders({ quietTo: hour })}
          />
        )}
      </Row>
    </>
  );
}
