import { useCallback } from 'react';
import type { ReactNode } from 'react';
import { useT } from '@/i18n';
import type { Key } from '@/i18n/keys';
import { confirm } from '@/stores/confirm';
import { wayOut } from './wayOut';

/** A question to confirm before an action. */
export interface ConfirmRequest {
  title?: Key;
  text: ReactNode;
  danger?: boolean;
  /** True: wide enough for a table. */
  wide?: boolean;
  /** Label of the confirming button. */
  ok?: Key;
  cancel?: Key;
}

/** Asks the operator to confirm; Esc and a click on the mask decline. */
export function useConfirm(): (question: ConfirmRequest) => Promise<boolean> {
  const t = useT();
  return useCallback(
    ({ title = 'crud.sure', text, danger = false, wide = false, ok = 'crud.ok', cancel }) =>
      confirm({
        title: t(title),
        text,
        danger,
        wide,
        ok: t(ok),
        cancel: cancel === undefined ? wayOut(t(ok), t) : t(cancel),
      }),
    [t],
  );
}
