import { useCallback, useEffect, useRef, useState } from 'react';
import { ring } from './sound';

export interface Sound {
  /** Plays the sound; where the browser refuses that, it is offered, once. */
  play: () => void;
  /** The browser has refused the sound until the operator enables it. */
  isBlocked: boolean;
  enable: () => void;
}

/** The sound of the reminders, which browsers refuse until the operator has pressed something. */
export function useSound(): Sound {
  const [isBlocked, setBlocked] = useState(false);
  const wasOffered = useRef(false);

  const enable = useCallback(() => {
    setBlocked(false);
    void ring();
  }, []);

  useEffect(() => {
    if (!isBlocked) return undefined;
    // A press anywhere is the gesture that browsers wait for.
    window.addEventListener('pointerdown', enable);
    return () => window.removeEventListener('pointerdown', enable);
  }, [isBlocked, enable]);

  const play = async () => {
    if ((await ring()) || wasOffered.current) return;
    wasOffered.current = true;
    setBlocked(true);
  };

  return { play: () => void play(), isBlocked, enable };
}
