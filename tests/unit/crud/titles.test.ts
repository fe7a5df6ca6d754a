import { expect, test } from 'vitest';
import { config } from '@/contract/system/config';
import { deliveryCycle } from '@/contract/delivery/cycle';
import { post } from '@/contract/system/post';
import { titleOf } from '@/domain/kit/title';

const inThree = (zh: string, en: string) => ({ zh, en, tw: zh });

test('a cycle is called by its contract and its length, a setting by its name', () => {
  const cycle = { id: '7', contractCode: 'ETHUSDT-UD', cycleName: inThree('60 秒', '60 s') };
  expect(titleOf(deliveryCycle, cycle)).toBe('ETHUSDT-UD · 60 秒');
  const setting = {
    id: '3',
    configKey: 'adjust.max',
    configName: inThree('单笔调整上限', 'Adjustment limit'),
  };
  expect(titleOf(config, setting)).toBe('单笔调整上限');
});

test('a record is called by its title, and by its id where that could not be read', () => {
  expect(titleOf(post, { id: '3', postCode: 'ceo' })).toBe('ceo');
  expect(titleOf(deliveryCycle, { id: '7', contractCode: '', cycleName: inThree('', '') })).toBe('7');
});
