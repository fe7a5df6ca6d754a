import { useQuery } from '@tanstack/react-query';
import { Button, Form, Select, Skeleton } from 'antd';
import { useState } from 'react';
import { permissionOf, send } from '@/api/call';
import { ApiError } from '@/api/failure';
import type { Id } from '@/contract/field/brands';
import { handOver, shift } from '@/contract/shell/notice';
import { notice, NoticeTarget } from '@/contract/system/notice';
import { newRequestId } from '@/crud/action/requestId';
import { useDict } from '@/crud/cell/useDict';
import { AreaInput } from '@/crud/control/TextInput';
import { HandedOverList } from '@/domain/notice/HandedOverList';
import { RecipientsInput } from '@/domain/notice/RecipientsInput';
import { useT } from '@/i18n';
import type { Area } from '@/i18n/keys';
import { useCan } from '@/stores/session';
import { useUnsaved } from '@/services/unsaved';
import { FailureBar } from '@/ui/feedback/FailureBar';
import { useAreas } from '@/ui/load/useAreas';
import { HandOverNotes } from './HandOverNotes';
import styles from './personal.module.css';
import { useSave } from './useSave';

/** Characters of a note. */
const LONGEST = 2000;

/** Who may publish notices may address single colleagues. */
const PUBLISH = permissionOf(notice.calls.publish) ?? '';

const AREAS: readonly Area[] = ['notices'];

interface Values {
  target: (typeof NoticeTarget)[keyof typeof NoticeTarget];
  targetIds?: Id[];
  content?: string;
}

/** A note to the next shift: own claims, late records and what was promised. */
export function HandOverTab() {
  const t = useT();
  const ready = useAreas(AREAS);
  const [form] = Form.useForm<Values>();
  const [unsaved, setUnsaved] = useState(false);
  /** The same for all attempts of one note. */
  const [requestId, setRequestId] = useState(newRequestId);
  const { save, saving } = useSave(notice.name);
  const targets = useDict('sys_notice_target');
  const mayName = useCan({ one: PUBLISH });
  const unfit: readonly number[] = mayName ? [NoticeTarget.all] : [NoticeTarget.all, NoticeTarget.users];
  useUnsaved(unsaved);
  const { data, error, refetch } = useQuery({
    queryKey: [notice.name, 'shift'],
    queryFn: ({ signal }) => send(shift, undefined, { signal }),
    staleTime: 0,
  });

  const submit = async ({ target, targetIds, content = '' }: Values) => {
    const note = { target, targetIds, content, requestId };
    const result = await save(() => send(handOver, note), 'personal.handedOver');
    if (result !== 'saved') return;
    form.resetFields();
    setUnsaved(false);
    setRequestId(newRequestId());
  };

  if (error instanceof ApiError) return <FailureBar error={error} retry={() => void refetch()} />;
  if (!data || !ready) return <Skeleton active />;
  const longest = { max: LONGEST, message: t('personal.bad.promises') };
  const more = data.total - data.items.length;
  return (
    <>
      <p className={styles.hint}>{t('personal.handOverHint')}</p>
      <h2 className={styles.part}>{t('notices.items')}</h2>
      {data.items.length === 0 ? <p className={styles.faint}>{t('notices.noItems')}</p> : null}
      <HandedOverList items={data.items} />
      {more > 0 ? <p className={styles.faint}>{t('notices.moreItems', { n: more })}</p> : null}
      <Form
        form={form}
        // Its fields are not called as other parts of the page are.
        name="handOver"
        layout="vertical"
        requiredMark={false}
        className={styles.handOver}
        initialValues={{ target: mayName ? NoticeTarget.users : NoticeTarget.roles }}
        onValuesChange={() => setUnsaved(true)}
        onFinish={submit}
      >
        <Form.Item name="target" label={t('personal.handOverTarget')}>
          <Select
            options={targets.values
              .filter(({ key }) => !unfit.includes(Number(key)))
              .map(({ key }) => ({ value: Number(key), label: targets.label(key) }))}
          />
        </Form.Item>
        <Form.Item
          name="targetIds"
          label={t('personal.handOverTo')}
          rules={[{ required: true, message: t('personal.need.handOverTo') }]}
        >
          <RecipientsInput />
        </Form.Item>
        <Form.Item
          name="content"
          label={t('personal.promises')}
          rules={
            data.items.length === 0
              ? [{ required: true, whitespace: true, message: t('personal.need.promises') }, longest]
              : [longest]
          }
        >
          <AreaInput max={LONGEST} />
        </Form.Item>
        <Button type="primary" htmlType="submit" loading={saving}>
          {t('personal.handOver')}
        </Button>
      </Form>
      <HandOverNotes />
    </>
  );
}
