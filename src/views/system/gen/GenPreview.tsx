import { useQuery } from '@tanstack/react-query';
import { Alert, Drawer, Skeleton, Tabs } from 'antd';
import { send } from '@/api/call';
import { ApiError } from '@/api/failure';
import type { Id } from '@/contract/field/brands';
import { gen } from '@/contract/system/gen';
import type { Dialog } from '@/crud/action/dialog';
import { useT } from '@/i18n';
import { Boundary } from '@/ui/feedback/Boundary';
import { FailureBar } from '@/ui/feedback/FailureBar';
import type { Description } from '@/domain/gen/description';
import { problemsOf } from '@/domain/gen/problems';
import { takenAway } from '@/domain/gen/template/files';
import { useLarge } from '@/ui/base/windowWidth';
import { CodeFile } from './CodeFile';
import { LiveScreen } from './LiveScreen';

/** The screen, and the files; or why there are none. */
function Generated({ description }: { description: Description }) {
  const t = useT();
  const problems = problemsOf(description);
  if (problems.length > 0) {
    return problems.map(({ field, words }, place) => (
      <Alert
        key={place}
        type="error"
        showIcon
        title={t('gen.problemOf', { name: field || description.resourceName, text: t(words) })}
      />
    ));
  }
  return (
    <Tabs
      items={[
        {
          key: 'live',
          label: t('gen.live'),
          children: (
            <Boundary>
              <LiveScreen description={description} />
            </Boundary>
          ),
        },
        ...takenAway(description).map((file) => ({
          key: file.path,
          label: file.path.split('/').slice(-2).join('/'),
          children: <CodeFile {...file} />,
        })),
      ]}
    />
  );
}

interface GenPreviewProps extends Dialog {
  id: Id;
  title: string;
}

/** What would be generated from one description. */
export function GenPreview({ open, onClose, id, title }: GenPreviewProps) {
  const t = useT();
  const isLarge = useLarge();
  const { data, error, refetch } = useQuery({
    queryKey: [gen.name, 'preview', id],
    queryFn: ({ signal }) => send(gen.calls.preview, { id }, { signal }),
  });
  return (
    <Drawer
      open={open}
      destroyOnHidden
      onClose={onClose}
      size={isLarge ? 960 : '100%'}
      title={t('gen.previewOf', { name: title })}
    >
      <FailureBar error={error instanceof ApiError ? error : null} retry={() => void refetch()} />
      {data ? <Generated description={data} /> : error ? null : <Skeleton active />}
    </Drawer>
  );
}
