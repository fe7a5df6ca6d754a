import { Alert, Button, Space } from 'antd';
import { useT } from '@/i18n';
import { wallAt } from '@/lib/wall';
import type { FormDraft } from './useDraft';

interface DraftOfferProps {
  draft: FormDraft;
  /** Fills the form. */
  onRestore: () => void;
}

/** Offers what was typed before the form was lost; drawn while the operator has not decided. */
export function DraftOffer({ draft: { offered, drop }, onRestore }: DraftOfferProps) {
  const t = useT();
  if (!offered) return null;
  const at = wallAt(new Date(offered.at));
  return (
    <Alert
      type="info"
      showIcon
      title={t('form.draft', { at: at.format(at.isSame(wallAt(), 'day') ? 'HH:mm' : 'MM-DD HH:mm') })}
      action={
        <Space size={4}>
          <Button size="small" type="primary" onClick={onRestore}>
            {t('form.draftRestore')}
          </Button>
          <Button size="small" onClick={drop}>
            {t('form.draftDrop')}
          </Button>
        </Space>
      }
    />
  );
}
