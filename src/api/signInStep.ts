import { post, SITE } from './client';
import { anonymous, checked, isSignIn } from './session';
import type { SignIn } from './types';

/** What a sign-in asks for after the password, with a ticket for it. */
export interface NextStep {
  step: 'code' | 'password' | 'bind';
  ticket: string;
  /** Key to be bound, and what an authenticator reads from a QR code. */
  secret: string;
  uri: string;
}

const textIn = (data: unknown, name: string): string => {
  const value: unknown = typeof data === 'object' && data !== null ? Reflect.get(data, name) : undefined;
  return typeof value === 'string' ? value : '';
};

/** Reads the data of a sign-in that was refused with one more step; `null` for a step that the console does not know. */
export function readStep(data: unknown): NextStep | null {
  const step = textIn(data, 'step');
  if (step !== 'code' && step !== 'password' && step !== 'bind') return null;
  return { step, ticket: textIn(data, 'ticket'), secret: textIn(data, 'secret'), uri: textIn(data, 'uri') };
}

/** Takes a step of a sign-in; refused with the next one while there are more. */
export const takeStep = (
  { step, ticket }: NextStep,
  typed: { code: string } | { password: string },
): Promise<SignIn> => checked(post(`${SITE}login/${step}`, { ticket, ...typed }, anonymous), isSignIn);
