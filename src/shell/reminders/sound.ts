import { usePlatform } from '@/stores/platform';
import { useReminderSettings } from '@/stores/reminderSettings';

/** Path of the reminder's sound, below the base path. */
const FILE = `${import.meta.env.BASE_URL}reminder.wav`;

let audio: HTMLAudioElement | null = null;

/**
 * Plays the reminder's sound, if the platform has it on and so has the operator.
 * @returns `false` when the browser requires a user gesture first
 */
export async function ring(): Promise<boolean> {
  const { sound, volume } = useReminderSettings.getState();
  if (!sound || !usePlatform.getState().sound) return true;
  try {
    audio ??= new Audio(FILE);
    audio.volume = volume / 100;
    audio.currentTime = 0;
    await audio.play();
    return true;
  } catch (error) {
    // For a missing file or a device without sound the answer is still `true`, because a click would not
    // help.
    return !(error instanceof DOMException && error.name === 'NotAllowedError');
  }
}
