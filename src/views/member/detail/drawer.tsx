import { ArrowLeftOutlined, ExpandOutlined } from '@ant-design/icons';
import { Button, Drawer } from 'antd';
import { useMemo, useState } from 'react';
import { REVIEW_MARK } from '@/domain/review/useReviewKeys';
import { useT } from '@/i18n';
import { backToMember, closeMembers, useShownMembers } from '@/stores/shownMembers';
import { memberPage } from '@/contract/records';
import type { Id } from '@/contract/field/brands';
import { ScreenLink } from '@/services/ScreenLink';
import { usePhone } from '@/ui/base/windowWidth';
import { MemberProfileView } from './MemberProfileView';

/** Pixels; narrower windows are filled. */
const WIDTH = 960;

/** One member's profile; each member begins with the first part of it. */
function DrawerContent({ id }: { id: Id }) {
  const [tab, setTab] = useState<string | null>(null);
  return <MemberProfileView id={id} tab={tab} onTab={setTab} />;
}

/** The members an operator looks at, over the screen or review they came from. */
export default function MemberDrawer() {
  const t = useT();
  const isPhone = usePhone();
  const stack = useShownMembers((state) => state.stack);
  const open = stack.length > 0;
  // Beside a review, which stands on the other edge.
  const beside = useMemo(() => open && document.querySelector(`[${REVIEW_MARK}]`) !== null, [open]);
  // What is leaving the screen still shows the member it showed.
  const [last, setLast] = useState<Id | undefined>();
  const id = stack.at(-1) ?? last;
  if (id !== last) setLast(id);

  return (
    <Drawer
      open={open}
      destroyOnHidden
      onClose={closeMembers}
      placement={beside ? 'left' : 'right'}
      title={t('memberDetail.title')}
      size={isPhone ? '100%' : WIDTH}
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
