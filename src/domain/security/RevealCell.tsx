import { useState } from 'react';
import { reveal, REVEAL } from '@/api/reveal';
import type { RevealRequest } from '@/api/reveal';
import { useT } from '@/i18n';
import { visibleText } from '@/lib/text';
import { useCan } from '@/stores/session';
import { ReasonDialog } from '@/crud/form/ReasonDialog';
import styles from './security.module.css';
import { IconButton } from '@/ui/base/IconButton';
import { TextCell } from '@/ui/cell/TextCell';
import { useBriefly } from './useBriefly';
import { NONE } from '@/ui/cell/value';

/** Seconds a value stays readable. */
const SHOWN = 30;

/** Which field of which record. */
export type MaskedField = Omit<RevealRequest, 'reason'>;

interface RevealCellProps {
  of: MaskedField;
  /** As the server masked it. */
  masked: string | null;
}

/**
 * A field that the server has masked. Operators with the permission can reveal it for half a minute after giving a
 * reason. The revealed value is not stored or cached anywhere else.
 */
export function RevealCell({ of, masked }: RevealCellProps) {
  const t = useT();
  const may = useCan({ one: REVEAL });
  const [asking, setAsking] = useState(false);
  const { value, left, show, hide } = useBriefly(SHOWN);
  if (masked === null || masked === '') return NONE;
  if (!may) return <TextCell value={masked} />;
  return (
    <span className={styles.masked}>
      {value === null ? (
        <TextCell value={masked} />
      ) : (
        <bdi className={styles.plain}>{visibleText(value)}</bdi>
      )}
      {value === null ? null : <small aria-hidden>{t('crud.seconds', { n: left })}</small>}
      <IconButton
        label={t(value === null ? 'crud.reveal' : 'crud.mask')}
        shape={value === null ? 'eye' : 'eyeOff'}
        onClick={() => (value === null ? setAsking(true) : hide())}
      />
      {asking ? (
        <ReasonDialog
          open
          onClose={() => setAsking(false)}
          name="reveal"
          title={t('crud.reveal')}
          ok="crud.reveal"
          onSubmit={async (reason) => show((await reveal({ ...of, reason })).value)}
        >
          <p>{t('crud.revealText', { masked, n: SHOWN })}</p>
        </ReasonDialog>
      ) : null}
    </span>
  );
}
