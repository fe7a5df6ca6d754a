import { Button } from 'antd';
import { useState } from 'react';
import { filteringPart } from '@/contract/filteringPart';
import type { Resource } from '@/contract/resource';
import { useT } from '@/i18n';
import { useSeenAs } from '@/stores/seenAs';
import { toast } from '@/ui/toast/toast';
import { keepOpening, openingNow } from '../list/opening';
import styles from '../filter/filter.module.css';

interface OpeningPartProps {
  resource: Resource;
  /** Query part of the present address; empty when no filter is set. */
  search: string;
}

/** Says who has set what the list opens with, and lets the operator set it otherwise or go back to the default. */
export function OpeningPart({ resource, search }: OpeningPartProps) {
  const t = useT();
  const isSeen = useSeenAs(({ role }) => role !== null);
  const [opening, setOpening] = useState(() => openingNow(resource));

  function keep(next: string | undefined): void {
    keepOpening(resource, next);
    setOpening(openingNow(resource));
    toast('success', t('crud.saved'));
  }

  return (
    <section aria-label={t('crud.opening.title')}>
      <h3 className={styles.shared}>{t('crud.opening.title')}</h3>
      <p className={styles.faint}>{t(`crud.opening.${opening.source}`)}</p>
      {isSeen ? null : (
        <div className={styles.opening}>
          <Button size="small" onClick={() => keep(filteringPart(resource, search))}>
            {t('crud.opening.keep')}
          </Button>
          {opening.source === 'own' ? (
            <Button size="small" type="link" onClick={() => keep(undefined)}>
              {t('crud.resetColumns')}
            </Button>
          ) : null}
        </div>
      )}
    </section>
  );
}
