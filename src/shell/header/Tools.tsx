import {
  CloudUploadOutlined,
  FontSizeOutlined,
  FullscreenExitOutlined,
  FullscreenOutlined,
  QuestionCircleOutlined,
  SearchOutlined,
  SettingOutlined,
  TranslationOutlined,
} from '@ant-design/icons';
import { currentLanguage, setLanguage, useLanguage, useT } from '@/i18n';
import { LANGUAGES } from '@/i18n/languages';
import type { Language } from '@/i18n/languages';
import { toast } from '@/ui/toast/toast';
import { showManual } from '@/stores/manual';
import { showPalette } from '@/stores/palette';
import { setTheme, useTheme } from '@/stores/theme';
import type { ComponentSize } from '@/stores/themeTypes';
import { toggleUploadPanel } from '@/stores/uploadPanel';
import { Boundary } from '@/ui/feedback/Boundary';
import { Bell } from './Bell';
import { MenuButton } from './MenuButton';
import { ReleaseTool } from './ReleaseTool';
import { Tool } from './Tool';
import { toggleFullscreen, useFullscreen } from './fullscreen';
import { UserMenu } from './UserMenu';
import styles from './Tools.module.css';

function SizeTool() {
  const t = useT();
  const size = useTheme((theme) => theme.globalComponentSize);
  const labels: Record<ComponentSize, string> = {
    large: t('user.dropdownLarge'),
    default: t('user.dropdownDefault'),
    small: t('user.dropdownSmall'),
  };
  const item = (value: ComponentSize) => ({
    key: value,
    label: labels[value],
    disabled: value === size,
    onClick: () => setTheme({ globalComponentSize: value }),
  });
  return (
    <MenuButton label={t('user.title0')} items={[item('large'), item('default'), item('small')]}>
      <FontSizeOutlined aria-hidden />
    </MenuButton>
  );
}

async function speak(language: Language, trouble: string): Promise<void> {
  try {
    await setLanguage(language);
    // Reads the language now and not from the argument, since the operator may have chosen another one
    // meanwhile.
    setTheme({ globalI18n: currentLanguage() });
  } catch {
    toast('error', trouble);
  }
}

function LanguageTool() {
  const t = useT();
  const current = useLanguage();
  const items = LANGUAGES.map((language) => ({
    key: language,
    label: <span lang={language}>{t(`language.${language}`)}</span>,
    disabled: language === current,
    onClick: () => void speak(language, t('failure.offline')),
  }));
  return (
    <MenuButton label={t('user.title1')} items={items}>
      <TranslationOutlined aria-hidden />
    </MenuButton>
  );
}

function FullscreenTool() {
  const t = useT();
  const full = useFullscreen();
  return (
    <Tool
      label={full ? t('user.title6') : t('user.title5')}
      icon={full ? <FullscreenExitOutlined aria-hidden /> : <FullscreenOutlined aria-hidden />}
      onClick={() => {
        toggleFullscreen().catch(() => toast('warning', t('user.fullscreenRefused')));
      }}
    />
  );
}

/** The tools at the right end of the top bar. */
export function Tools() {
  const t = useT();
  return (
    <div className={styles.tools}>
      <ReleaseTool />
      <SizeTool />
      <LanguageTool />
      <Tool
        label={t('user.title2')}
        icon={<SearchOutlined aria-hidden />}
        data-often
        onClick={() => showPalette(true)}
      />
      <Tool
        label={t('user.title3')}
        icon={<SettingOutlined aria-hidden />}
        aria-haspopup="dialog"
        onClick={() => setTheme({ isDrawer: true })}
      />
      <Tool
        label={t('shell.uploads')}
        icon={<CloudUploadOutlined aria-hidden />}
        onClick={toggleUploadPanel}
      />
      <Tool
        label={t('user.manual')}
        icon={<QuestionCircleOutlined aria-hidden />}
        aria-keyshortcuts="?"
        aria-haspopup="dialog"
        onClick={() => showManual({})}
      />
      <Boundary fallback={null}>
        <Bell />
      </Boundary>
      <FullscreenTool />
      <UserMenu />
    </div>
  );
}
