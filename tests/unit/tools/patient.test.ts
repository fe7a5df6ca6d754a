import { expect, test } from 'vitest';
import { patient } from '../../../tools/conform/patient';

const limited = (after: string) => new Response('<html>', { status: 429, headers: { 'Retry-After': after } });

/** What a client hears that gets these answers in a row, how long it waited, and what it sent. */
async function asked(...answers: Response[]) {
  const [waits, bodies]: [number[], string[]] = [[], []];
  const transport = patient(
    async (request) => {
      bodies.push(await request.text());
      return answers.shift() ?? new Response('no more');
    },
    async (milliseconds) => {
      waits.push(milliseconds);
    },
  );
  const answer = await transport(
    new Request('https://console.example.com/x', { method: 'POST', body: '{}' }),
  );
  return { text: await answer.text(), status: answer.status, waits, bodies };
}

test('a call that nginx limits is sent again, whole, after the seconds that it names', async () => {
  expect(await asked(limited('10'), limited('3'), new Response('{"code":0}'))).toEqual({
    text: '{"code":0}',
    status: 200,
    waits: [10_000, 3000],
    bodies: ['{}', '{}', '{}'],
  });
});

test('nobody waits without end, for longer than a minute, or where no time is named', async () => {
  const without = new Response('<html>', { status: 429 });
  expect(await asked(without, new Response('{}'))).toMatchObject({ status: 429, waits: [] });
  expect(await asked(limited('600'), new Response('{}'))).toMatchObject({ status: 429, waits: [] });
  const always = await asked(...Array.from({ length: 20 }, () => limited('1')));
  expect(always).toMatchObject({ status: 429 });
  expect(always.waits).toHaveLength(5);
});
