import { FileProtectOutlined } from '@ant-design/icons';
import { permissionOf } from '@/api/call';
import { isId } from '@/contract/field/brands';
import type { Resource } from '@/contract/resource';
import type { ScreenAction } from '@/crud/action/screenAction';
import { loadMessages } from '@/i18n';
import { onDemand } from '@/ui/load/onDemand';
import { writtenOf } from './compose';
import { titleOf } from './title';
import type { EvidenceProps } from '../evidence/EvidenceDrawer';

const EvidenceDrawer = onDemand<EvidenceProps>(async () => {
  const [drawer] = await Promise.all([import('../evidence/EvidenceDrawer'), loadMessages('form')]);
  return drawer.EvidenceDrawer;
});

/** Shows an open record as an evidence page; for a resource that has a detail, else there is none. */
export const evidenceActions = (resource: Resource): readonly ScreenAction<object>[] =>
  resource.calls['get']
    ? [
        {
          name: 'evidence',
          label: 'crud.evidence',
          icon: <FileProtectOutlined />,
          permission: permissionOf(resource.calls['get']),
          perform: (record, context) => {
            const { id } = writtenOf(record);
            if (!isId(id)) return;
            const heading = titleOf(resource, record);
            context.show(
              (dialog) => (
                <EvidenceDrawer {...dialog} resource={resource} id={id} heading={heading} context={context} />
              ),
              'evidence',
            );
          },
        },
      ]
    : [];
