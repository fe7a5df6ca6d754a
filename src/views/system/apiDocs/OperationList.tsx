import { Input } from 'antd';
import { useState } from 'react';
import { useT } from '@/i18n';
import type { Operation } from './apiDocument';
import styles from './apiDocs.module.css';
import { Method } from './Method';

interface OperationListProps {
  operations: readonly Operation[];
  chosen: string;
  onChoose: (id: string) => void;
}

const fits = (
  { id, path, description, permission, method }: Operation,
  words: readonly string[],
): boolean => {
  const text = `${id} ${method} ${path} ${description} ${permission}`.toLowerCase();
  return words.every((word) => text.includes(word));
};

/** All calls by their areas, found by their paths, permissions and descriptions. */
export function OperationList({ operations, chosen, onChoose }: OperationListProps) {
  const t = useT();
  const [search, setSearch] = useState('');
  const words = search.toLowerCase().split(/\s+/).filter(Boolean);
  const found = operations.filter((operation) => fits(operation, words));
  const areas = [...new Set(found.map(({ area }) => area))];
  return (
    <nav className={styles.list} aria-label={t('apiDocs.calls')}>
      <Input
        allowClear
        value={search}
        placeholder={t('apiDocs.search')}
        aria-label={t('apiDocs.search')}
        onChange={({ target }) => setSearch(target.value)}
      />
      <p className={styles.note}>{t('apiDocs.count', { n: found.length })}</p>
      <div className={styles.areas}>
        {areas.map((area) => (
          <details
            key={area}
            open={words.length > 0 || found.some((one) => one.area === area && one.id === chosen)}
          >
            <summary>{area}</summary>
            <ul>
              {found
                .filter((one) => one.area === area)
                .map(({ id, method, path }) => (
                  <li key={id}>
                    <button type="button" aria-current={id === chosen} onClick={() => onChoose(id)}>
                      <Method method={method} /> <span>{path}</span>
                    </button>
                  </li>
                ))}
            </ul>
          </details>
        ))}
      </div>
    </nav>
  );
}
