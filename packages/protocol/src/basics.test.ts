import { expect, test } from 'vitest';
import { personName } from './basics.ts';

const isName = (name: string): boolean => personName.safeParse(name).success;

test('joiners are part of a name where a script or an emoji needs them', () => {
  expect(isName('👩\u200d💻 Grace')).toBe(true);
  expect(isName('🏴\u{e0067}\u{e0062}\u{e0073}\u{e0063}\u{e0074}\u{e007f} Isla')).toBe(true);
  expect(isName('علی\u200cرضا')).toBe(true);
  expect(isName('ශ්\u200dරී')).toBe(true);
  expect(isName('क्\u200dष')).toBe(true);
});

test('elsewhere what cannot be seen is refused, so that two names that look alike are alike', () => {
  for (const odd of ['\u200d', '\u200c', '\u200b', '\u202e', '\u2066', '\ufeff', '\u00ad', '\n'])
    expect(isName(`Ad${odd}a`), JSON.stringify(odd)).toBe(false);
  expect(isName('علی\u200c')).toBe(false);
  expect(isName('\u200dعلی')).toBe(false);
  expect(isName('علی\u200c\u200cرضا')).toBe(false);
});
