import type { RecordKey } from '@/api/types';
import { ArrowLeftOutlined, ExpandOutlined } from '@ant-design/icons';
import { Button, Drawer, Grid } from 'antd';
import { useMemo, useState } from 'react';
import { REVIEW_MARK } from '@/domain/review/useHotkeys';
import { useT } from '@/i18n';
import { backToMember, closeMembers, useShownMembers } from '@/stores/shownMembers';
import { memberPage } from '@/contract/records';
import { ScreenLink } from '@/services/ScreenLink';
import { MemberProfileView } from './MemberProfileView';

/** Width in pixels; in narrow windows the drawer takes the full width. */
const WIDTH = 960;

/** The profile of one member. Each member has an instance of its own, so that it starts with the first tab. */
function DrawerContent({ id }: { id: RecordKey }) {
  const [tab, setTab] = useState<string | null>(null);
  return <MemberProfileView id={String(id)} tab={tab} onTab={setTab} />;
}

/** A drawer with the profiles of members, over the screen or review from which they were opened. */
export default function MemberDrawer() {
  const t = useT();
  const { sm } = Grid.useBreakpoint();
  const stack = useShownMembers((state) => state.stack);
  const open = stack.length > 0;
  // A review drawer is at the right edge, so this one opens at the left beside it.
  const beside = useMemo(() => open && document.querySelector(`[${REVIEW_MARK}]`) !== null, [open]);
  // Keeps showing the last member during the closing animation.
  const [last, setLast] = useState<RecordKey | undefined>();
  const id = stack.at(-1) ?? last;
  if (id !== last) setLast(id);

  return (
    <Drawer
      open={open}
      destroyOnHidden
      onClose={closeMembers}
      placement={beside ? 'left' : 'right'}
      title={t('memberDetail.title')}
      size={sm === false ? '100%' : WIDTH}
      extra={
        <>
          {stack.length > 1 ? (
            <Button type="text" icon={<ArrowLeftOutlined />} onClick={backToMember}>
              {t('memberDetail.back')}
            </Button>
          ) : null}
          {id === undefined ? null : (
            <ScreenLink view={memberPage.view} params={{ id }}>
              <ExpandOutlined /> {t('memberDetail.openPage')}
            </ScreenLink>
          )}
        </>
      }
    >
      {id === undefined ? null : <DrawerContent key={id} id={id} />}
    </Drawer>
  );
}
