import { useCallback } from 'react';
import type { ReactNode } from 'react';
import { useT } from '@/i18n';
import type { Key } from '@/i18n/keys';
import { confirm } from '@/stores/confirm';

/** Something to be sure of before it is done. */
export interface ConfirmRequest {
  title?: Key;
  text: ReactNode;
  danger?: boolean;
  /** Words of the button that goes on. */
  ok?: Key;
  cancel?: Key;
}

/** Asks the operator; Esc and the mask mean no. */
export function useConfirm(): (question: ConfirmRequest) => Promise<boolean> {
  const t = useT();
  return useCallback(
    ({ title = 'crud.sure', text, danger = false, ok = 'crud.ok', cancel = 'crud.cancel' }) =>
      confirm({ title: t(title), text, danger, ok: t(ok), cancel: t(cancel) }),
    [t],
  );
}
