import type { Words } from '../keys';

export const words = {
  'sharedFilters.title': ['共享的筛选', 'Shared filters', '共用的篩選'],
  'sharedFilters.by': ['{{name}} 共享', 'Shared by {{name}}', '{{name}} 共用'],
  'sharedFilters.share': [
    '将筛选「{{name}}」共享给可查看此列表的所有人',
    'Share filter "{{name}}" with everyone who sees this list',
    '將篩選「{{name}}」共用給可檢視此列表的所有人',
  ],
  'sharedFilters.shared': ['已共享', 'Shared', '已共用'],
  'sharedFilters.remove': [
    '为所有人删除共享筛选「{{name}}」',
    'Delete shared filter "{{name}}" for everyone',
    '為所有人刪除共用篩選「{{name}}」',
  ],
  'sharedFilters.removed': ['已删除', 'Deleted', '已刪除'],
  'sharedFilters.gone': [
    '所有可查看此列表的人都将看不到它，无法复原',
    'No one who sees this list will have it any more. This cannot be undone.',
    '所有可檢視此列表的人都將看不到它，無法復原',
  ],
} satisfies Words;

declare module '@/i18n/keys' {
  interface Messages extends Record<keyof typeof words, string> {}
  interface Areas {
    sharedFilters: typeof words;
  }
}
