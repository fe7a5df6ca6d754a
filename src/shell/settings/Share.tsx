import { Button } from 'antd';
import { useState } from 'react';
import { useT } from '@/i18n';
import { chooseDark } from '@/stores/darkMode';
import { toast } from '@/ui/toast/toast';
import { confirm } from '@/stores/confirm';
import { resetTheme, setTheme, themeText, useTheme } from '@/stores/theme';
import { shareTags } from '../tags/shareTags';
import { readPasted } from './pasted';
import { TextBox } from './TextBox';
import styles from './Share.module.css';

/** Copies the settings as text, takes a pasted text, and restores the defaults. */
export function Share() {
  const t = useT();
  const [byHand, setByHand] = useState<string | null>(null);
  const [pasting, setPasting] = useState(false);

  const copy = async () => {
    const text = themeText();
    try {
      await navigator.clipboard.writeText(text);
      toast('success', t('layout.copyTextSuccess'));
      setTheme({ isDrawer: false });
    } catch {
      toast('error', t('layout.copyTextError'));
      setByHand(text);
    }
  };

  const paste = (text: string) => {
    const pasted = readPasted(text);
    if (pasted.kind === 'refused') {
      toast('error', t('layout.pasteRefused'));
      return;
    }
    const { theme, broken } = pasted;
    const { isShareTagsView, ...others } = theme;
    setPasting(false);
    setTheme(others);
    chooseDark(theme.isIsDark);
    // The only setting that closes screens, and so may have to ask for confirmation.
    if (isShareTagsView !== useTheme.getState().isShareTagsView) void shareTags(isShareTagsView);
    if (broken.length === 0) toast('success', t('layout.pasteDone'));
    else toast('warning', t('layout.pasteBroken', { fields: broken.join(', ') }));
  };

  const reset = () => {
    void confirm({
      title: t('layout.resetText'),
      text: t('layout.resetAsk'),
      ok: t('user.logOutConfirm'),
      cancel: t('user.logOutCancel'),
      onConfirm: () => {
        resetTheme();
        location.reload();
      },
    });
  };

  return (
    <div className={styles.share}>
      <p className={styles.hint}>{t('layout.tipText')}</p>
      <Button block type="primary" onClick={() => void copy()}>
        {t('layout.copyText')}
      </Button>
      <Button block onClick={() => setPasting(true)}>
        {t('layout.pasteText')}
      </Button>
      <Button block danger onClick={reset}>
        {t('layout.resetText')}
      </Button>
      {byHand !== null && (
        <TextBox title={t('layout.copyByHand')} given={byHand} onClose={() => setByHand(null)} />
      )}
      {pasting && <TextBox title={t('layout.pasteText')} onDone={paste} onClose={() => setPasting(false)} />}
    </div>
  );
}
