/** Icons of the room: copies of the studio's own (`build/icons.ts`). */
export { default as arrowDown } from '@phosphor-icons/core/bold/arrow-down-bold.svg?raw';
export { default as arrowUp } from '@phosphor-icons/core/bold/arrow-up-bold.svg?raw';
export { default as checkCircle } from '@phosphor-icons/core/fill/check-circle-fill.svg?raw';
export { default as info } from '@phosphor-icons/core/fill/info-fill.svg?raw';
export { default as pauseIcon } from '@phosphor-icons/core/fill/pause-fill.svg?raw';
export { default as shield } from '@phosphor-icons/core/fill/shield-check-fill.svg?raw';
