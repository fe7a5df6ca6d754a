import { Button } from 'antd';
import { useT } from '@/i18n';
import { KeyHint } from '@/ui/keys/KeyHint';
import { useDict } from '@/crud/cell/useDict';
import styles from './review.module.css';
import { useReviewKeys } from './useReviewKeys';

/** Number of digit keys. */
export const MOST_REASONS = 9;

/** The reasons of a dictionary that have a digit key. */
function useKeyedReasons(dict: string): { key: string; digit: string; label: string }[] {
  const { values, label } = useDict(dict);
  return values
    .slice(0, MOST_REASONS)
    .map(({ key }, index) => ({ key, digit: String(index + 1), label: label(key) }));
}

interface ReasonsProps {
  dict: string;
  disabled: boolean;
  onChoose: (code: string) => void;
}

/** The most frequent reasons for a rejection, each with its own key. */
export function Reasons({ dict, disabled, onChoose }: ReasonsProps) {
  const t = useT();
  const first = useKeyedReasons(dict);
  useReviewKeys(Object.fromEntries(first.map(({ key, digit }) => [digit, () => onChoose(key)])), !disabled);
  return (
    <fieldset className={styles.reasons} aria-label={t('review.reasons')}>
      {first.map(({ key, digit, label }) => (
        <Button
          key={key}
          size="small"
          disabled={disabled}
          aria-keyshortcuts={digit}
          onClick={() => onChoose(key)}
        >
          <KeyHint name={digit} />
          {label}
        </Button>
      ))}
    </fieldset>
  );
}
