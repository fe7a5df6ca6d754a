import { Button } from 'antd';
import { useT } from '@/i18n';
import styles from './form.module.css';
import type { Editor } from './useEditor';

/** Marks an amount that comes out of a draft until the operator has confirmed or changed it. */
export function UnconfirmedAmount({ field, editor: { form, draft } }: { field: string; editor: Editor }) {
  const t = useT();
  return (
    <span className={styles.unconfirmed}>
      {t('form.draftAmount')}
      <Button
        size="small"
        // The field keeps the focus. If it lost it at the press, its check would replace the message that contains this
        // button, and the click would miss.
        onMouseDown={(event) => event.preventDefault()}
        onClick={() => {
          draft.confirm(field);
          form.setFields([{ name: field, errors: [] }]);
        }}
      >
        {t('form.draftConfirm')}
      </Button>
    </span>
  );
}
