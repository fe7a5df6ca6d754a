import { useCallback, useLayoutEffect, useRef, useState } from 'react';
import { ring } from './sound';

export interface Sound {
  /** Plays the sound; where the browser refuses that, it is offered, once. */
  play: () => void;
  /** The browser has refused the sound until the operator enables it. */
  isBlocked: boolean;
  /** Rings; where the browser still refuses, the offer stays. */
  enable: () => void;
}

const GESTURES = ['pointerup', 'click', 'keydown'] as const;

/** The sound of the reminders, which browsers refuse until the operator has pressed something. */
export function useSound(): Sound {
  const [isBlocked, setBlocked] = useState(false);
  const wasOffered = useRef(false);
  const isEnabling = useRef(false);

  const enable = useCallback(async () => {
    // One press is several gestures.
    if (isEnabling.current) return;
    isEnabling.current = true;
    const rung = await ring();
    isEnabling.current = rung;
    if (rung) setBlocked(false);
  }, []);

  // A press counts from the moment on at which the offer can be seen.
  useLayoutEffect(() => {
    if (!isBlocked) return undefined;
    // What browsers take for a gesture, with a mouse, a finger or the keyboard; the first one that counts ends the offer.
    const listen = () => void enable();
    for (const gesture of GESTURES) window.addEventListener(gesture, listen);
    return () => {
      for (const gesture of GESTURES) window.removeEventListener(gesture, listen);
    };
  }, [isBlocked, enable]);

  const play = async () => {
    if ((await ring()) || wasOffered.current) return;
    wasOffered.current = true;
    setBlocked(true);
  };

  return { play: () => void play(), isBlocked, enable: () => void enable() };
}
