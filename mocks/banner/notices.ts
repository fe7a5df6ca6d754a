import type { Option } from '@/api/types';
import type { Db } from '../core/db';

/** Whether there is a published notice of this id. There are no notices yet: this and the list below change with them. */
export const noticeExists = (_: Db, id: string): boolean => publishedNotices().some(({ key }) => key === id);

/** Published notices to choose from. */
export const publishedNotices = (): Option[] => [];
