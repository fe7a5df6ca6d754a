import type { LocalTexts } from '../field/texts';
import { isEmptyHtml } from '../html/plain';
import { isCountry } from '../countries';
import { sentence } from '../rule';
import type { Sentence } from '../rule';
import type { PictureSize } from './picture';

/** `biz_notice_target` */
export const ContentNoticeTarget = { all: 1, levels: 2, countries: 3, members: 4 } as const;
export type ContentNoticeTarget = (typeof ContentNoticeTarget)[keyof typeof ContentNoticeTarget];

/** Members that can be named one by one. */
export const MOST_NAMED = 1000;

/** Notices at the top of the list, and in front of everything, at the same time. */
export const [MOST_TOP, MOST_POPUP] = [3, 1];

const FITS: Readonly<Record<number, (value: string) => boolean>> = {
  [ContentNoticeTarget.levels]: (value) => /^[0-5]$/.test(value),
  [ContentNoticeTarget.countries]: isCountry,
  [ContentNoticeTarget.members]: (value) => /^\d{8}$/.test(value),
};

/** Whether a value names part of an audience of this kind. */
export const namesAudience = (target: number, value: string): boolean => FITS[target]?.(value) ?? false;

/** What is wrong with an audience: nobody is named, somebody in a wrong way or twice, or too many. */
export function audienceFits(target: number, values: readonly string[]): Sentence | null {
  if (target === ContentNoticeTarget.all) return values.length === 0 ? null : sentence('rule.noticeForAll');
  if (values.length === 0) return sentence('rule.noticeForNobody');
  if (values.length > MOST_NAMED) return sentence('rule.noticeForMany', { max: MOST_NAMED });
  const wrong = values.find(
    (value, place) => !namesAudience(target, value) || values.indexOf(value) !== place,
  );
  return wrong === undefined ? null : sentence('rule.noticeFor', { name: wrong.slice(0, 40) });
}

const TONGUES = ['zh', 'en', 'tw'] as const;

/** The languages in which both a title and a content are written. */
export const writtenIn = (title: LocalTexts, content: LocalTexts): ('zh' | 'en' | 'tw')[] =>
  TONGUES.filter((tongue) => title[tongue].trim() !== '' && !isEmptyHtml(content[tongue]));

/** What keeps a notice from being published: members read it in Chinese and in English at least. */
export function missingIn(title: LocalTexts, content: LocalTexts): Sentence | null {
  const written = writtenIn(title, content);
  if (!written.includes('zh')) return sentence('rule.noticeInChinese');
  return written.includes('en') ? null : sentence('rule.noticeInEnglish');
}

/** The size of a notice's cover. */
export const coverSize: PictureSize = { width: 1200, height: 600, most: 2 };
