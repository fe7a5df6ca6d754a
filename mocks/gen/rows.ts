import { OnOff } from '../../src/contract/block/switchFlow';
import type { WireDetailOf, WireRowOf } from '@/contract/resource';
import type { gen } from '@/contract/system/gen';
import type { Db } from '../core/db';
import type { PlainRow } from '../core/plain';
import { DAY, stampOf } from '../core/time';

/** A description as it is kept. */
export type GenRow = PlainRow &
  Omit<WireRowOf<typeof gen>, 'id' | 'fieldCount'> &
  Pick<WireDetailOf<typeof gen>, 'fields' | 'refusals'>;

declare module '../core/tables' {
  interface Tables {
    gens: Map<number, GenRow>;
  }
}

const usual = { form: 'both', filter: 'none', listed: true, sortable: false, unique: false } as const;
const plain = { ...usual, staffOnly: false } as const;

/** One description, so that the list shows what there is to be done. */
export function seedDescription(db: Db): void {
  const id = db.nextId('gen');
  const at = stampOf(db.now() - 20 * DAY);
  db.gens.set(id, {
    id,
    version: 1,
    deleted: false,
    status: OnOff.on,
    tableName: 'sys_ticket_type',
    resourceName: 'ticketType',
    folder: 'system',
    title: { zh: '工单类型', en: 'Ticket types', tw: '工單類型' },
    menuId: 991,
    titleField: 'typeCode',
    canAdd: 1,
    canEdit: 1,
    canRemove: 1,
    canSwitch: 1,
    canExport: 0,
    refusals: [{ call: 'edit', refusal: 'inUse' }],
    fields: [
      {
        ...plain,
        name: 'typeCode',
        label: { zh: '类型编码', en: 'Type code', tw: '類型編碼' },
        kind: 'text',
        max: 32,
        form: 'add',
        filter: 'contains',
        sortable: true,
        unique: true,
      },
      {
        ...plain,
        name: 'typeName',
        label: { zh: '类型名称', en: 'Type name', tw: '類型名稱' },
        kind: 'localText',
        max: 40,
        filter: 'contains',
      },
      {
        ...plain,
        name: 'answerHours',
        label: { zh: '答复时限（小时）', en: 'Hours to answer', tw: '答覆時限（小時）' },
        kind: 'count',
        min: 1,
        max: 240,
        filter: 'range',
      },
    ],
    createdAt: at,
    updatedAt: at,
    createdBy: 'admin',
    updatedBy: 'admin',
    remark: '',
  });
}
