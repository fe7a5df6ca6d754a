import { CopyOutlined } from '@ant-design/icons';
import { App, Input } from 'antd';
import { useT } from '@/i18n';
import { notify } from '@/stores/notices';
import styles from './cells.module.css';

/** Copies exactly the given text. Where the browser refuses, the text is shown selected instead. */
export function CopyButton({ text }: { text: string }) {
  const t = useT();
  const { modal } = App.useApp();

  async function copy(): Promise<void> {
    try {
      await navigator.clipboard.writeText(text);
      notify('success', t('crud.copied'));
    } catch {
      modal.info({
        title: t('crud.copyFailed'),
        content: <Input value={text} readOnly autoFocus onFocus={({ target }) => target.select()} />,
        okText: t('crud.close'),
      });
    }
  }

  return (
    <button
      type="button"
      className={styles.copy}
      aria-label={t('crud.copy')}
      title={t('crud.copy')}
      onClick={copy}
    >
      <CopyOutlined />
    </button>
  );
}
