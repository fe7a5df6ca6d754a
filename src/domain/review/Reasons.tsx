import { Button } from 'antd';
import { useT } from '@/i18n';
import { useDict } from '@/crud/cell/useDict';
import styles from './review.module.css';
import { useHotkeys } from './useHotkeys';

/** Number of digit keys. */
const MOST = 9;

interface ReasonsProps {
  dict: string;
  disabled: boolean;
  onChoose: (code: string) => void;
}

/** The most frequent reasons for a rejection, each with its own key. */
export function Reasons({ dict, disabled, onChoose }: ReasonsProps) {
  const t = useT();
  const { values, label } = useDict(dict);
  const first = values.slice(0, MOST).map(({ key }, index) => ({ key, digit: String(index + 1) }));
  useHotkeys(Object.fromEntries(first.map(({ key, digit }) => [digit, () => onChoose(key)])), !disabled);
  return (
    <fieldset className={styles.reasons} aria-label={t('desk.reasons')}>
      {first.map(({ key, digit }) => (
        <Button
          key={key}
          size="small"
          disabled={disabled}
          aria-keyshortcuts={digit}
          onClick={() => onChoose(key)}
        >
          <kbd className={styles.key} aria-hidden>
            {digit}
          </kbd>
          {label(key)}
        </Button>
      ))}
    </fieldset>
  );
}
