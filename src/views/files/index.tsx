import { CloudUploadOutlined } from '@ant-design/icons';
import { files } from '@/contract/system/files';
import { CopyButton } from '@/crud/cell/CopyButton';
import { screenKit } from '@/domain/kit/screenKit';
import { sizeText } from '@/lib/fileSize';
import { pickAndUpload } from '@/services/uploads';
import { toast } from '@/ui/toast/toast';
import type { PageQuery } from '@/contract/filter';
import type { ScreenAction } from '@/crud/action/screenAction';

const { screen, col, row, bulk } = screenKit(files);

const upload: ScreenAction<PageQuery> = {
  name: 'upload',
  label: 'file.upload',
  icon: <CloudUploadOutlined />,
  primary: true,
  permission: null,
  perform: async (_, { client, t }) => {
    const arrived = await pickAndUpload();
    if (arrived.length === 0) return;
    toast('success', t('file.uploaded'));
    await client.invalidateQueries({ queryKey: [files.name] });
  },
};

/** The file library: uploaded files with their uploader and their storage. */
export default screen({
  columns: [
    col('name', { width: 260 }),
    'type',
    col.custom('size', ({ size }) => sizeText(size), { width: 110 }),
    'md5',
    col.custom(
      'url',
      ({ url }) => <CopyButton text={url.startsWith('/') ? `${location.origin}${url}` : url} />,
      { width: 100 },
    ),
    'createdBy',
    'createdAt',
  ],
  toolbar: [upload],
  rowActions: [row.remove()],
  bulkActions: [bulk.remove()],
});
