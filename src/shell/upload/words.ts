import type { Translate } from '@/i18n';
import { sizeText } from '@/lib/fileSize';
import { visibleText } from '@/lib/text';
import type { Problem } from '@/lib/upload/problem';
import type { UploadView } from '@/lib/upload/task';

/** Remaining time in a single unit; empty while it is unknown. */
export function leftText(seconds: number | null, t: Translate): string {
  if (seconds === null) return '';
  if (seconds < 60) return t('upload.leftSecond', { count: Math.ceil(seconds) });
  if (seconds < 3600) return t('upload.leftMinute', { count: Math.round(seconds / 60) });
  if (seconds < 86_400) return t('upload.leftHour', { count: Math.round(seconds / 3600) });
  return t('upload.leftDay', { count: Math.round(seconds / 86_400) });
}

/** Progress in whole percent; 100 only when all bytes are uploaded. */
export const percentOf = (share: number): number => (share > 0.9999 ? 100 : Math.floor(share * 100));

function problemText(problem: Problem, t: Translate): string {
  switch (problem.kind) {
    case 'connection':
    case 'timeout':
    case 'malformed':
    case 'lost':
      return t(`upload.problem.${problem.kind}`);
    case 'http':
      return t('upload.problem.http', { status: problem.status });
    case 'refused':
      return t('upload.problem.refused', { msg: visibleText(problem.msg).slice(0, 200) });
    default:
      return t('upload.problem.other');
  }
}

/** The text after a file's size: its state, and the details of that state. */
export function stateText(
  { state, hashed, progress, speed, left, problem, pausedBy }: UploadView,
  t: Translate,
): string[] {
  const words = t(`upload.state.${state}`, { percent: percentOf(state === 'md5' ? hashed : progress) });
  const more: string[] = [];
  if (state === 'uploading' && speed > 0)
    more.push(t('upload.speed', { size: sizeText(speed) }), leftText(left, t));
  if (state === 'error' && problem) more.push(problemText(problem, t));
  if (state === 'paused' && (pausedBy === 'session' || pausedBy === 'offline'))
    more.push(t(`upload.paused.${pausedBy}`));
  return [words, ...more.filter(Boolean)];
}
