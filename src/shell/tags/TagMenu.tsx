import {
  ArrowLeftOutlined,
  ArrowRightOutlined,
  CloseCircleOutlined,
  CloseOutlined,
  ColumnWidthOutlined,
  FullscreenOutlined,
  ReloadOutlined,
} from '@ant-design/icons';
import { useT } from '@/i18n';
import { useTags } from '@/stores/tags';
import { closing } from './tagRules';
import type { TagAction } from './tagRules';
import styles from './TagMenu.module.css';
import { Dropdown } from '@/ui/base/Dropdown';

/** The tag that a context menu belongs to, and its position. */
export interface MenuPlace {
  key: string;
  x: number;
  y: number;
}

interface Props {
  place: MenuPlace;
  onChoose: (action: TagAction, key: string) => void;
  /** Called with the key of the tag that gets the focus back. */
  onClose: (key: string) => void;
}

/** The context menu of a tag. Choices without effect are disabled; pinned tags have no "close". */
export function TagMenu({ place, onChoose, onClose }: Props) {
  const t = useT();
  const list = useTags((state) => state.list);
  const { key, x, y } = place;
  const pinned = list.find((tag) => tag.key === key)?.pinned === true;
  const item = (action: TagAction, label: string, icon: React.ReactNode) => ({
    key: action,
    label,
    icon,
    disabled: action.startsWith('close') && closing(action, list, key).length === 0,
    onClick: () => onChoose(action, key),
  });
  const items = [
    item('refresh', t('tagsView.refresh'), <ReloadOutlined aria-hidden />),
    ...(pinned ? [] : [item('close', t('tagsView.close'), <CloseOutlined aria-hidden />)]),
    item('closeOther', t('tagsView.closeOther'), <ColumnWidthOutlined aria-hidden />),
    item('closeLeft', t('tagsView.closeLeft'), <ArrowLeftOutlined aria-hidden />),
    item('closeRight', t('tagsView.closeRight'), <ArrowRightOutlined aria-hidden />),
    item('closeAll', t('tagsView.closeAll'), <CloseCircleOutlined aria-hidden />),
    item('fullscreen', t('tagsView.fullscreen'), <FullscreenOutlined aria-hidden />),
  ];
  return (
    <Dropdown
      key={`${key} ${x} ${y}`}
      open
      autoFocus
      trigger={['click']}
      menu={{ items }}
      onOpenChange={(open) => {
        if (!open) onClose(key);
      }}
    >
      <span className={styles.anchor} style={{ left: x, top: y }} aria-hidden />
    </Dropdown>
  );
}
