import { expect, test } from 'vitest';
import { livesOf } from '@/contract/block/lives';
import { openQuestion, questioned, repliedQuestion } from '@/contract/block/question';
import { answererOf, callOfMove, movesOf, personIn } from '@/contract/flow';
import { question, QUESTION_KINDS, reply, retract } from '@/contract/shell/question';
import { describedResources } from '../../../tools/contract/described';

/** Lives in which reviewers ask back. */
const asking = describedResources
  .flatMap(({ resource }) => livesOf(resource))
  .filter(({ flow }) => Object.hasOwn(flow.moves, 'question'));

test('every life in which reviewers ask back is a kind of question, whose permissions are those of its calls', () => {
  expect(asking.map(({ name }) => name).toSorted()).toEqual([...QUESTION_KINDS].toSorted());
  for (const life of asking) {
    const { name, calls, row } = life;
    const decides = callOfMove(life, Object.hasOwn(life.flow.moves, 'approve') ? 'approve' : 'confirm');
    const paths: Readonly<Record<string, string>> = question.permissionBy.paths;
    expect([name, paths[name]]).toEqual([name, decides?.path]);
    expect(retract.permissionBy.paths).toBe(question.permissionBy.paths);
    expect([name, reply.permissionBy.paths[name]]).toEqual([name, calls.list.path]);
    expect(Object.keys(row)).toContain('thread');
  }
});

test('who decides asks, from the same states, and nobody else; whatever decides waits for the reply', () => {
  for (const life of asking) {
    const named = new Map(movesOf(life).map((move) => [move.name, move.terms]));
    const decision = named.get('approve') ?? named.get('confirm');
    const ask = named.get('question');
    expect([life.name, ask?.from, ask?.notBy]).toEqual([life.name, decision?.from, decision?.notBy]);
    for (const name of ['approve', 'confirm', 'reject', 'rejectFinal'])
      if (life.flow.moves[name]?.call && named.get(name)?.from.some((state) => ask?.from.includes(state)))
        expect([life.name, name, named.get(name)?.answered]).toEqual([life.name, name, true]);
    // Who replies is one of those who may not decide, so that nobody decides by the own word.
    for (const part of life.flow.answerers ?? [])
      expect(decision?.notBy.map((party) => party.part)).toContain(part);
  }
});

test('the first of those who reply that is named and may is asked', () => {
  const flow = { people: { first: 'a', second: 'b' }, answerers: ['first', 'second'] };
  expect(answererOf(flow, { a: 'ann', b: 'ben' })).toBe('ann');
  expect(answererOf(flow, { a: '', b: 'ben' })).toBe('ben');
  expect(answererOf(flow, { a: 'ann', b: 'ben' }, (name) => name !== 'ann')).toBe('ben');
  expect(answererOf(flow, { a: '', b: '' })).toBeUndefined();
  expect(personIn({}, 'a')).toBe('');
});

test('a question is open until it is replied to or taken back, and a thread is for the staff alone', () => {
  const [asked, told, gone] = [{ kind: 'question' }, { kind: 'reply' }, { kind: 'retract' }];
  expect(openQuestion([])).toBeUndefined();
  expect(openQuestion([told, asked])).toBe(asked);
  expect(openQuestion([asked, told])).toBeUndefined();
  expect(openQuestion([asked, gone])).toBeUndefined();
  expect(repliedQuestion([asked, told])).toBe(asked);
  expect(repliedQuestion([asked, gone])).toBeUndefined();
  expect(questioned.thread.options.staffOnly).toBe(true);
});
