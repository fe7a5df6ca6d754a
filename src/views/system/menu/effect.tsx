import { useQuery } from '@tanstack/react-query';
import { Alert, Skeleton } from 'antd';
import type { ReactNode } from 'react';
import { send } from '@/api/call';
import { ApiError } from '@/api/failure';
import type { AnswerOf, RowOf } from '@/contract/resource';
import { menu } from '@/contract/system/menu';
import type { FormValues } from '@/crud/field/field';
import { useT } from '@/i18n';
import type { Translate } from '@/i18n';
import { FailureBar } from '@/ui/feedback/FailureBar';
import { textOf } from '@/ui/cell/value';
import { componentDoubt } from './menuForm';

const { effect } = menu.calls;

type Effect = AnswerOf<typeof effect>;

/** Which calls ask for the permission, and which roles lose it; nothing where neither is so. */
function lossesIn({ guards, losing }: Effect, t: Translate): string[] {
  const roles = losing.map(({ name, userCount }) => t('menu.roleUsers', { name, n: userCount }));
  return [
    ...(guards.length > 0 ? [t('menu.guards', { list: guards.join(t('crud.comma')) })] : []),
    ...(roles.length > 0 ? [t('menu.losing', { list: roles.join(t('crud.comma')) })] : []),
  ];
}

/** What another permission of a record would take from roles, and whether any call asks for it. */
async function renamingDoubts(values: FormValues, t: Translate, record: FormValues): Promise<string[]> {
  const [id, before, name] = [record['id'], record['name'], values['name']].map(textOf);
  if (!id || !name || name === before) return [];
  const answer = await send(effect, { id, name });
  const losses = lossesIn(answer, t);
  if (losses.length === 0) return [];
  return [...losses, ...(answer.isKnown ? [] : [t('menu.unknownName', { name })])];
}

/**
 * The question before a record is saved that would open no view, or by which roles lose a permission; `null` when there is
 * none to ask.
 */
export async function doubts(values: FormValues, t: Translate, record: FormValues): Promise<ReactNode> {
  const component = componentDoubt(values, t);
  const renaming = await renamingDoubts(values, t, record);
  const lines = [...(component === null ? [] : [component]), ...renaming];
  if (lines.length === 0) return null;
  return [...lines, t('menu.saveAsk')].map((line) => <p key={line}>{line}</p>);
}

/** What goes with a record that is deleted. */
export function RemovalEffect({ record }: { record: RowOf<typeof menu> }) {
  const t = useT();
  const { data, error, refetch } = useQuery({
    queryKey: [menu.name, 'effect', record.id],
    queryFn: ({ signal }) => send(effect, { id: record.id }, { signal }),
  });
  if (error instanceof ApiError) return <FailureBar error={error} retry={() => void refetch()} />;
  if (data === undefined) return <Skeleton active title={false} />;
  const lines = lossesIn(data, t);
  if (lines.length === 0) return null;
  return (
    <Alert
      type="warning"
      showIcon
      title={lines.map((line) => (
        <p key={line}>{line}</p>
      ))}
    />
  );
}
