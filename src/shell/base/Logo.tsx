import { foldForNow, useTheme } from '@/stores/theme';
import { useT } from '@/i18n';
import { useConsoleName } from '@/stores/identity';
import { useLogo } from '@/stores/logo';
import { BrandMark } from '@/ui/brand/BrandMark';
import { LogoMark } from '@/ui/brand/LogoMark';
import styles from './Logo.module.css';

/** The console's mark and name. A click collapses the menu where the layout has a collapsible one. */
export function Logo({ small = false, inert = false }: { small?: boolean; inert?: boolean }) {
  const t = useT();
  const title = useConsoleName();
  const mark = useLogo();
  const collapsed = useTheme((theme) => theme.isCollapse);
  const picture = (
    <>
      <BrandMark mark={mark} size={24}>
        <LogoMark size={24} />
      </BrandMark>
      {!small && <span className={styles.title}>{title}</span>}
    </>
  );
  if (inert) return <div className={styles.logo}>{picture}</div>;
  return (
    <button
      type="button"
      className={styles.logo}
      data-small={small}
      title={collapsed ? t('shell.expand') : t('shell.collapse')}
      aria-label={`${title}, ${collapsed ? t('shell.expand') : t('shell.collapse')}`}
      onClick={foldForNow}
    >
      {picture}
    </button>
  );
}
