import { useQuery } from '@tanstack/react-query';
import { Form, Select } from 'antd';
import { send } from '@/api/call';
import { recipients } from '@/contract/shell/notice';
import { NoticeTarget } from '@/contract/system/notice';
import type { ControlProps } from '@/crud/field/field';
import { useLanguage, useT } from '@/i18n';
import { LoadFailed } from '@/ui/feedback/LoadFailed';

/** Roles, departments or colleagues, as the field `target` beside it says. */
export function RecipientsInput({ id, value = [], onChange, disabled }: ControlProps<string[]>) {
  const t = useT();
  const language = useLanguage();
  const target = Number(Form.useWatch('target'));
  const { data, isPending, isError, refetch } = useQuery({
    queryKey: ['options', 'recipients', language],
    queryFn: ({ signal }) => send(recipients, undefined, { signal }),
  });
  const list =
    target === NoticeTarget.roles
      ? data?.roles
      : target === NoticeTarget.depts
        ? data?.depts
        : target === NoticeTarget.users
          ? data?.users
          : undefined;
  const options = (list ?? []).map((one) => ({ value: String(one.id), label: one.name }));
  const known = new Set(options.map((option) => option.value));
  return (
    <>
      <Select<string[]>
        id={id}
        mode="multiple"
        allowClear
        disabled={disabled}
        loading={isPending}
        optionFilterProp="label"
        placeholder={t('crud.choose')}
        // What was chosen of another kind of audience stays out of sight, and is not sent.
        value={data ? value.map(String).filter((one) => known.has(one)) : []}
        options={options}
        onChange={(chosen) => onChange?.(chosen)}
      />
      {isError ? <LoadFailed retry={() => void refetch()} /> : null}
    </>
  );
}
