import { CloudUploadOutlined } from '@ant-design/icons';
import { storedFiles } from '@/api/files';
import type { StoredFile } from '@/api/files';
import type { BarAction } from '@/crud/action/action';
import type { Column } from '@/crud/list/column';
import { CopyButton } from '@/crud/cell/CopyButton';
import { CrudScreen } from '@/crud/screen/CrudScreen';
import { kitOf } from '@/domain/kit/kit';
import { useT } from '@/i18n';
import { sizeText } from '@/lib/fileSize';
import { pickAndUpload } from '@/services/uploads';

const { col, filter, row, bulk } = kitOf(storedFiles);

const TYPES = ['image', 'video', 'audio', 'document'] as const;

const upload: BarAction<StoredFile, object> = {
  name: 'upload',
  label: 'file.upload',
  icon: <CloudUploadOutlined />,
  primary: true,
  perform: async (_, context) => {
    const arrived = await pickAndUpload();
    // The files are there already: what is left is to show them.
    if (arrived.length > 0) await context.run([], () => Promise.resolve(arrived), 'file.uploaded');
  },
};

function TypeCell({ type }: Pick<StoredFile, 'type'>) {
  const t = useT();
  return t(`file.type.${type}`);
}

const columns: readonly Column<StoredFile>[] = [
  col.text('name', { pin: 'start', width: 260 }),
  { ...col.text('type', { width: 100 }), cell: ({ type }) => <TypeCell type={type} /> },
  { ...col.number('size', { width: 110 }), cell: ({ size }) => sizeText(size) },
  col.hash('md5'),
  {
    ...col.text('url', { width: 100 }),
    cell: ({ url }) => <CopyButton text={new URL(url, location.origin).href} />,
  },
  col.text('createdBy'),
  col.time('createdAt'),
];

/** The file library: what was uploaded, by whom, and where it lies. */
export default function FilesScreen() {
  return (
    <CrudScreen
      resource={storedFiles}
      schema={1}
      getRowTitle={({ name }) => name}
      filters={[
        filter.text('name'),
        filter.select(
          'type',
          TYPES.map((value) => ({ value, label: `file.type.${value}` as const })),
        ),
        filter.text('md5'),
        filter.dates('createdAt'),
      ]}
      columns={columns}
      toolbar={[upload]}
      rowActions={[row.remove()]}
      bulkActions={[bulk.remove()]}
    />
  );
}
