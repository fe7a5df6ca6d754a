import { CopyOutlined } from '@ant-design/icons';
import { Input } from 'antd';
import { useT } from '@/i18n';
import { IconButton } from '@/ui/base/IconButton';
import { toast } from '@/ui/toast/toast';
import { confirm } from '@/stores/confirm';

/** Copies exactly the given text. When the browser refuses, the text is shown selected instead. */
export function CopyButton({ text }: { text: string }) {
  const t = useT();

  async function copy(): Promise<void> {
    try {
      await navigator.clipboard.writeText(text);
      toast('success', t('crud.copied'));
    } catch {
      await confirm({
        title: t('crud.copyFailed'),
        text: <Input value={text} readOnly autoFocus onFocus={({ target }) => target.select()} />,
        ok: t('crud.close'),
      });
    }
  }

  return (
    <IconButton label={t('crud.copy')} onClick={() => void copy()}>
      <CopyOutlined />
    </IconButton>
  );
}
