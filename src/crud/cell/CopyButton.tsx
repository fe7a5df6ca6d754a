import { Input } from 'antd';
import { useT } from '@/i18n';
import { IconButton } from '@/ui/base/IconButton';
import { toast } from '@/ui/toast/toast';
import { confirm } from '@/stores/confirm';

interface CopyButtonProps {
  text: string;
  /** What the button copies, in words; "copy" by default. */
  label?: string;
}

/** Copies exactly the given text. When the browser refuses, the text is shown selected instead. */
export function CopyButton({ text, label }: CopyButtonProps) {
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

  return <IconButton label={label ?? t('crud.copy')} shape="copy" onClick={() => void copy()} />;
}
