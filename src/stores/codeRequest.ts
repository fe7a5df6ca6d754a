import { create } from 'zustand';
import { onSessionEnd } from './session';

type Answer = (given: boolean) => void;

/** Whether a code of the operator's authenticator is asked for; the shell draws the dialog. */
export const useCodeRequest = create<{ answer: Answer | null }>(() => ({ answer: null }));

let asked: Promise<boolean> | null = null;

/** Asks for a code; several calls share one question. Resolves with `false` on cancel and when the session ends. */
export function askCode(): Promise<boolean> {
  asked ??= new Promise<boolean>((resolve) => {
    const answer: Answer = (given) => {
      asked = null;
      useCodeRequest.setState({ answer: null });
      resolve(given);
    };
    useCodeRequest.setState({ answer });
  });
  return asked;
}

onSessionEnd(() => useCodeRequest.getState().answer?.(false));
