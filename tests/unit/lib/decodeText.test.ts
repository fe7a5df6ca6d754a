import fc from 'fast-check';
import { expect, test } from 'vitest';
import { decodeText } from '@/lib/decodeText';

const bytesOf = (...bytes: number[]): ArrayBuffer => new Uint8Array(bytes).buffer;

test('what is written as UTF-8 is read as it is', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme' }), (text) => {
      const bytes = new TextEncoder().encode(text);
      expect(decodeText(bytes.buffer)).toEqual({ text: new TextDecoder().decode(bytes), encoding: 'UTF-8' });
    }),
  );
});

test('what Chinese office programs write is read in Chinese', () => {
  // 补偿,10 in GBK.
  expect(decodeText(bytesOf(0xb2, 0xb9, 0xb3, 0xa5, 0x2c, 0x31, 0x30))).toEqual({
    text: '补偿,10',
    encoding: 'GB18030',
  });
});

test('UTF-16 is known by its mark', () => {
  expect(decodeText(bytesOf(0xff, 0xfe, 0x2d, 0x4e, 0x41, 0x00))).toEqual({
    text: '中A',
    encoding: 'UTF-16',
  });
  expect(decodeText(bytesOf(0xfe, 0xff, 0x4e, 0x2d, 0x00, 0x41))).toEqual({
    text: '中A',
    encoding: 'UTF-16',
  });
});

test('what is no text is refused instead of being filled with replacement characters', () => {
  expect(decodeText(bytesOf(0x50, 0x4b, 0x03, 0x04, 0xff, 0xff, 0x80))).toBeNull();
});
