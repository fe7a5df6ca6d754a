import { Select } from 'antd';
import { useState } from 'react';
import { useLanguage, useT } from '@/i18n';
import { titleText } from '@/kernel/title';
import { viewName } from '@/kernel/viewMap';
import { visibleText } from '@/lib/text';
import { keepStart, ownStart } from '@/stores/ownStart';
import { useRoutes } from '@/stores/routes';
import styles from './personal.module.css';

/** Stands for no choice. */
const DEFAULT = '';

/** The page that the operator begins at after sign-in: their own choice, or the default. */
export function StartPage() {
  const t = useT();
  const language = useLanguage();
  const flat = useRoutes((state) => state.flat);
  const [view, setView] = useState(() => ownStart() ?? DEFAULT);
  const pages = flat.flatMap(({ target, path, title, hidden }) =>
    target.kind === 'view' && target.match.kind === 'one' && !hidden && !path.includes(':')
      ? [{ value: viewName(target.match.key), label: visibleText(titleText(title, language)) }]
      : [],
  );
  return (
    <section>
      <h2 className={styles.part} id="personal-start">
        {t('personal.start')}
      </h2>
      <Select
        className={styles.start}
        aria-labelledby="personal-start"
        showSearch={{ optionFilterProp: 'label' }}
        value={view}
        options={[{ value: DEFAULT, label: t('personal.startDefault') }, ...pages]}
        onChange={(next) => {
          setView(next);
          keepStart(next === DEFAULT ? null : next);
        }}
      />
    </section>
  );
}
