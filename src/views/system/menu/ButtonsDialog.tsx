import { tellOutcome } from '@/crud/action/tellOutcome';
import { useQuery } from '@tanstack/react-query';
import { Checkbox, Modal, Skeleton } from 'antd';
import { useState } from 'react';
import { send } from '@/api/call';
import { ApiError } from '@/api/failure';
import { fetchPage } from '@/api/records';
import { LARGEST_PAGE } from '@/contract/filter';
import type { RowOf } from '@/contract/resource';
import { menu, MenuType } from '@/contract/system/menu';
import type { Dialog } from '@/crud/action/dialog';
import { newRequestId } from '@/crud/action/requestId';
import { useT } from '@/i18n';
import { useWrite } from '@/services/writes';
import { FailureBar } from '@/ui/feedback/FailureBar';
import { missingButtons, VERBS } from './buttons';
import type { Verb } from './buttons';
import styles from './menu.module.css';
import { titleOf, useMessages } from './titles';

interface ButtonsDialogProps extends Dialog {
  page: RowOf<typeof menu>;
}

/** Adds those of the usual buttons that a page does not have yet. */
export function ButtonsDialog({ open, onClose, page }: ButtonsDialogProps) {
  const t = useT();
  const write = useWrite();
  const [zh = {}, en = {}, tw = {}] = useMessages('system/menu');
  const [chosen, setChosen] = useState<readonly Verb[] | null>(null);
  const [sending, setSending] = useState(false);
  const [attempt] = useState(newRequestId);
  const { data, error, refetch } = useQuery({
    queryKey: [menu.name, 'all'],
    queryFn: ({ signal }) => fetchPage(menu, { pageNum: 1, pageSize: LARGEST_PAGE }, signal),
  });
  const missing = missingButtons(page.name, data?.list.map(({ name }) => name) ?? []);
  const wanted = missing.filter(({ verb }) => chosen?.includes(verb) ?? true);

  async function make(): Promise<void> {
    setSending(true);
    const outcome = await write({ resource: menu.name, ids: [page.id] }, async () => {
      for (const { verb, name, place } of wanted) {
        const key = `menu.verb.${verb}`;
        const titles = { 'zh-cn': zh[key] ?? verb, en: en[key] ?? '', 'zh-tw': tw[key] ?? '' };
        const own = { menuType: MenuType.button, parentId: page.id, name, menuSort: place };
        // What was made before a failure is not made again.
        const requestId = `${attempt}-${verb}`;
        // One after the other, so that they stand in this order and a refusal stops the rest.
        // oxlint-disable-next-line no-await-in-loop
        await send(menu.calls.add, { ...own, menuName: titleOf(titles), requestId });
      }
    });
    setSending(false);
    if (tellOutcome(outcome, t, { done: t('menu.generated', { n: wanted.length }) })) onClose();
  }

  return (
    <Modal
      open={open}
      destroyOnHidden
      title={t('menu.generate')}
      okText={t('menu.generate')}
      cancelText={t('crud.cancel')}
      okButtonProps={{ disabled: wanted.length === 0 || zh['menu.verb.add'] === undefined }}
      confirmLoading={sending}
      onOk={() => void make()}
      onCancel={onClose}
    >
      <p className={styles.faint}>{t('menu.generateHint')}</p>
      <FailureBar error={error instanceof ApiError ? error : null} retry={() => void refetch()} />
      {data === undefined && error === null ? <Skeleton active /> : null}
      {data ? (
        <Checkbox.Group<Verb>
          className={styles.checks ?? ''}
          value={[...(chosen ?? missing.map(({ verb }) => verb))]}
          onChange={setChosen}
          options={VERBS.map((verb) => {
            const there = missing.every((one) => one.verb !== verb);
            return {
              value: verb,
              disabled: there,
              label: there ? t('menu.isThere', { name: t(`menu.verb.${verb}`) }) : t(`menu.verb.${verb}`),
            };
          })}
        />
      ) : null}
    </Modal>
  );
}
