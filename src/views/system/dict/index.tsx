import { dictData } from '@/contract/system/dictData';
import { ScreenLink } from '@/services/ScreenLink';
import { dictType } from '@/contract/system/dictType';
import { OnOff } from '@/contract/block/switchFlow';
import { screenKit } from '@/domain/kit/screenKit';

/** The name of a dictionary; it leads to the values. */
function TypeLink({ dictType }: { dictType: string }) {
  return (
    <ScreenLink view={dictData.view} params={{ dictType }}>
      {dictType}
    </ScreenLink>
  );
}

const { screen, col, row, bulk, bar, section } = screenKit(dictType);

const isBuiltIn = ({ isSystem }: { isSystem: number }): boolean => isSystem === 1;

export default screen({
  columns: [
    col.custom('dictType', (record) => <TypeLink dictType={record.dictType} />, { width: 240 }),
    col('dictName', { width: 200 }),
    'dataCount',
    'isSystem',
    'status',
    'remark',
    'updatedAt',
  ],
  filters: ['dictName', 'dictType', 'status'],
  toolbar: [
    bar.create({ fields: { dictType: { hint: 'dictType.typeHint' }, status: { initial: OnOff.on } } }),
  ],
  rowActions: [
    row.link(dictData, 'dictType.values', (record) => ({ dictType: record.dictType })),
    row.edit({
      // What code depends on cannot be switched off.
      fields: { status: { when: (_, record) => record['isSystem'] !== 1 } },
    }),
    row.detail(),
    row.remove({
      visible: (record) => !isBuiltIn(record),
      text: (record, t) => t('dictType.removeAsk', { name: record.dictName, n: record.dataCount }),
    }),
  ],
  bulkActions: [
    bulk.remove({
      disabledReason: (records, t) => (records.some(isBuiltIn) ? t('dictType.builtInChosen') : null),
    }),
  ],
  detail: [section.rest('dictType.about'), section.history()],
});
