import { Button, Typography } from 'antd';
import { renamedSaved } from '@/crud/filter/savedFilters';
import { useSavedFilters } from '@/crud/filter/useSavedFilters';
import { useLanguage, useT } from '@/i18n';
import { titleText } from '@/kernel/title';
import { hrefOf } from '@/services/href';
import { goTo } from '@/services/navigation';
import { useRoutes } from '@/stores/routes';
import styles from './personal.module.css';

/** The saved searches of one list: to open, rename and delete. */
export function ListFilters({ list }: { list: string }) {
  const t = useT();
  const language = useLanguage();
  const [saved, keep] = useSavedFilters(list);
  const path = saved.find((one) => one.path !== undefined)?.path;
  const entry = useRoutes(({ flat }) => flat.find((one) => one.path === path));
  if (saved.length === 0) return null;
  return (
    <section>
      <h2 className={styles.part}>{entry ? titleText(entry.title, language) : t('personal.oldFilters')}</h2>
      <ul className={styles.lines}>
        {saved.map((one) => (
          <li key={one.name}>
            <Typography.Text
              editable={{
                tooltip: t('personal.rename'),
                onChange: (name) => keep(renamedSaved(saved, one.name, name)),
              }}
            >
              {one.name}
            </Typography.Text>
            {entry ? (
              <a
                href={hrefOf(`${entry.path}${one.search}`)}
                onClick={(event) => {
                  event.preventDefault();
                  void goTo(`${entry.path}${one.search}`);
                }}
              >
                {t('personal.openFilter')}
              </a>
            ) : null}
            <Button
              size="small"
              danger
              aria-label={t('crud.removeView', { name: one.name })}
              onClick={() => keep(saved.filter((other) => other !== one))}
            >
              {t('crud.remove')}
            </Button>
          </li>
        ))}
      </ul>
    </section>
  );
}
