import { WarningFilled } from '@ant-design/icons';
import { useT } from '@/i18n';
import { safeLink } from '@/lib/safeUrl';
import { addressProblem, middleEllipsis, visibleText } from '@/lib/text';
import { OutsideLink } from '@/ui/base/OutsideLink';
import styles from './cell.module.css';
import { CopyButton } from './CopyButton';
import { GroupedCode } from '@/ui/cell/GroupedCode';
import { NONE } from '@/ui/cell/value';

interface LongCodeProps {
  value: string | null;
  /** Number of characters shown at the start; `null` shows all of it, in groups. */
  start: number | null;
  /** Address of a page about it; ignored unless it is https. */
  link?: string | undefined;
}

/**
 * An address or hash, whole or shortened to its start and end with the whole in the tooltip, and a warning when it
 * contains unexpected characters.
 */
export function LongCode({ value, start, link = '' }: LongCodeProps) {
  const t = useT();
  if (value === null || value === '') return NONE;
  const problem = addressProblem(value);
  const warning = problem === 'invisible' ? t('crud.invisible') : t('crud.lookAlike');
  const page = problem ? null : safeLink(link);
  return (
    <span translate="no" className={styles.code} data-whole={start === null}>
      {problem ? <WarningFilled className={styles.warning} aria-label={warning} title={warning} /> : null}
      {start === null ? (
        <GroupedCode value={value} />
      ) : (
        <bdi title={visibleText(value)}>{visibleText(middleEllipsis(value, start))}</bdi>
      )}
      <CopyButton text={value} />
      {page ? <OutsideLink label={t('crud.explorer', { host: page.host })} href={page.href} /> : null}
    </span>
  );
}
