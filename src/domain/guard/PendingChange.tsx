import { useQuery } from '@tanstack/react-query';
import { Alert, Button } from 'antd';
import type { ReactNode } from 'react';
import { send } from '@/api/call';
import type { ThreadEntry } from '@/contract/block/question';
import { changeFlow } from '@/contract/block/changeFlow';
import type { Shape } from '@/contract/field/field';
import { isReadable } from '@/contract/field/read';
import type { Resource } from '@/contract/resource';
import { fieldLabel, useFormatLabel } from '@/crud/field/label';
import { useFieldText } from '@/crud/field/useFieldText';
import { useT } from '@/i18n';
import { FieldDiff } from '@/ui/cell/FieldDiff';
import { composeBody } from '../kit/compose';
import { EffectTable } from '../kit/EffectTable';
import { foreseeing } from '../kit/foreseeing';
import { FourEyes } from '../eyes/FourEyes';
import { drawThread } from '../question/questionKit';

/** A record whose guarded fields may wait for another operator. */
export interface Changed {
  id: string;
  version: number;
  pendingChange: object | null;
  changeBy: string;
  changeAt: string | null;
  changeUntil: string | null;
  thread: readonly ThreadEntry[];
}

interface PendingChangeProps {
  resource: Resource;
  record: Changed;
  /** The fields as this record has them, where they differ from the contract's. */
  shape?: Shape | undefined;
  /** Fields that the children tell of. */
  apart?: readonly string[];
  children?: ReactNode;
}

/** The new values by field; what could not be read is left out. */
export const changesIn = (change: object | null): [string, unknown][] =>
  Object.entries(change ?? {}).filter(([name, value]) => name !== 'unreadable' && value !== undefined);

/** What the change that waits would do, or that it cannot be told; nothing for a resource whose server does not tell. */
function PendingEffect({
  resource,
  record: { id, version },
}: Pick<PendingChangeProps, 'resource' | 'record'>) {
  const call = foreseeing(resource);
  const t = useT();
  const { data, isError, refetch } = useQuery({
    queryKey: [resource.name, 'effect', id, version],
    queryFn: ({ signal }) => (call ? send(call, composeBody(call, { id }), { signal }) : null),
    enabled: call !== null,
  });
  if (isError || (data && !isReadable(data, 'consequences'))) {
    return (
      <p role="alert">
        {t('crud.change.effectFailed')}{' '}
        <Button type="link" size="small" onClick={() => void refetch()}>
          {t('common.retry')}
        </Button>
      </p>
    );
  }
  return data ? <EffectTable consequences={data.consequences} /> : null;
}

/** New values next to those in force, who asked for them and until when they can be confirmed, and what they would do. */
export function PendingChange({
  resource,
  record,
  shape = resource.row,
  apart = [],
  children,
}: PendingChangeProps) {
  const t = useT();
  const labelOf = useFormatLabel();
  const { pendingChange, changeUntil } = record;
  const changes = changesIn(pendingChange).filter(([name]) => !apart.includes(name));
  const textOf = useFieldText(
    shape,
    changes.map(([name]) => name),
  );
  if (!pendingChange) return null;
  return (
    <Alert
      type="warning"
      showIcon
      title={<FourEyes living={{ ...resource, flow: changeFlow }} record={record} />}
      description={
        <>
          {changeUntil === null ? null : <p>{t('crud.change.until', { until: changeUntil })}</p>}
          <FieldDiff
            changes={changes.map(([field, after]) => ({
              field,
              before: textOf(field, Reflect.get(record, field)),
              after: textOf(field, after),
            }))}
            labelOf={(field) => labelOf(fieldLabel(resource.name, field))}
          />
          <PendingEffect resource={resource} record={record} />
          {drawThread(record)}
          {children}
        </>
      }
    />
  );
}
