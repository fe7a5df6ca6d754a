import { Alert, Button } from 'antd';
import type { Shape } from '@/contract/field/field';
import { useT } from '@/i18n';
import { isEqual } from '@/lib/equal';
import { FieldDiff } from '@/ui/cell/FieldDiff';
import { textOf } from '@/ui/cell/value';
import type { FormValues } from '../field/field';
import { fieldLabel, useFormatLabel } from '../field/label';
import { useFieldText } from '../field/useFieldText';

/** Fields whose changes are not shown, because the server maintains them. */
const SILENT = new Set(['version', 'updatedAt', 'updatedBy', 'claimBy', 'claimUntil']);

interface VersionConflictProps {
  /** Name of the resource. */
  name: string;
  /** Its fields; they give the words of the values. */
  shape: Shape;
  before: FormValues;
  current: FormValues;
  onTake: () => void;
}

/** Shown when another operator saved the record first: who it was, what they changed, and how to continue. */
export function VersionConflict({ name, shape, before, current, onTake }: VersionConflictProps) {
  const t = useT();
  const labelOf = useFormatLabel();
  const who = textOf(current['updatedBy']);
  const changed = Object.keys(before).filter(
    (field) => field in current && !SILENT.has(field) && !isEqual(before[field], current[field]),
  );
  const wordOf = useFieldText(shape, changed);
  const changes = changed.map((field) => ({
    field,
    before: wordOf(field, before[field]),
    after: wordOf(field, current[field]),
  }));
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
