import { Alert, Button } from 'antd';
import { useT } from '@/i18n';
import { isEqual } from '@/lib/equal';
import { FieldDiff } from '@/ui/cell/FieldDiff';
import { textOf, textsOf } from '@/ui/cell/value';
import type { FormValues } from '../field/field';
import { fieldLabel, useFormatLabel } from '../field/label';

/** Fields whose changes are not shown, because the server maintains them. */
const SILENT = new Set(['version', 'updatedAt', 'updatedBy', 'claimBy', 'claimUntil']);

interface VersionConflictProps {
  /** Name of the resource. */
  name: string;
  before: FormValues;
  current: FormValues;
  onTake: () => void;
}

const asText = (value: unknown) => (Array.isArray(value) ? textsOf(value).join(', ') : textOf(value));

/** Shown when another operator saved the record first: who it was, what they changed, and how to continue. */
export function VersionConflict({ name, before, current, onTake }: VersionConflictProps) {
  const t = useT();
  const labelOf = useFormatLabel();
  const who = textOf(current['updatedBy']);
  const changes = Object.keys(before)
    .filter((field) => field in current && !SILENT.has(field) && !isEqual(before[field], current[field]))
    .map((field) => ({ field, before: asText(before[field]), after: asText(current[field]) }));
  return (
    <Alert
      type="warning"
      showIcon
      role="alert"
      title={who ? t('crud.changedByOther', { who }) : t('crud.changedBySomebody')}
      description={
        <>
          <p>{t('crud.changedHint')}</p>
          <FieldDiff changes={changes} labelOf={(field) => labelOf(fieldLabel(name, field))} />
          <Button type="primary" onClick={onTake}>
            {t('crud.changedLoad')}
          </Button>
        </>
      }
    />
  );
}
