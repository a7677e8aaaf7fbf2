/** For tests of boards: `describeUi`, run by every game, and scenes to set up positions with. */
export { drawnIn } from './testing/drawing.ts';
export { sceneOf, stageOf } from './testing/scene.ts';
export type { Stage } from './testing/scene.ts';
export { describeGuide } from './testing/describe-guide.ts';
export { describePrint } from './testing/describe-print.ts';
export { describeUi } from './testing/describe-ui.ts';
export type { UiConformance } from './testing/describe-ui.ts';
