import type { Scene } from '@boardroom/ui-kit';
import type { ProjectPlan } from '../src/types.ts';

export type Look = Scene<ProjectPlan>;
