import { CloudDownloadOutlined, EyeOutlined, ImportOutlined, SyncOutlined } from '@ant-design/icons';
import { send } from '@/api/call';
import { fetchRecord } from '@/api/records';
import type { RowOf } from '@/contract/resource';
import { gen, GEN_FOLDERS } from '@/contract/system/gen';
import type { ScreenContext } from '@/crud/action/screenAction';
import { screenKit } from '@/domain/kit/screenKit';
import { titleOf } from '@/domain/kit/title';
import { onDemand } from '@/ui/load/onDemand';
import { toast } from '@/ui/toast/toast';
import type { Description } from '@/domain/gen/description';
import { FieldsInput } from './FieldsInput';
import { problemsOf } from '@/domain/gen/problems';
import { soundDescriptions, soundFields } from './rules';
import { fromTable, synced } from '@/domain/gen/source/table';
import { RefusalsInput } from './RefusalsInput';
import { SourceInput } from './SourceInput';

const { screen, col, row, bulk, bar, section, permission } = screenKit(gen);

type Gen = RowOf<typeof gen>;

const GenPreview = onDemand(() => import('./GenPreview').then((module) => module.GenPreview));

const FOLDERS = GEN_FOLDERS.map((value) => ({ value, label: `gen.folder.${value}` as const }));

/** Downloads the files of what can be generated, and names what cannot. */
async function save(descriptions: readonly Description[], { t }: ScreenContext): Promise<void> {
  const sound = descriptions.filter((one) => problemsOf(one).length === 0);
  const names = descriptions.filter((one) => !sound.includes(one)).map(({ resourceName }) => resourceName);
  if (names.length > 0) toast('warning', t('gen.unsound', { names: names.join(', ') }));
  if (sound.length === 0) return;
  const { downloadZip } = await import('./zip');
  downloadZip(sound);
  toast('success', t('gen.downloaded', { n: sound.length }));
}

const code = {
  call: gen.calls.code,
  label: 'gen.code',
  icon: <CloudDownloadOutlined />,
  done: null,
} as const;

const takeOne = row.ask({
  ...code,
  text: (one, t) => t('gen.codeText', { name: titleOf(gen, one) }),
  onDone: ({ list }, context) => void save(list, context),
});

const takeMany = bulk.ask({
  ...code,
  text: (rows, t) => t('gen.codeTextMany', { n: rows.length }),
  onDone: ({ list }, context) => void save(list, context),
});

const preview = row.open(
  { name: 'preview', label: 'gen.preview', icon: <EyeOutlined />, permission: permission('preview') },
  (one, dialog) => <GenPreview {...dialog} id={one.id} title={titleOf(gen, one)} />,
);

const FIELDS = { control: <FieldsInput />, rules: [soundFields], dependsOn: ['titleField', 'resourceName'] };

const REFUSALS = { control: <RefusalsInput />, hint: 'gen.refusalsHint' } as const;

/** The record with its fields as the table has them now. */
async function compared({ id, tableName }: Gen): Promise<object> {
  const [record, columns] = await Promise.all([fetchRecord(gen, id), send(gen.calls.columns, { tableName })]);
  return { ...record, fields: synced(record.fields, fromTable(tableName, columns)) };
}

export default screen({
  columns: [
    'resourceName',
    col('title', { width: 180 }),
    'tableName',
    'folder',
    'fieldCount',
    'createdBy',
    'updatedAt',
  ],
  toolbar: [
    bar.ask({
      call: gen.calls.import,
      label: 'gen.import',
      icon: <ImportOutlined />,
      primary: true,
      drawer: true,
      fields: { descriptions: { control: <SourceInput />, rules: [soundDescriptions] } },
      done: ({ count }, t) => t('gen.imported', { n: count }),
    }),
  ],
  rowActions: [
    preview,
    row.edit({ fields: { folder: { choices: FOLDERS }, fields: FIELDS, refusals: REFUSALS } }),
    takeOne,
    row.ask({
      call: gen.calls.sync,
      label: 'gen.sync',
      icon: <SyncOutlined />,
      drawer: true,
      visible: ({ tableName }) => tableName !== '',
      load: compared,
      fields: { fields: FIELDS },
    }),
    row.detail(),
    row.remove(),
  ],
  bulkActions: [takeMany, bulk.remove()],
  detail: [section.rest('gen.about'), section.history()],
});
