import type { Reply } from './client';

/** What is wrong with an answer whatever its call; empty where nothing is. */
export function envelopeFaults({ envelope, headers, text }: Reply): string[] {
  if (!envelope) return [`the body is no envelope: ${text.slice(0, 60)}`];
  const { code, msg } = envelope;
  return [
    ...(Number.isInteger(code) ? [] : [`code is ${code}, no integer`]),
    ...(typeof msg === 'string' ? [] : ['msg is no text']),
    ...(code !== 0 && msg === '' ? [`the refusal ${code} has no words`] : []),
    ...(/\bjson\b/.test(headers.get('content-type') ?? '') ? [] : ['Content-Type is not JSON']),
    ...(/\bno-store\b/.test(headers.get('cache-control') ?? '') ? [] : ['Cache-Control is not no-store']),
  ];
}
