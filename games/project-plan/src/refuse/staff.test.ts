/** Which project the refusal of a hire or a release names. */
import { describe } from 'vitest';
import { expectRefusals } from '@boardroom/kernel/testing';
import { scene } from '../testing/scene.ts';
import type { Scene } from '../testing/scene.ts';

describe('X9–X14, X30 staff', () => {
  const group: Scene = { holds: { 0: 'PJ03 PJ04 PJ05' } };
  expectRefusals(
    () => scene({ ...group, staff: { LB: [1, 0, 0] } }),
    [
      [
        'two behind',
        0,
        { type: 'hire', project: 'PJ03' },
        { code: 'spread-evenly', facts: { project: 'PJ04', level: 1 } },
      ],
    ],
  );
  expectRefusals(
    () => scene({ ...group, staff: { LB: [2, 2, 1] } }),
    [
      [
        'two ahead',
        0,
        { type: 'release', project: 'PJ05' },
        { code: 'release-evenly', facts: { project: 'PJ03' } },
      ],
    ],
  );
  expectRefusals(
    () => scene({ ...group, extended: 'PJ04 PJ05' }),
    [
      [
        'two under extension',
        0,
        { type: 'hire', project: 'PJ03' },
        { code: 'under-extension', facts: { contract: 'PJ04' } },
      ],
    ],
  );
  expectRefusals(
    () => scene({ holds: { 0: 'PJ04' } }),
    [
      [
        'two missing',
        0,
        { type: 'hire', project: 'PJ04' },
        { code: 'not-complete', facts: { missing: 'PJ03' } },
      ],
    ],
  );
  expectRefusals(
    () => scene({ ...group, staff: { LB: [4, 4, 3] } }),
    [
      [
        'four FTEs',
        0,
        { type: 'hire', project: 'PJ03' },
        { code: 'most-ftes', facts: { count: 4 } },
      ],
    ],
  );
});
